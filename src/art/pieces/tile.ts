// Majolica: tiles (some side by side, 96 × 96 each, seamless), tileRows (laid in rows), tileFrieze (a single border row).
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

/** `count` tiles of 96 × 96 side by side from the origin to the right: on each an eight-petalled star within a lobed ring, and quarter flowers at the corners. */
export function tiles(sheet: Sheet, count: number, { ground, blue, teal, yellow }: TileColours = usual): void {
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
  const stars = (turns: readonly number[], from: number, to: number, wide: number, belly?: number) =>
    middles.map((x) => petals(x, 48, turns, from, to, wide, belly)).join('');
  // nothing stands over the edge: what the neighbour must complete is drawn by the neighbour
  sheet.clip(`M0 0h${width}v96h${-width}z`, () => {
    sheet.rect(0, 0, width, 96, ground);
    // corner flowers, a quarter in each tile
    sheet.path(corners.map(([x, y]) => disc(x, y, 31)).join(''), blue);
    sheet.path(corners.map(([x, y]) => disc(x, y, 27)).join(''), ground);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, 4, 26, 9, 0.62)).join(''), blue);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, 9, 21, 4, 0.6) + disc(x, y, 7)).join(''), yellow);
    sheet.path(corners.map(([x, y]) => disc(x, y, 3.2)).join(''), blue);
    // the star
    sheet.path(stars(quarters, 6, 45, 15, 0.5), teal);
    sheet.path(stars(quarters, 14, 36, 5, 0.45), ground);
    sheet.path(stars(diagonals, 6, 34, 17, 0.62), blue);
    sheet.path(stars(diagonals, 14, 29, 8, 0.6), yellow);
    sheet.path(middles.map((x) => disc(x, 48, 11)).join(''), ground);
    sheet.path(stars(eighths, 2, 11, 4, 0.6), blue);
    sheet.path(middles.map((x) => disc(x, 48, 4)).join(''), yellow);
    // on the edges between two corner flowers
    sheet.path(buds.map(([x, y]) => disc(x, y, 4)).join(''), yellow);
  });
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
