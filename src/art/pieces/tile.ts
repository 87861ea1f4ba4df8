// Majolica: tile (one unit of 96 × 96, seamless), tileRows (laid in rows), tileFrieze (a single border row).
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
const corners: Point[] = [
  [0, 0],
  [96, 0],
  [96, 96],
  [0, 96],
];
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

/** One tile of 96 × 96 with its top left corner at the origin: an eight-petalled star within a lobed ring, and quarter flowers at the corners. */
export function tile(sheet: Sheet, { ground, blue, teal, yellow }: TileColours = usual): void {
  // nothing stands over the edge: what the neighbour must complete is drawn by the neighbour
  sheet.clip('M0 0h96v96h-96z', () => {
    sheet.rect(0, 0, 96, 96, ground);
    // corner flowers, a quarter in each tile
    sheet.path(corners.map(([x, y]) => disc(x, y, 31)).join(''), blue);
    sheet.path(corners.map(([x, y]) => disc(x, y, 27)).join(''), ground);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, 4, 26, 9, 0.62)).join(''), blue);
    sheet.path(corners.map(([x, y]) => petals(x, y, eighths, 9, 21, 4, 0.6) + disc(x, y, 7)).join(''), yellow);
    sheet.path(corners.map(([x, y]) => disc(x, y, 3.2)).join(''), blue);
    // the star
    sheet.path(petals(48, 48, quarters, 6, 45, 15, 0.5), teal);
    sheet.path(petals(48, 48, quarters, 14, 36, 5, 0.45), ground);
    sheet.path(petals(48, 48, diagonals, 6, 34, 17, 0.62), blue);
    sheet.path(petals(48, 48, diagonals, 14, 29, 8, 0.6), yellow);
    sheet.path(disc(48, 48, 11), ground);
    sheet.path(petals(48, 48, eighths, 2, 11, 4, 0.6), blue);
    sheet.path(disc(48, 48, 4), yellow);
    // buds on the edges between two corner flowers
    sheet.path(
      [
        [48, 0],
        [96, 48],
        [48, 96],
        [0, 48],
      ]
        .map(([x, y]) => disc(x as number, y as number, 4))
        .join(''),
      yellow,
    );
  });
}

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
  const id = once(sheet, `tile ${Object.values(colours).join()}`, () => tile(sheet, colours));
  // a row is defined once and laid again and again
  const row = once(sheet, `tiles ${columns} ${Object.values(colours).join()}`, () => {
    for (let i = 0; i < columns; i++) sheet.use(id, i * 96, 0);
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
