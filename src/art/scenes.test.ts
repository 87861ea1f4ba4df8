import { optimize, type XastElement, type XastRoot } from 'svgo';
import { expect, test } from 'vitest';
import { placed } from './pieces/batch.ts';
import { scenes } from './scenes.ts';
import { toSvg } from './sheet.ts';

/** How many elements a browser creates for a drawing: each use copies its definition. */
function elementsOf(svg: string): number {
  const roots: XastRoot[] = [];
  const keep = { name: 'keep', fn: (tree: XastRoot) => void roots.push(tree) };
  optimize(svg, { plugins: [keep] });
  const named = new Map<string, XastElement>();
  const inside = ({ children }: XastRoot | XastElement) => children.filter((child) => child.type === 'element');
  const note = (node: XastElement) => {
    if (node.attributes.id) named.set(node.attributes.id, node);
    inside(node).forEach(note);
  };
  const count = (node: XastElement): number => {
    const used = node.name === 'use' ? named.get(node.attributes.href?.slice(1) ?? '') : undefined;
    return 1 + (used ? count(used) : 0) + inside(node).reduce((sum, child) => sum + count(child), 0);
  };
  const drawn = roots.flatMap(inside);
  drawn.forEach(note);
  return drawn.reduce((sum, child) => sum + count(child), 0);
}

test.each(['superior', 'classic'] as const)(
  'no two pictures in the gallery of %s rooms show the same hour',
  (category) => {
    const clocks = ([1, 2, 3, 4] as const).map((number) => scenes[`${category}-${number}`]().hour.clock[0]);
    expect(new Set(clocks).size).toBe(clocks.length);
  },
);

// a thousand elements block a phone's main thread for almost 100 ms
test.each(Object.entries(scenes))('the drawing “%s” has at most 1600 elements', (_, draw) => {
  expect(elementsOf(toSvg(draw()))).toBeLessThanOrEqual(1600);
});

test('placed transforms path text as a use does', () => {
  expect(placed('M10 0C1 2 3 4 5 6q1 0 0 1-2-3.5-4-5S9 91 14 87z', 100, 50, 2, 90)).toBe(
    'M100 70C96 52 92 56 88 60q0 2 -2 0 7 -4 10 -8S-82 68 -74 78z',
  );
});
