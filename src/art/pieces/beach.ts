// The beach: umbrella, umbrellaRows, sunbed (from the side); umbrellaAbove, sunbedAbove (from the air).
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';

/** A striped umbrella, its pole's foot at (x, y), 44 wide and 42 high at scale 1. */
export function umbrella(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  colour: Colour = 'coral',
  other: Colour = 'linen',
): void {
  const id = once(sheet, `umbrella ${colour} ${other}`, () => {
    sheet.path('M-8-1q18-3 36 0q-18 5-36 0z', 'ink', 0.2);
    sheet.rect(-1, -36, 2, 36, 'wood2');
    sheet.path('M-22-20Q-19-40 0-41Q19-40 22-20q-4-3-7 0q-4-3-8 0q-4-3-7 0q-4-3-7 0q-4-3-8 0q-3-3-7 0z', colour);
    sheet.path('M-15-20Q-13-36 0-41Q-7-34-7-20q-4-3-8 0zM7-20Q7-34 0-41Q13-36 15-20q-4-3-8 0z', other);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** Rows of umbrellas that follow `y(x, row)`, in turn in the colours given. */
export function umbrellaRows(
  sheet: Sheet,
  {
    left,
    right,
    rows,
    y,
    step = 46,
    scale = (row) => 0.9 + row * 0.08,
    colours = ['blue', 'coral'],
  }: {
    left: (row: number) => number;
    right: (row: number) => number;
    rows: number;
    y: (x: number, row: number) => number;
    step?: number;
    scale?: (row: number) => number;
    colours?: readonly Colour[];
  },
): void {
  for (let row = 0; row < rows; row++) {
    const colour = colours[row % colours.length] as Colour;
    for (let x = left(row); x < right(row); x += step * scale(row)) umbrella(sheet, x, y(x, row), scale(row), colour);
  }
}

/** A sunbed seen from the side, its foot end at the left, 110 long; its feet stand at y. */
export function sunbed(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | [number, number] = 1,
  colour: Colour = 'linen',
  shade: Colour = 'linenShade',
): void {
  const id = once(sheet, `sunbed ${colour}`, () => {
    sheet.path('M-66 0q60-7 120 0q-60 8-120 0z', 'ink', 0.2);
    sheet.path('M-46-18l-7 18h5l7-18zM26-18l7 18h5l-7-18z', 'wood3');
    sheet.path('M-56-24H24L52-56l6 5L32-18H-56z', 'wood2');
    sheet.path('M-56-36Q-58-26-54-26H22L52-62q5-5 9 0q3 4-1 9L32-22q-4 4-9 4H-52z', shade);
    sheet.path('M-56-36Q-58-28-52-28H20L50-64q6-6 11-1L30-30q-4 5-10 5z', colour);
    sheet.path('M-57-36H18q4 0 6-3L49-66q5-4 9-2q4 3 2 6L32-32q-3 4-8 4H-54q-4-3-3-8z', colour);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** An umbrella seen from above: a wheel of eight panels, 80 wide at scale 1, with its shadow. */
export function umbrellaAbove(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  colour: Colour = 'coral',
  other: Colour = 'linen',
  turn = 0,
): void {
  const id = once(sheet, `above ${colour} ${other}`, () => {
    const point = (i: number, r: number) => {
      const a = ((i * 45 - 22.5) * Math.PI) / 180;
      return [Math.cos(a) * r, Math.sin(a) * r] as [number, number];
    };
    const panel = (i: number) => {
      const [a, b, m] = [point(i, 40), point(i + 1, 40), point(i + 0.5, 34)];
      return p`M0 0L${a[0]} ${a[1]}Q${m[0]} ${m[1]} ${b[0]} ${b[1]}z`;
    };
    sheet.path([0, 2, 4, 6].map(panel).join(''), colour);
    sheet.path([1, 3, 5, 7].map(panel).join(''), other);
    sheet.circle(0, 0, 4, 'lemon');
  });
  const shadow = once(sheet, 'above shadow', () => sheet.path('M-37 0a37 37 0 1 1 74 0a37 37 0 1 1-74 0z', 'ink', 0.2));
  // the sea is below: seen from above, left and right are as on a map, and the south is at the bottom
  sheet.use(shadow, Math.round(x - 34 * sheet.hour.shadow * scale), Math.round(y - 5 * scale), scale);
  sheet.use(id, Math.round(x), Math.round(y), scale, turn);
}

/** A sunbed seen from above, 30 × 84, its head at the top. */
export function sunbedAbove(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  colour: Colour = 'linen',
  turn = 0,
  pillow: Colour = 'coral',
): void {
  const id = once(sheet, `bed above ${colour} ${pillow}`, () => {
    sheet.rect(-15 - 12 * sheet.hour.shadow, -45, 30, 86, 'ink', 0.2);
    sheet.rect(-15, -42, 30, 84, 'wood1');
    sheet.rect(-13, -40, 26, 80, colour);
    sheet.rect(-13, -14, 26, 2, 'linenShade');
    sheet.rect(-10, -37, 20, 12, pillow);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale, turn);
}
