import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { delivered } from '../content-fixtures.ts';
import { hotelFiles, hotelParts } from '../hotel-files.ts';
import { dictionaryFile } from '../messages/dictionary.ts';
import { jsonSchema } from './json-schemas.ts';

const read = (file: string) => JSON.parse(delivered(file) ?? '');
const passes = (part: Parameters<typeof jsonSchema>[0], content: unknown) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(jsonSchema(part)))).safeParse(content).success;

it.each([...hotelParts, 'messages'] as const)(
  'the schema of %s accepts its file, and rejects an unknown or missing field',
  (part) => {
    const content = read(part === 'messages' ? dictionaryFile('it') : hotelFiles[part]);
    const [, needed = ''] = Object.keys(content);
    expect(content.$schema).toBe(`../../schemas/${part}.json`);
    expect(passes(part, content)).toBe(true);
    expect(passes(part, { ...content, fax: 'x' })).toBe(false);
    expect(passes(part, { ...content, [needed]: undefined })).toBe(false);
  },
);

describe('an editor marks', () => {
  const facts = read(hotelFiles.facts);
  const messages = read(dictionaryFile('it'));

  it.each([
    ['an hour that no day has', 'facts', { ...facts, checkIn: '25:00' }],
    ['an empty text', 'messages', { ...messages, banner: { ...messages.banner, close: ' ' } }],
    ['a straight apostrophe', 'messages', { ...messages, banner: { ...messages.banner, close: "Chiudi l'avviso" } }],
  ] as const)('%s', (_, name, content) => {
    expect(passes(name, content)).toBe(false);
  });
});
