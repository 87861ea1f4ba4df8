import { expect, it } from 'vitest';
import { createMarkupTranslator, createTranslator } from './site-messages.ts';

it('a translator for data removes tags, and one for markup keeps them', () => {
  expect(createMarkupTranslator('en')('rooms.guests', { count: 2 })).toBe('<em>2</em> guests');
  expect(createTranslator('en')('rooms.guests', { count: 2 })).toBe('2 guests');
});
