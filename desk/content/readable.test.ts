import { expect, it } from 'vitest';
import { daysText, readable } from './readable.ts';

it.each([
  [
    '2026-12-12',
    '2026-12-14',
    'sabato 12 dicembre 2026 – domenica 13 dicembre 2026',
    '12 December 2026 – 13 December 2026',
  ],
  ['2026-12-12', '2026-12-13', 'sabato 12 dicembre 2026', '12 December 2026'],
  ['2026-12-12', undefined, 'Da sabato 12 dicembre 2026', 'From 12 December 2026'],
  [null, '2026-12-13', 'Fino a sabato 12 dicembre 2026', 'Until 12 December 2026'],
  [null, null, 'Sempre', 'Always'],
])('from %s until %s', (from, until, it, en) => {
  const { it: italian, en: english } = daysText(from, until);
  expect([italian, english].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([it, en]);
});

it('a list inside an entry is shown by the words of its own entries', () => {
  const points = [
    { id: 'porto', text: { it: 'Porto di <em>Napoli</em>', en: 'Naples port' } },
    { id: 'hotel', text: { it: 'Altri hotel', en: 'Other hotels' } },
  ];
  expect(readable(points)).toEqual({ it: 'Porto di Napoli · Altri hotel', en: 'Naples port · Other hotels' });
});
