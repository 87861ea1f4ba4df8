import { describe, expect, it } from 'vitest';
import { type Part, Sheet } from './sheet.ts';

const sheet = () => new Sheet('tile', 'noon', 1);
const weightOf = ({ parts }: { parts: Part[] }) => parts.map((part) => ('weight' in part ? part.weight : undefined));

describe('the weight of a part', () => {
  it.each([
    ['M10 20h30v40h-30z', 30 * 40],
    ['m10 20l5-5 5 5z m0 100h1', 10 * 105],
    ['M0 0q10 20 20 0t20 0', 40 * 20],
    ['M5 10a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', 10 * 10],
    ['M-.5-.25L.5.25', 1 * 0.5],
  ])('is the area of the bounding box: %s', (d, area) => {
    const [weight] = weightOf(sheet().path(d, 'sun').finish());
    expect(weight).toBeCloseTo(area);
  });

  it('is that of the heaviest shape', () => {
    expect(weightOf(sheet().rect(0, 0, 2, 3, 'sun').rect(90, 90, 4, 5, 'sun').finish())).toEqual([20]);
    expect(weightOf(sheet().path('M0 0h2v3h-2z M90 90h4v5h-4z', 'sun').finish())).toEqual([20]);
  });

  it('is the length of a line times its width', () => {
    expect(weightOf(sheet().line('M0 0L3 4', 'sun', 2).finish())).toEqual([10]);
  });

  it('is less where a shape is transparent', () => {
    expect(weightOf(sheet().rect(0, 0, 10, 10, 'sun', 0.25).finish())).toEqual([50]);
  });

  it('grows with the scale of a group and of a use', () => {
    const drawing = sheet();
    const square = () => drawing.rect(0, 0, 1, 1, 'sun');
    const id = drawing.define(square);
    drawing.use(id, 0, 0).use(id, 0, 0, [2, -3]).shear(id, 0, 0, 0.5);
    drawing.group({ scale: 4 }, square).night(() => drawing.use(id, 0, 0, 5));
    expect(weightOf(drawing.finish())).toEqual([undefined, 1, 6, 1, 16, 25]);
  });
});
