// Lemons: leaf, lemon, blossom, branch (stem with leaves along a curve), corner (a hanging branch for a picture's corner), lemonTree (in a pot), crown, lemonHill (terraces).
import { p, type Sheet } from '../sheet.ts';
import { Batch, once, placed, polygon } from './batch.ts';

const tones = [
  ['leaf3', 'leaf4'],
  ['leaf2', 'leaf3'],
  ['leaf1', 'leaf2'],
  ['leaf4', 'leaf5'],
] as const;

/** One leaf from its stalk at (x, y), pointing to `angle` (degrees, 0 = right), 100 long at scale 1, in one of four tones (0 to 3, light is 2). */
export function leaf(sheet: Sheet, x: number, y: number, angle: number, scale = 1, tone = 0): void {
  const [lit, shaded] = tones[tone % tones.length] as (typeof tones)[number];
  const id = once(sheet, `leaf ${lit}`, () => {
    sheet.path('M0 0C22-32 68-30 100 2C66 28 24 26 0 0z', lit);
    sheet.path('M0 0Q50-6 100 2C66 28 24 26 0 0z', shaded);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale, Math.round(angle));
}

// hanging from the origin, 100 high
const lemonShapes = [
  [
    'M-8 5C-30 11-41 32-38 54C-35 72-22 81-10 87C-5 90-5 99 1 99S9 91 14 87C28 78 38 69 38 50C37 29 24 11 8 5C4 3-3 3-8 5z',
    'lemon',
  ],
  ['M12 6C26 34 20 70-6 90C-4 93-4 99 1 99S9 91 14 87C28 78 38 69 38 50C37 31 27 13 12 6z', 'lemonShade'],
  ['M-16 20C-28 28-31 44-27 58C-24 46-22 32-13 23C-12 20-14 19-16 20z', 'lemonLight'],
  ['M0-6q3 5 1 9q8 0 10 7q-7-3-11-1q-4-2-11 1q2-7 9-7q0-6 2-9z', 'leaf2'],
] as const;

/** A lemon hanging from its stalk at (x, y), 100 high at scale 1. */
export function lemon(sheet: Sheet, x: number, y: number, scale = 1, angle = 0): void {
  const id = once(sheet, 'lemon', () => {
    for (const [d, colour] of lemonShapes) sheet.path(d, colour);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale, Math.round(angle));
}

/** A lemon blossom of five petals about (x, y), 40 wide at scale 1. */
export function blossom(sheet: Sheet, x: number, y: number, scale = 1, angle = 0): void {
  const id = once(sheet, 'blossom', () => {
    const petal = (turn: number) => {
      const at = (r: number, a: number) => {
        const t = ((turn + a) * Math.PI) / 180;
        return [Math.cos(t) * r, Math.sin(t) * r] as [number, number];
      };
      const [b, c, d] = [at(17, -38), at(22, 0), at(17, 38)];
      return p`M0 0Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} 0 0z`;
    };
    sheet.path([0, 72, 144, 216, 288].map((turn) => petal(turn - 18)).join(''), 'blossom');
    sheet.circle(0, 0, 5, 'lemon');
  });
  sheet.use(id, Math.round(x), Math.round(y), scale, angle);
}

/** A stem along the quadratic curve from `from` over `bend` to `to`, with leaves on both sides, `size` 1 = leaves 100 long. */
export function branch(
  sheet: Sheet,
  from: [number, number],
  bend: [number, number],
  to: [number, number],
  {
    size = 0.8,
    leaves = 8,
    width = 6,
    from: start = 0.1,
  }: { size?: number; leaves?: number; width?: number; from?: number } = {},
): void {
  sheet.line(p`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`, 'bark', width);
  for (let i = 0; i <= leaves; i++) {
    const t = start + ((1 - start) * i) / leaves;
    const u = 1 - t;
    const x = u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0];
    const y = u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1];
    const along =
      (Math.atan2(
        2 * u * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]),
        2 * u * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]),
      ) *
        180) /
      Math.PI;
    const side = i === leaves ? 0 : (i % 2 ? -1 : 1) * sheet.between(38, 66);
    leaf(
      sheet,
      x,
      y,
      along + side,
      Math.round(size * sheet.between(0.8, 1.1) * 20) / 20,
      Math.floor(sheet.random() * 4),
    );
  }
}

/** A hanging branch with lemons and blossoms for a picture's top left corner, about 330 × 190 at scale 1; a negative x scale mirrors it for the right. */
export function corner(sheet: Sheet, x: number, y: number, scale: number | [number, number] = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    branch(sheet, [-20, -20], [56, 16], [74, 108], { size: 0.78, leaves: 6 });
    branch(sheet, [-20, -10], [110, 44], [262, 58], { size: 0.86, leaves: 9 });
    lemon(sheet, 40, 66, 0.8, 10);
    lemon(sheet, 150, 62, 0.86, -8);
    lemon(sheet, 222, 64, 0.66, 6);
    for (const [lx, ly, angle, size, tone] of [
      [18, 40, 60, 0.8, 1],
      [130, 44, 100, 0.62, 3],
      [172, 50, 40, 0.7, 0],
      [208, 54, 110, 0.5, 2],
      [60, 30, 85, 0.6, 0],
    ] as const)
      leaf(sheet, lx, ly, angle, size, tone);
    blossom(sheet, 112, 40, 0.9, 10);
    blossom(sheet, 262, 62, 0.8, 40);
    blossom(sheet, 16, 30, 0.8);
  });
}

/** A round lemon crown of dots with fruit, about (x, y), radius r: for trees in pots and groves. `dot` sets how fine it is. */
export function crown(sheet: Sheet, x: number, y: number, r: number, fruit = 9, dot = r * 0.5): void {
  const batch = new Batch();
  const ring = (
    count: number,
    from: number,
    to: number,
    layer: number,
    colour: 'leaf1' | 'leaf2' | 'leaf3' | 'leaf4',
    dx = 0,
    dy = 0,
  ) => {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + sheet.between(-0.2, 0.2);
      const reach = r * sheet.between(from, to);
      batch.dot(
        layer,
        x + dx + Math.cos(angle) * reach,
        y + dy + Math.sin(angle) * reach * 0.92,
        Math.round(dot * 2) / 2,
        colour,
      );
    }
  };
  sheet.circle(x, y, r * 0.8, 'leaf3');
  ring(11, 0.72, 0.84, 0, 'leaf4', r * 0.06, r * 0.08);
  ring(9, 0.5, 0.66, 1, 'leaf3');
  ring(6, 0.3, 0.5, 2, 'leaf2', -r * 0.2, -r * 0.2);
  ring(4, 0.1, 0.3, 3, 'leaf1', -r * 0.36, -r * 0.38);
  batch.draw(sheet);
  const scale = Math.round((r / 330) * 100) / 100;
  for (let i = 0; i < fruit; i++) {
    const angle = i * 2.4 + 0.6;
    const reach = r * Math.sqrt((i + 0.7) / fruit) * 0.84;
    const at = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach - r * 0.12] as const;
    const lean = Math.round(sheet.between(-12, 12));
    // a browser copies each element of what is used: in a tree that stands in rows four do for all its lemons
    if (sheet.defining) {
      for (const [layer, [d, colour]] of lemonShapes.entries())
        batch.path(layer, placed(d, ...at, scale, lean), colour);
    } else lemon(sheet, ...at, scale, lean);
  }
  batch.draw(sheet);
}

/** A lemon tree in a terracotta pot (or a `glazed` white one with blue bands) that stands at (x, y), 240 high at scale 1. */
export function lemonTree(sheet: Sheet, x: number, y: number, scale = 1, glazed = false): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-4-60q-4-40 0-70h8q-2 30 1 70z', 'bark');
    crown(sheet, 0, -168, 70);
    sheet.path('M-36 0q36-8 84 0q-44 8-84 0z', 'ink', 0.2);
    sheet.path('M-38-66h76l-10 66h-56z', glazed ? 'stoneLight' : 'terracotta');
    if (glazed) {
      sheet.path('M-37-58h74l-1 7h-72zM-31-18h62l-1 7h-60z', 'tileBlue');
      sheet.path('M-24-34l10-12 10 12-10 12zM4-34l10-12 10 12-10 12z', 'tileTeal');
    }
    sheet.path('M16-66h22l-10 66h-16q6-34 4-66z', glazed ? 'stoneShade' : 'terracottaShade', glazed ? 0.6 : 1);
    sheet.path('M-43-76h86v14h-86z', glazed ? 'tileBlue' : 'terracottaLight');
    sheet.path('M16-76h27v14h-26z', glazed ? 'blueShade' : 'terracotta');
  });
}

/** A green hill under the line `crest(x)` with its lemon terraces: dry stone walls and rows of trees; `k` 1: trees about 14 wide. It fades in from `left` unless `lean` is 0. */
export function lemonHill(
  sheet: Sheet,
  crest: (x: number) => number,
  left: number,
  right: number,
  base: number,
  rows = 7,
  k = 1,
  lean = 1,
): void {
  const outline: [number, number][] = [];
  for (let x = left; x <= right + 20; x += 20) outline.push([x, crest(x) + sheet.between(-3, 3)]);
  sheet.path(polygon([[left, base], ...outline, [right + 20, base]]), 'hill');
  const trees = new Batch();
  for (let row = 0; row < rows; row++) {
    const from = left + (40 + row * 14) * lean;
    const y = (x: number) => crest(x) + (16 + row * 21) * k;
    let wall = '';
    for (let x = from; x <= right + 20; x += 60)
      wall += `${wall ? 'L' : 'M'}${Math.round(x)} ${Math.round(y(x) + 7 * k)}`;
    trees.line(0, wall, 'rock1', 2 * k);
    for (let x = from + sheet.between(0, 8); x < right; x += sheet.between(13, 19) * k) {
      trees.dot(1, x, y(x) - 2, Math.round(sheet.pick([12, 15]) * k), sheet.pick(['leaf3', 'leaf2', 'leaf2']));
      if (sheet.chance(0.3)) trees.dot(2, x + sheet.between(-4, 4), y(x) + sheet.between(-5, 2), 3.4 * k, 'lemon');
    }
  }
  trees.draw(sheet);
}
