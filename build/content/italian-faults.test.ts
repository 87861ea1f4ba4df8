import { printParseErrorCode } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { languageIds } from '../../src/navigation/routes.ts';
import { contentFaults } from './check-content.ts';
import { announcement, expectItalian, faultsAfter, freshContent, setValue } from './content-fixtures.ts';
import { isObject } from './fault.ts';
import { fieldWords } from './field-labels.ts';
import { inItalian } from './italian-faults.ts';
import { jsonSchemas } from './json-schemas.ts';

// `expectItalian` also runs on every fault that the other tests of the check make

/** Calls back with every schema within a JSON Schema, and the field that it is for. */
function walk(schema: unknown, visit: (schema: Record<string, unknown>, field: string) => void, field = ''): void {
  if (!isObject(schema)) return;
  visit(schema, field);
  for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (key !== '$schema') walk(inner, visit, field ? `${field}.${key}` : key);
  }
  walk(schema.items, visit, `${field}[]`);
  for (const inner of Array.isArray(schema.anyOf) ? schema.anyOf : []) walk(inner, visit, field);
}

const parts = ['identity', 'facts', 'announcements'];
const schemas = jsonSchemas();
const schemaOf = (part: string): unknown => JSON.parse(schemas.get(`${part}.json`) ?? '');

it('every rule of the schemas is said in Italian', () => {
  const rules = new Set<string>();
  for (const part of parts) walk(schemaOf(part), ({ errorMessage }) => errorMessage && rules.add(String(errorMessage)));
  expect(rules.size).toBeGreaterThan(25);
  expectItalian([...rules].map((problem) => ({ file: '', field: '', problem, example: '' })));
});

it('every fault of JSON’s syntax is said in Italian', () => {
  for (let code = 1; code <= 16; code += 1) {
    const name = printParseErrorCode(code)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    expect(inItalian(`is not valid JSON: ${name}`), name).toMatch(/^non è JSON valido: (?:un|manca|c’è)/);
  }
});

it('everything that can be missing is said in Italian', () => {
  const { identity, facts } = freshContent();
  const faults = contentFaults({ identity, facts, messages: Object.fromEntries(languageIds.map((id) => [id, {}])) });
  expect(faults.length).toBeGreaterThan(150);
  expectItalian(faults);
  expectItalian(contentFaults({ identity: {}, facts: {}, announcements: {}, messages: {} }));
});

it.each([
  [
    setValue('facts', 'hours.lunch.from', '25:00'),
    'deve essere un’ora da 00:00 a 23:59, con due cifre ciascuna, ma è "25:00"',
  ],
  [setValue('identity', 'vat', undefined), 'manca; deve essere una partita IVA: IT e undici cifre'],
  [
    setValue('announcements', 'announcements', [announcement({ text: { it: '{until', en: '{until}' } })]),
    expect.stringMatching(/^non si capisce: una graffa manca o è di troppo/),
  ],
])('a fault reads well in Italian (%#)', (change, italian) => {
  expect(faultsAfter(change).map(({ problem }) => inItalian(problem))).toContainEqual(italian);
});

it('a sentence that the check does not say has no Italian', () => {
  expect(inItalian('must be a banana')).toBeUndefined();
});

it.each(parts)('every field of %s has a label and help in both languages', (part) => {
  const fields = new Set<string>();
  walk(schemaOf(part), (_, field) => fields.add(field));
  fields.delete('');
  for (const field of fields) {
    const words = fieldWords(part, field);
    expect(words, field).toBeDefined();
    for (const text of [words?.label.it, words?.label.en, words?.help.it, words?.help.en])
      expect(text, field).toMatch(/\S/);
    expect(words?.help.it, field).not.toBe(words?.help.en);
  }
});
