import { expect, it } from 'vitest';
import { delivered } from '../../../build/content/content-fixtures.ts';
import { formatJson } from './format-json.ts';
import { contentFiles } from './project-files.ts';

it.each(contentFiles.filter((file) => file.startsWith('src/')))('%s is as the desk writes it', async (file) => {
  const text = delivered(file) ?? '';
  expect(await formatJson(JSON.parse(text))).toBe(text);
});

it('keeps the line breaks of Windows', async () => {
  const text = await formatJson({ long: 'x'.repeat(100), id: 'three' }, '{\r\n}\r\n');
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
