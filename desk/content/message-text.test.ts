import { expect, it } from 'vitest';
import { readMessages } from '../../build/content/messages/site-messages.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { parseMessage, pastedLine, plainText, trimmed, valueNames, writeMessage } from './message-text.ts';

it.each(languageIds)('every message in %s is unchanged after parsing and writing', (language) => {
  const texts = Object.values(readMessages(language)).flatMap((group) => Object.values(group));
  const written = texts.map((text) => writeMessage(parseMessage(text)));
  expect(written).toEqual(texts);
});

it.each(['Chiama {phone', 'un <em>titolo', '<em>uno</strong>', 'a < b', '}', 'a {'])(
  '“%s” is parsed as plain text',
  (text) => {
    expect(parseMessage(text)).toEqual([{ kind: 'text', text, tags: [] }]);
  },
);

it('an unmatched tag or brace does not affect the rest of a message', () => {
  const text = 'Chiama {phone} { <em>subito</em>';
  expect(parseMessage(text).map(({ kind }) => kind)).toEqual(['text', 'value', 'text', 'text']);
  expect(writeMessage(parseMessage(text))).toBe(text);
});

it('the values of a message are named once', () => {
  expect(valueNames('{count, plural, one {notte} other {# notti}} a {name}, {name}')).toEqual(['count', 'name']);
});

it('a message is trimmed, also within its tags', () => {
  expect(trimmed(' <em> mare e cielo </em> ')).toBe('<em>mare e cielo</em>');
  expect(trimmed('<phone>{phone}</phone> o <em>qui</em>')).toBe('<phone>{phone}</phone> o <em>qui</em>');
});

it.each([
  ['Spiaggia a <em>{metres} m</em>', 'Spiaggia a … m'],
  ['{count, plural, one {<em>#</em> ospite} other {<em>#</em> ospiti}}', '… ospiti'],
  ['Chiama {phone', 'Chiama {phone'],
])('%s is “%s” in a list', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it.each([
  ['·   city bike – 15 €\n·   e-bike', 'city bike – 15 €; e-bike'],
  ['Noleggio:\r\n• city bike,\n▪ e-bike\n\no\tkayak\n- 2 canoe', 'Noleggio: city bike, e-bike; kayak; 2 canoe'],
  ['• Sauna\n• Tisane\nAperta fino\nalle 20', 'Sauna; Tisane. Aperta fino alle 20'],
  ['1. Arrivo\n2)  Autobus\n10. Piazza', 'Arrivo; Autobus; Piazza'],
  ['1. piano, 2. porta', '1. piano, 2. porta'],
  [' Limoni\n e mare: -5 gradi · o poco più\n-5 di notte', ' Limoni e mare: -5 gradi · o poco più -5 di notte'],
  ['bella\u00a0', 'bella '],
  ['il\u00a0ritorno alle\u00a013.30', 'il ritorno alle\u00a013.30'],
])('pasted, %j is one line', (pasted, line) => {
  expect(pastedLine(pasted)).toBe(line);
});
