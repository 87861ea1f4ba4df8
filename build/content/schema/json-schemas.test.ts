import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageIds } from '../../../src/i18n/languages.ts';
import { hotelFiles } from '../content-file.ts';
import { dictionaryFile } from '../messages/message-faults.ts';
import { formSchema, jsonSchema } from './json-schemas.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
const passes = (part: Parameters<typeof jsonSchema>[0], content: unknown) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(jsonSchema(part)))).safeParse(content).success;

it.each([
  ...Object.entries(hotelFiles),
  ...languageIds.map((language) => ['messages', dictionaryFile(language)] as const),
])('the schema of %s fits %s, and no unknown or missing field', (part, file) => {
  const name = part as keyof typeof hotelFiles;
  const content = read(file);
  const [, needed = ''] = Object.keys(content);
  expect(content.$schema).toBe(`../../schemas/${part}.json`);
  expect(passes(name, content)).toBe(true);
  expect(passes(name, { ...content, fax: 'x' })).toBe(false);
  expect(passes(name, { ...content, [needed]: undefined })).toBe(false);
});

describe('an editor marks', () => {
  const facts = read(hotelFiles.facts);
  const lists = read(hotelFiles.lists);
  const messages = read(dictionaryFile('it'));

  it.each([
    ['an hour that no day has', 'facts', { ...facts, checkIn: '25:00' }],
    ['an id with a blank', 'lists', { ...lists, faq: [{ ...lists.faq[0], id: 'a b' }] }],
    ['a room category too few', 'facts', { ...facts, rooms: { ...facts.rooms, categories: ['superior'] } }],
    ['a list without entries', 'lists', { ...lists, services: [] }],
    ['an empty text', 'messages', { ...messages, banner: { ...messages.banner, close: ' ' } }],
    ['a straight apostrophe', 'messages', { ...messages, banner: { ...messages.banner, close: "Chiudi l'avviso" } }],
  ] as const)('%s', (_, name, content) => {
    expect(passes(name, content)).toBe(false);
  });
});

it('a form knows kind and unit of a value, whether it may be empty, and its label', () => {
  const price = { properties: { euros: { kind: 'above', isNullable: true, type: 'number' } } };
  const stepFree = { properties: { centimetres: { unit: 'centimetres' } } };
  // several fields share one schema
  expect(formSchema('information').properties).toMatchObject({ touristTax: price, breakfast: price, stepFree });
  expect(formSchema('identity').properties).toMatchObject({
    tableBooking: { type: 'string', isNullable: true, label: { it: 'Prenotazione dei tavoli' } },
  });
});
