// Majolica: quarteredTile (one alone, 96 × 96, seamless), tileRows (laid in rows), tileFrieze (a single border row).
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';

type Point = [number, number];
const turned =
  (turn: number, cx: number, cy: number) =>
  ([x, y]: Point): Point => {
    const a = (turn * Math.PI) / 180;
    return [cx + Math.cos(a) * x - Math.sin(a) * y, cy + Math.sin(a) * x + Math.cos(a) * y];
  };

/** Petals about (cx, cy), one for each angle, from radius `from` to `to`, `wide` at their broadest (at the share `belly` of the way). */
function petals(
  cx: number,
  cy: number,
  turns: readonly number[],
  from: number,
  to: number,
  wide: number,
  belly = 0.55,
): string {
  return turns
    .map((turn) => {
      const place = turned(turn, cx, cy);
      const m = from + (to - from) * belly;
      const [a, b, c, d] = (
        [
          [from, 0],
          [m, -wide],
          [to, 0],
          [m, wide],
        ] as Point[]
      ).map(place) as [Point, Point, Point, Point];
      return p`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} ${a[0]} ${a[1]}z`;
    })
    .join('');
}
const quarters = [0, 90, 180, 270];
const diagonals = [45, 135, 225, 315];
const eighths = [...quarters, ...diagonals];
const disc = (x: number, y: number, r: number) =>
  p`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;

/** Colours of a tile: its ground, its drawing, its leaves and its light. */
export interface TileColours {
  ground: Colour;
  blue: Colour;
  teal: Colour;
  yellow: Colour;
}
const usual: TileColours = { ground: 'tileGround', blue: 'tileBlue', teal: 'tileTeal', yellow: 'tileYellow' };

type Petal = [from: number, to: number, wide: number, belly: number];
const flower: Record<'outer' | 'inner', Petal> = { outer: [4, 26, 9, 0.62], inner: [9, 21, 4, 0.6] };
const star: Record<'leaf' | 'vein' | 'petal' | 'light' | 'heart', Petal> = {
  leaf: [6, 45, 15, 0.5],
  vein: [14, 36, 5, 0.45],
  petal: [6, 34, 17, 0.62],
  light: [14, 29, 8, 0.6],
  heart: [2, 11, 4, 0.6],
};

/** `count` tiles of 96 × 96 side by side from the origin to the right: on each an eight-petalled star within a lobed ring, and quarter flowers at the corners. */
function tiles(sheet: Sheet, count: number, { ground, blue, teal, yellow }: TileColours = usual): void {
  const width = count * 96;
  const middles = Array.from({ length: count }, (_, index) => index * 96 + 48);
  const edges = Array.from({ length: count + 1 }, (_, index) => index * 96);
  const corners = edges.flatMap((x): Point[] => [
    [x, 0],
    [x, 96],
  ]);
  const buds: Point[] = [
    ...middles.flatMap((x): Point[] => [
      [x, 0],
      [x, 96],
    ]),
    ...edges.map((x): Point => [x, 48]),
  ];
  const stars = (turns: readonly number[], ...petal: Petal) =>
    middles.map((x) => petals(x, 48, turns, ...petal)).join('');
  // nothing stands over the edge: what the neighbour must complete is drawn by the neighbour
  sheet.clip(`M0 0h${width}v96h${-width}z`, () => {
    sheet.rect(0, 0, width, 96, ground);
    // corner flowers, a quarter in each tile
    sheet.path(corners.map(([x, y]) => disc(x, y, 31)).join(''), blue);
    sheet.path(corners.map(([x, y]) => disc(x, y, 27)).join(''), ground);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, ...flower.outer)).join(''), blue);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, ...flower.inner) + disc(x, y, 7)).join(''), yellow);
    sheet.path(corners.map(([x, y]) => disc(x, y, 3.2)).join(''), blue);
    // the star
    sheet.path(stars(quarters, ...star.leaf), teal);
    sheet.path(stars(quarters, ...star.vein), ground);
    sheet.path(stars(diagonals, ...star.petal), blue);
    sheet.path(stars(diagonals, ...star.light), yellow);
    sheet.path(middles.map((x) => disc(x, 48, 11)).join(''), ground);
    sheet.path(stars(eighths, ...star.heart), blue);
    sheet.path(middles.map((x) => disc(x, 48, 4)).join(''), yellow);
    // on the edges between two corner flowers
    sheet.path(buds.map(([x, y]) => disc(x, y, 4)).join(''), yellow);
  });
}

/** The same, one tile alone: a quarter of it, laid four times. Every style sheet has it, so that its length counts. */
export function quarteredTile(sheet: Sheet): void {
  const { ground, blue, teal, yellow } = usual;
  const seen = [0, 45, 90];
  const quarter = sheet.define(() => {
    sheet.path(disc(-48, -48, 31), blue).path(disc(-48, -48, 27), ground);
    sheet.path(petals(-48, -48, seen, ...flower.outer), blue);
    sheet.path(petals(-48, -48, seen, ...flower.inner) + disc(-48, -48, 7), yellow).path(disc(-48, -48, 3.2), blue);
    sheet.path(petals(0, 0, [0], ...star.leaf), teal).path(petals(0, 0, [0], ...star.vein), ground);
    sheet.path(petals(0, 0, [45], ...star.petal), blue).path(petals(0, 0, [45], ...star.light), yellow);
    sheet.path(disc(48, 0, 4), yellow);
  });
  sheet.rect(0, 0, 96, 96, ground);
  for (const turn of quarters) sheet.use(quarter, 48, 48, 1, turn);
  sheet
    .path(disc(48, 48, 11), ground)
    .path(petals(48, 48, eighths, ...star.heart), blue)
    .path(disc(48, 48, 4), yellow);
}

const together = 4;

/** Tiles in `columns` × `rows` from (x, y), each 96 × scale wide. */
export function tileRows(
  sheet: Sheet,
  x: number,
  y: number,
  columns: number,
  rows: number,
  scale = 1,
  colours: TileColours = usual,
): void {
  const look = Object.values(colours).join();
  const some = (count: number) => once(sheet, `tiles ${count} ${look}`, () => tiles(sheet, count, colours));
  // a row is defined once and laid again and again; of a few tiles together, since a browser copies all that is used
  const row = once(sheet, `row of tiles ${columns} ${look}`, () => {
    for (let i = 0; i < columns; i += together) sheet.use(some(Math.min(together, columns - i)), i * 96, 0);
  });
  for (let j = 0; j < rows; j++) sheet.use(row, x, y + j * 96 * scale, scale);
}

/** One row of tiles as a border: a line above and below, `height` high in all. */
export function tileFrieze(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: TileColours = usual,
): void {
  const line = height * 0.08;
  const scale = (height - line * 2) / 96;
  sheet.rect(x, y, width, height, colours.blue);
  sheet.clip(p`M${x} ${y}h${width}v${height}h${-width}z`, () =>
    tileRows(sheet, x, y + line, Math.ceil(width / (96 * scale)), 1, scale, colours),
  );
}
