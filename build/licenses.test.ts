import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { licensesText } from './licenses.ts';

/** Creates a package folder with these files. */
function packageWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it('lists each package’s full licence once, sorted by name', () => {
  const json = (name: string) =>
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', homepage: 'https://a.example' });
  const b = packageWith({ 'package.json': json('b'), 'LICENSE.md': 'Do good.\r\n\r\nOr else.\n', 'index.js': '' });
  const a = packageWith({ 'package.json': json('a') });
  const [, first, second] = licensesText([b, a, b]).split(/\n+=+\n+/);
  expect(first).toBe('a 1.0.0: MIT\nhttps://a.example');
  expect(second).toBe('b 1.0.0: MIT\nhttps://a.example\n\nDo good.\n\nOr else.\n');
});

it('rejects a package without a licence', () => {
  const folder = packageWith({ 'package.json': '{"name":"c","version":"1.0.0"}' });
  expect(() => licensesText([folder])).toThrow('c 1.0.0 is sent to visitors but names no licence.');
});
