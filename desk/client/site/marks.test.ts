import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { LocalizedI18n } from '../../../src/i18n/localized-i18n.ts';
import { markMessages, readMarks } from './marks.ts';

/** A marked message as a page shows it. */
function shown(text: string, values?: Record<string, unknown>): string {
  const i18n = new LocalizedI18n({ locale: 'it', messages: { it: markMessages({ key: compileMessage(text) }, 'it') } });
  return i18n._('key', values);
}

it('a mark is invisible, and identifies the message and the value', () => {
  const text = shown('Chiama {phone} subito', { phone: '+39 089' });
  expect(text).not.toBe('Chiama +39 089 subito');
  expect(readMarks(text)).toEqual({
    clean: 'Chiama +39 089 subito',
    ranges: [{ key: 'key', language: 'it', from: 0, to: 21, values: [{ name: 'phone', from: 7, to: 14 }] }],
  });
});

it('every piece between tags is marked', () => {
  const pieces = shown('Limoni <em>e mare</em>').split(/<\/?em>/);
  expect(pieces.map((piece) => readMarks(piece).ranges.map(({ key }) => key))).toEqual([['key'], ['key'], []]);
  expect(pieces.map((piece) => readMarks(piece).clean)).toEqual(['Limoni ', 'e mare', '']);
});

it.each([
  [1, '1 stella'],
  [4, '4 stelle'],
])('a plural still chooses by its count: %i', (count, expected) => {
  expect(readMarks(shown('{count, plural, one {# stella} other {# stelle}}', { count })).clean).toBe(expected);
});

it('two messages in one text are told apart', () => {
  const { clean, ranges } = readMarks(`${shown('Uno')}: ${shown('due')}`);
  expect(clean).toBe('Uno: due');
  expect(ranges.map(({ from, to }) => clean.slice(from, to))).toEqual(['Uno', 'due']);
});
