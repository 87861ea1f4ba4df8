// For the small posters: posterSky, scaleDome (majolica scales), pointedArch, stairs, shutters, onion, stroller, lampPost, bigPalm.
import type { Colour } from '../palette.ts';
import { type Point, p, type Sheet } from '../sheet.ts';
import { Batch, once, polygon } from './batch.ts';
import { stars, sunAndMoon } from './landscape.ts';

/** One flat colour with two discs of light about (x, y), the inner of radius r; a moon by night at `moon` and stars down to `low`. */
export function posterSky(
  sheet: Sheet,
  hue: 'Blue' | 'Rose' | 'Aqua' | 'Green' | 'Coral' | 'Lemon',
  x: number,
  y: number,
  r: number,
  moon: [x: number, y: number, r: number] | undefined,
  low = 500,
): void {
  sheet.rect(0, 0, sheet.width, sheet.height, `poster${hue}1`);
  sheet.circle(x, y, Math.round(r * 1.5), `poster${hue}2`);
  sheet.circle(x, y, r, `poster${hue}3`);
  stars(sheet, 0, 0, sheet.width, low, 46, 1.6, moon);
  if (moon) sunAndMoon(sheet, moon[0], moon[1], 0, moon);
}

/** A dome of majolica scales standing on `base`: `colour(row, column)` gives each scale's glaze, rows from below; its last rows are left for the lantern. */
export function scaleDome(
  sheet: Sheet,
  x: number,
  base: number,
  rx: number,
  height: number,
  rows: number,
  across: number,
  colour: (row: number, column: number) => Colour,
  { bow = 0.12, shadeFrom = 34, top = 84 } = {},
): void {
  const at = (lon: number, lat: number): Point => {
    const [a, b] = [(Math.max(-90, Math.min(90, lon)) * Math.PI) / 180, (lat * Math.PI) / 180];
    return [
      x + rx * Math.cos(b) * Math.sin(a),
      base - height * Math.sin(b) - bow * rx * Math.sin(2 * b) * Math.cos(a) * Math.cos(b),
    ];
  };
  const batch = new Batch();
  const [step, rise] = [180 / across, top / rows];
  for (let row = 0; row < rows; row++) {
    const lat = row * rise;
    for (let column = row % 2 ? -1 : 0; column < across; column++) {
      const from = -90 + (column + (row % 2) / 2) * step;
      const [a, b, c, d, tip] = [
        at(from, lat + rise * 1.02),
        at(from + step, lat + rise * 1.02),
        at(from + step, lat),
        at(from, lat),
        at(from + step / 2, lat - rise * 0.7),
      ];
      batch.path(
        row,
        p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}Q${tip[0]} ${tip[1]} ${d[0]} ${d[1]}z`,
        colour(row, column),
      );
    }
  }
  batch.draw(sheet);
  const edge = (lon: number) => Array.from({ length: 8 }, (_, i) => at(lon, (i * top) / 7));
  sheet.path(polygon([...edge(shadeFrom), ...edge(90).reverse()].reverse()), 'wallShadow', 0.26);
}

/** The path text of an opening with a pointed arch, as `arch` for a round one. */
export function pointedArch(x: number, base: number, width: number, height: number): string {
  const rise = Math.min(height, width * 0.8);
  const spring = base - height + rise;
  return p`M${x} ${base}V${spring}C${x} ${spring - rise * 0.45} ${x + width * 0.24} ${spring - rise * 0.8} ${x + width / 2} ${base - height}C${x + width * 0.76} ${spring - rise * 0.8} ${x + width} ${spring - rise * 0.45} ${x + width} ${spring}V${base}z`;
}

/** A flight of steps that rises away from the viewer: [left, right] at its top and at its bottom; risers grow towards the viewer. */
export function stairs(
  sheet: Sheet,
  top: number,
  [topLeft, topRight]: Point,
  bottom: number,
  [bottomLeft, bottomRight]: Point,
  count: number,
  tread: Colour = 'stoneLight',
  riser: Colour = 'stoneShade',
): void {
  const span = (y: number) => {
    const t = (y - top) / (bottom - top);
    return [topLeft + (bottomLeft - topLeft) * t, topRight + (bottomRight - topRight) * t] as const;
  };
  const level = (i: number) => top + (bottom - top) * (0.45 * (i / count) + 0.55 * (i / count) ** 2);
  sheet.path(
    polygon([
      [topLeft, top],
      [topRight, top],
      [bottomRight, bottom],
      [bottomLeft, bottom],
    ]),
    tread,
  );
  let d = '';
  for (let i = 0; i < count; i++) {
    const [y, next] = [Math.round(level(i)), Math.round(level(i + 1))];
    const low = Math.max(y + 2, Math.round(y + (next - y) * 0.42));
    const [[a, b], [c, e]] = [span(y), span(low)];
    d += polygon([
      [a, y],
      [b, y],
      [e, low],
      [c, low],
    ]);
  }
  sheet.path(d, riser);
}

/** A small onion cap of majolica with its ball, standing on (x, y), `w` wide. */
export function onion(sheet: Sheet, x: number, y: number, w: number, h: number, a: Colour, b: Colour): void {
  const half = w / 2;
  sheet.path(
    p`M${x - half} ${y}C${x - half * 1.1} ${y - h * 0.5} ${x - half * 0.5} ${y - h * 0.84} ${x} ${y - h}C${x + half * 0.5} ${y - h * 0.84} ${x + half * 1.1} ${y - h * 0.5} ${x + half} ${y}z`,
    a,
  );
  sheet.path(
    p`M${x - half * 0.56} ${y}C${x - half * 0.62} ${y - h * 0.5} ${x - half * 0.3} ${y - h * 0.8} ${x} ${y - h}C${x - half * 0.1} ${y - h * 0.6} ${x - half * 0.24} ${y - h * 0.4} ${x - half * 0.2} ${y}zM${x + half * 0.2} ${y}C${x + half * 0.24} ${y - h * 0.4} ${x + half * 0.1} ${y - h * 0.6} ${x} ${y - h}C${x + half * 0.3} ${y - h * 0.8} ${x + half * 0.62} ${y - h * 0.5} ${x + half * 0.56} ${y}z`,
    b,
  );
  sheet.circle(x, y - h - w * 0.06, Math.max(2, w * 0.08), b);
}

/** A lady in a full skirt and a straw hat, seen from behind, 100 high at scale 1, her feet at (x, y). */
export function stroller(sheet: Sheet, x: number, y: number, scale: number, dress: Colour, ribbon: Colour): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-26 2q26-9 64 0q-30 9-64 0z', 'ink', 0.22);
    sheet.path('M-8-26h6l1 26h-6zM3-26h6l-1 26h-6z', 'skin');
    sheet.path('M-9-72q9-5 18 0l3 24q10 14 13 28q-25 9-50 0q3-14 13-28z', dress);
    sheet.path('M4-73q4 0 5 1l3 24q10 14 13 28q-9 3-17 4q2-30-4-57z', 'wallShadow', 0.24);
    sheet.path('M-12-50h24v5h-24z', ribbon);
    sheet.path('M-9-71q-8 4-9 22l4 1q2-12 8-16zM9-71q8 4 9 22l-4 1q-2-12-8-16zM-4-80h8v9h-8z', 'skin');
    sheet.path('M-17-83q17-8 34 0q-17 7-34 0zM-9-84q0-14 9-14t9 14z', 'pasta');
    sheet.path('M-9-88h18v4h-18z', ribbon);
  });
}

/** An iron street lamp, 120 high at scale 1, its foot at (x, y); it throws light by night. */
export function lampPost(sheet: Sheet, x: number, y: number, scale = 1): void {
  const id = once(sheet, 'lamp post', () => {
    sheet.night(() => {
      sheet.circle(0, -106, 70, 'glow', 0.12);
      sheet.circle(0, -106, 38, 'glow', 0.22);
    });
    sheet.path('M-7 0q5-6 5-14v-70h4v70q0 8 5 14zM-5-94h10v10h-10z', 'iron');
    sheet.path('M-11-120h22l-6 28h-10z', 'lamp');
    sheet.path('M-15-118l15-14l15 14z', 'iron');
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** One frond along a curve from (0, 0) that reaches (length, drop): leaflets on both sides of the rib. */
function frond(length: number, lift: number, drop: number): string {
  const at = (t: number): Point => [
    2 * (1 - t) * t * length * 0.55 + t * t * length,
    2 * (1 - t) * t * -lift + t * t * drop,
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  const count = 9;
  for (let i = 1; i <= count; i++) {
    const [t, before] = [i / count, (i - 0.55) / count];
    const wide = length * 0.2 * Math.sin(Math.PI * (0.12 + 0.8 * t));
    const [[x, y], [bx, by]] = [at(t), at(before)];
    upper.push([bx, by - wide * 0.16], [x + wide * 0.2, y - wide * 0.5]);
    lower.push([bx, by + wide * 0.3], [x - wide * 0.1, y + wide * 1.1]);
  }
  return polygon([[0, -3], ...upper, at(1), ...lower.reverse(), [0, 4]]);
}

/** A tall palm: its foot at (x, y), its heart `height` above, leaning by `lean`; fronds of `reach`. */
export function bigPalm(sheet: Sheet, x: number, y: number, height: number, lean: number, reach: number): void {
  const [hx, hy] = [x + lean, y - height];
  const w = reach * 0.09;
  const bend = x + lean * 0.2;
  sheet.path(
    p`M${x - w * 1.2} ${y}Q${bend - w} ${y - height * 0.5} ${hx - w * 0.7} ${hy}h${w * 1.4}Q${bend + w} ${y - height * 0.5} ${x + w * 1.2} ${y}z`,
    'wood2',
  );
  let rings = '';
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    const cx = (1 - t) * (1 - t) * x + 2 * (1 - t) * t * bend + t * t * hx;
    rings += p`M${cx - w * 0.7} ${y - height * t}q${w * 0.7} ${w * 0.5} ${w * 1.4} 0`;
  }
  sheet.line(rings, 'wood3', reach * 0.02);
  for (const [turn, flip, size, tone] of [
    [-62, 1, 0.8, 'leaf4'],
    [-66, -1, 0.8, 'leaf4'],
    [34, 1, 0.8, 'leaf4'],
    [34, -1, 0.84, 'leaf4'],
    [-30, 1, 0.96, 'leaf3'],
    [-32, -1, 0.94, 'leaf3'],
    [6, 1, 1, 'leaf2'],
    [4, -1, 1, 'leaf2'],
  ] as const) {
    const id = once(sheet, `frond ${tone}`, () => sheet.path(frond(100, 26, 40), tone));
    sheet.group({ at: [hx, hy], scale: [flip, 1] }, () => sheet.use(id, 0, 0, (size * reach) / 100, turn));
  }
  sheet.line(p`M${hx - w * 0.5} ${hy + w * 0.7}h.1M${hx + w * 0.5} ${hy + w}h.1`, 'crust', w * 0.9);
}

/** Tall windows with open shutters, each [x of its middle, y of its top, width]; those marked are lit by night. */
export function shutters(
  sheet: Sheet,
  list: readonly (readonly [x: number, y: number, width: number, lit?: boolean])[],
  colour: Colour = 'teal',
): void {
  const box = (x: number, y: number, w: number, h: number) => p`M${x} ${y}h${w}v${h}h${-w}z`;
  let [frames, leaves, sills] = ['', '', ''];
  const panes = { dark: '', lit: '' };
  for (const [x, y, w, lit] of list) {
    const h = w * 1.7;
    frames += box(x - w * 0.62, y - w * 0.14, w * 1.24, h + w * 0.14);
    panes[lit ? 'lit' : 'dark'] += box(x - w / 2, y, w, h);
    leaves += box(x - w * 1.16, y, w * 0.58, h) + box(x + w * 0.58, y, w * 0.58, h);
    sills += box(x - w * 0.8, y + h, w * 1.6, w * 0.16);
  }
  sheet.path(frames, 'wallLight').path(leaves, colour).path(panes.dark, 'window').path(panes.lit, 'windowLit');
  sheet.path(sills, 'wallLight');
}
