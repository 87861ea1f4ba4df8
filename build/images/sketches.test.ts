import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Sheet } from '../../src/art/sheet.ts';
import { sketchOf } from './sketches.ts';

function drawing() {
  const sheet = new Sheet('tile', 'noon', 1).rect(0, 0, 100, 80, 'sky1').rect(20, 20, 40, 30, 'sun');
  const tree = sheet.define(() => sheet.rect(0, 0, 2, 3, 'leaf1'));
  sheet.use(tree, 5, 5).use(tree, 60, 10, 8);
  sheet.clip('M0 0h50v50z', () => sheet.circle(10, 10, 1, 'lemon'));
  sheet.night(() => sheet.circle(80, 10, 9, 'star'));
  for (let x = 0; x < 100; x++) sheet.circle(x * sheet.random(), 70 + sheet.random(), 0.4, 'lemon');
  return sheet.finish();
}

it('a sketch has the size, the large shapes and the day and night colours of the drawing', () => {
  const svg = sketchOf(drawing(), 310);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(310);
  expect(svg).toContain('viewBox="0 0 96 96"');
  expect(svg.match(/<path/g)?.length).toBe(4);
  expect(svg).toMatch(/fill:#4fa3bd.*prefers-color-scheme:dark.*fill:#0b1f33/);
  expect(svg.match(/<use[^>]*/g)).toEqual([expect.stringContaining('scale(8)')]);
  expect(svg).not.toContain('clipPath');
});

it('it has small uses and clip paths where there is room', () => {
  const svg = sketchOf(drawing(), 5000);
  expect(svg.match(/<use/g)?.length).toBe(2);
  expect(svg).toContain('clipPath');
});

it('it keeps a definition that is first needed inside one that is not shown', () => {
  const sheet = new Sheet('tile', 'noon', 1);
  let inner = '';
  const outer = sheet.define(() => {
    inner = sheet.define(() => sheet.rect(0, 0, 1, 1, 'sun'));
    sheet.use(inner, 0, 0);
  });
  sheet.use(outer, 0, 0, 0.1).use(inner, 0, 0, 40);
  const svg = sketchOf(sheet.finish(), 1000);
  expect(svg.match(/<use[^>]*/g)).toEqual([expect.stringContaining(`<use href="#${inner}"`)]);
  expect(svg).toContain(`id="${inner}"`);
});
