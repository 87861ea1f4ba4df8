import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './typography.ts';

describe('a text', () => {
  it.each([
    ["dell'isola, c'è 'ndrangheta, anni '60", 'dell’isola, c’è ’ndrangheta, anni ’60'],
    ['"Limoni" e dell\'"Isola" ("bella")', '«Limoni» e dell’«Isola» («bella»)'],
    ['E  poi...   il mare', 'E poi… il mare'],
    ["E' aperto: c'e' posto, cos'e'? Un po' d'aria", 'È aperto: c’è posto, cos’è? Un po’ d’aria'],
    ["Sopra la citta'. Il caffe', un po'. Piu'", 'Sopra la città. Il caffè, un po’. Più'],
    [
      "Piu' in la', CITTA', perche' e' gia' li'; fa' un caffe' da Mario's",
      'Più in là, CITTÀ, perché è già lì; fa’ un caffè da Mario’s',
    ],
    ["la 'casa' e la \"qualita'\" ", 'la ’casa’ e la «qualità» '],
    [
      'Dalla riva , in un attimo  ! Vero ? Sì ; poi \ufffc . Fine : qui .',
      'Dalla riva, in un attimo! Vero? Sì; poi \ufffc. Fine: qui.',
    ],
    ['bassa stagione\u00a0: 40\u00a0%', 'bassa stagione: 40\u00a0%'],
    ['a 12 km, 3 min o 20 m', 'a 12\u00a0km, 3\u00a0min o 20\u00a0m'],
    ['tel. +39 089 876 543, di 9 in 9', 'tel. +39\u00a0089\u00a0876\u00a0543, di 9 in 9'],
    ['le biciclette\u00a0 della \u00a0casa di\u00a0Rosa', 'le biciclette della casa di\u00a0Rosa'],
    ['28 m² il 2 maggio', '28\u00a0m² il 2 maggio'],
    ['da € 12,50 a 15 € a notte', 'da €\u00a012,50 a 15\u00a0€ a notte'],
    [
      "\ufeffLi\u00admoni \u200b e citta\u200b'\u200b, \ufffc\u200b .\u2060.. \u202a👨‍🍳",
      'Limoni e città, \ufffc … 👨‍🍳',
    ],
    ['E poi ... i siti .it, il .5 e … .', 'E poi … i siti .it, il .5 e … .'],
    ['a\ufffcm, dell’\ufffc (\ufffc)', 'a \ufffc m, dell’\ufffc (\ufffc)'],
  ])('in Italian: %s', (typed, right) => {
    expect(normaliseText(typed, 'it')).toBe(right);
  });

  it.each([
    [`the hotel's "sea" and 'sky'`, 'the hotel’s “sea” and ‘sky’'],
    ["the '60s, guests' rooms...", 'the ’60s, guests’ rooms…'],
    ["'Ndunderi, 'o pesce and rock 'n' roll", '’Ndunderi, ’o pesce and rock ’n’ roll'],
    ["a 'room with the hotel's view', 'n'", 'a ‘room with the hotel’s view’, ’n’'],
  ])('in English: %s', (typed, right) => {
    expect(normaliseText(typed, 'en')).toBe(right);
  });

  const typing = fc.string({
    unit: fc.constantFrom(...`'". \u00a0,:?aE6€(’‘\ufffc\u200b`),
    maxLength: 20,
  });
  it.each(['it', 'en'])('is the same typed letter by letter, pasted, or normalised twice (%s)', (language) => {
    fc.assert(
      fc.property(typing, (text) => {
        const pasted = normaliseText(text, language);
        const typed = [...text].reduce((before, key) => normaliseText(before + key, language, true), '');
        expect(normaliseText(typed, language)).toBe(pasted);
        expect(normaliseText(pasted, language)).toBe(pasted);
        expect(pasted).not.toMatch(/['"\u200b]|\.{3}| {2}| [,?]|€ 6|6 €/);
      }),
    );
  });
});
