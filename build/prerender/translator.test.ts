import { expect, it } from 'vitest';
import { createMarkupTranslator, createTranslator } from './translator.ts';

it.each([
  ['it', 2.5, '2,5 km'],
  ['en', 2.5, '2.5 km'],
  ['it', 1250, '1.250 km'],
  ['en', 1250, '1,250 km'],
  ['it', 60, '60 km'],
] as const)('a distance in a text of the build is written as “%s” writes it: %d', (language, kilometres, text) => {
  expect(createTranslator(language)('location.reach.distance', { kilometres })).toBe(text);
});

it('a translator for data removes tags, and one for markup keeps them', () => {
  expect(createMarkupTranslator('en')('rooms.guests', { count: 2 })).toBe('<em>2</em> guests');
  expect(createTranslator('en')('rooms.guests', { count: 2 })).toBe('2 guests');
});
