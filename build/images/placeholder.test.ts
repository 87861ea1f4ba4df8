import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../src/art/scenes.ts';
import { Sheet } from '../../src/art/sheet.ts';
import { boxOf, placeholderOf } from './placeholder.ts';

describe('what a path covers', () => {
  it.each([
    ['M10 20h30v40h-30z', [10, 20, 40, 60]],
    ['m10 20l5-5 5 5z m0 100h1', [10, 15, 20, 120]],
    ['M0 0C10-10 20 30 40 0', [0, -10, 40, 30]],
    ['M0 0q10 20 20 0t20 0', [0, 0, 40, 20]],
    ['M5 10a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', [5, 5, 15, 15]],
    ['M-.5-.25L.5.25', [-0.5, -0.25, 0.5, 0.25]],
  ])('%s', (d, [left, top, right, bottom]) => {
    expect(boxOf(d)).toEqual({ left, top, right, bottom });
  });
});

describe('a sketch', () => {
  const drawing = () => {
    const sheet = new Sheet('test', 100, 80, 1).rect(0, 0, 100, 80, 'sky1').rect(20, 20, 40, 30, 'sun');
    const tree = sheet.define(() => sheet.rect(0, 0, 2, 3, 'leaf1'));
    sheet.use(tree, 5, 5).use(tree, 60, 10, 8);
    sheet.clip('M0 0h50v50z', () => sheet.circle(10, 10, 1, 'lemon'));
    sheet.night(() => sheet.circle(80, 10, 9, 'star'));
    for (let x = 0; x < 100; x++) sheet.circle(x * sheet.random(), 70 + sheet.random(), 0.4, 'lemon');
    return sheet.finish();
  };

  it('has the drawing’s size, and its large shapes in its colours, by day and by night', () => {
    const svg = placeholderOf(drawing(), 310);
    expect(svg).toContain('viewBox="0 0 100 80"');
    expect(svg.match(/<path/g)?.length).toBe(4);
    expect(svg).toMatch(/fill:#4fa3bd.*prefers-color-scheme:dark.*fill:#0b1f33/);
    expect(svg).toContain('o-night');
  });

  it('shows of what is repeated the large ones alone, and leaves away what then serves nothing', () => {
    const svg = placeholderOf(drawing(), 310);
    expect(svg.match(/<use/g)?.length).toBe(1);
    expect(svg).toMatch(/<use[^>]*scale\(8\)/);
    expect(svg).not.toContain('clipPath');
  });

  it('is the drawing itself where that is small enough', () => {
    const svg = placeholderOf(drawing(), 5000);
    expect(svg.match(/<use/g)?.length).toBe(2);
    expect(svg).toContain('clipPath');
  });

  it('keeps to its limit', () => {
    const hero = scenes['contact-reception'];
    for (const limit of [700, 2000]) {
      const svg = placeholderOf(hero?.() ?? drawing(), limit);
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(limit);
      expect(brotliCompressSync(svg).length).toBeGreaterThan(limit * 0.7);
    }
  }, 30_000);
});
