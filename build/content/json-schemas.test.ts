import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languageIds } from '../../src/navigation/routes.ts';
import { hotelFiles } from './check-content.ts';
import { jsonSchemas } from './json-schemas.ts';
import { dictionaryFile } from './message-faults.ts';

const root = new URL('../../', import.meta.url);
const contentFiles = [...Object.values(hotelFiles), ...languageIds.map(dictionaryFile)];
const read = (file: string | URL) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

describe.each(contentFiles)('%s', (file) => {
  const { $schema: address } = read(file);
  const schema = read(new URL(address, new URL(file, root)));
  const passes = (content: unknown) => z.fromJSONSchema(schema).safeParse(content).success;

  it('names its schema and is valid', () => {
    expect(passes(read(file))).toBe(true);
  });

  it('is not valid with an unknown field or without a required one', () => {
    const content = read(file);
    const [, needed = ''] = Object.keys(content);
    expect(passes({ ...content, fax: 'x' })).toBe(false);
    expect(passes({ ...content, [needed]: undefined })).toBe(false);
  });
});

describe('an editor marks', () => {
  const passes = (name: string, content: unknown) =>
    z.fromJSONSchema(JSON.parse(jsonSchemas().get(`${name}.json`) ?? '')).safeParse(content).success;
  const identity = read(hotelFiles.identity);
  const facts = read(hotelFiles.facts);
  const messages = read(dictionaryFile('it'));

  it.each([
    ['a phone number with blanks', 'identity', { ...identity, phone: '+39 089' }],
    ['six stars', 'identity', { ...identity, stars: 6 }],
    ['a host with a slash', 'identity', { ...identity, site: 'https://www.hotel.example/' }],
    ['an hour that no day has', 'facts', { ...facts, checkIn: '25:00' }],
    ['a service too few', 'facts', { ...facts, services: facts.services.slice(1) }],
    ['an empty text', 'messages', { ...messages, banner: { ...messages.banner, close: ' ' } }],
    ['a straight apostrophe', 'messages', { ...messages, banner: { ...messages.banner, close: "Chiudi l'avviso" } }],
  ])('%s', (_, name, content) => {
    expect(passes(name, content)).toBe(false);
  });
});
