import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composed, leading, widthOf } from './lettering.ts';

const box = { width: 384, top: 142, bottom: 528 };
const font = { width: (text: string, size: number) => [...text].length * size * 0.55 };
const fonts = { upright: font, italic: font };
const texts = (title: string) =>
  composed(title, box, fonts).lines.map((line) => line.map(({ text }) => text).join(' '));

it('sets a short title large, and its italic phrase on a line of its own', () => {
  expect(composed('Camere <em>sul mare</em>', box, fonts).size).toBeGreaterThanOrEqual(44);
  expect(texts('Camere <em>sul mare</em>')).toEqual(['Camere', 'sul mare']);
});

const title = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'W', 'é'), minLength: 1, maxLength: 25 }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((words) => words.join(' '));

it('no title is too long for the picture', () => {
  fc.assert(
    fc.property(title, (text) => {
      const { lines, size } = composed(text, box, fonts);
      expect(lines.length * size * leading).toBeLessThanOrEqual(box.bottom - box.top);
      for (const line of lines) expect(widthOf(line, size, fonts)).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 30 },
  );
});
