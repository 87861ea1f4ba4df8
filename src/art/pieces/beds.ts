import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { box, type Eye, type Point, poly } from './room.ts';

/** A head-board in the shape of a scallop shell; (x, y) is the middle of its lower edge. */
export function shellHeadboard(sheet: Sheet, x: number, y: number, w: number, h: number, lobes = 9) {
  const fan = (rx: number, ry: number, only?: number) => {
    let d = '';
    for (let i = 0; i < lobes; i++) {
      if (only !== undefined && i % 2 !== only) continue;
      const [a, b] = [Math.PI * (1 - i / lobes), Math.PI * (1 - (i + 1) / lobes)];
      const [ax, ay, bx, by] = [x + Math.cos(a) * rx, y - Math.sin(a) * ry, x + Math.cos(b) * rx, y - Math.sin(b) * ry];
      const r = Math.hypot(bx - ax, by - ay) * 0.56;
      d += p`M${x} ${y}L${ax} ${ay}A${r} ${r} 0 0 1 ${bx} ${by}z`;
    }
    return d;
  };
  sheet.path(fan(w / 2, h), 'coralShade');
  sheet.path(fan(w / 2 - 12, h - 12, 0), 'coral').path(fan(w / 2 - 12, h - 12, 1), 'coralLight');
}

/** A soft pillow standing up; (x, y) is its upper left corner. */
export function pillow(sheet: Sheet, x: number, y: number, w: number, h: number, cloth: Colour, shade: Colour) {
  const [a, b] = [w / 100, h / 64];
  sheet.path(
    p`M${x + 5 * a} ${y + 7 * b}Q${x + 50 * a} ${y - 6 * b} ${x + 95 * a} ${y + 7 * b}Q${x + 103 * a} ${y + 32 * b} ${x + 97 * a} ${y + 60 * b}Q${x + 50 * a} ${y + 68 * b} ${x + 3 * a} ${y + 60 * b}Q${x - 3 * a} ${y + 32 * b} ${x + 5 * a} ${y + 7 * b}z`,
    cloth,
  );
  sheet.path(
    p`M${x + 1 * a} ${y + 46 * b}Q${x + 50 * a} ${y + 62 * b} ${x + 99 * a} ${y + 46 * b}Q${x + 98.5 * a} ${y + 54 * b} ${x + 97 * a} ${y + 60 * b}Q${x + 50 * a} ${y + 68 * b} ${x + 3 * a} ${y + 60 * b}Q${x + 1.4 * a} ${y + 54 * b} ${x + 1 * a} ${y + 46 * b}z`,
    shade,
  );
}

export interface BedSize {
  /** left and right edge at the wall */
  x: Point;
  floor: number;
  /** the mattress's height above the floor */
  high: number;
  long: number;
}

export type Bedding = Record<
  'cover' | 'shade' | 'side' | 'throw' | 'throwShade' | 'throwSide' | 'border' | 'borderSide' | 'mark',
  Colour
>;

/** White linen under a blue throw with lemon borders. */
export const seaLinen: Bedding = {
  cover: 'linen',
  shade: 'linenShade',
  side: 'plasterDeep',
  throw: 'blue',
  throwShade: 'blueShade',
  throwSide: 'navy',
  border: 'lemon',
  borderSide: 'lemonShade',
  mark: 'linen',
};

/** Sea-green bedding with a navy throw. */
export const gardenLinen: Bedding = {
  cover: 'linen',
  shade: 'aquaPale',
  side: 'mintDeep',
  throw: 'teal',
  throwShade: 'tealShade',
  throwSide: 'blueShade',
  border: 'navy',
  borderSide: 'ink',
  mark: 'mint',
};

/** A made bed, head to the back wall: mattress and sheet, a throw over the foot. Pillows and head-board are drawn apart. */
export function bed(sheet: Sheet, from: Eye, { x: [x0, x1], floor, high, long }: BedSize, colours: Bedding) {
  const top = floor - high;
  const on = (t: number, d: number): Point => from.at(x0 + (x1 - x0) * t, top, long * d);
  const s = from.grow(long);
  const [fl, fy] = on(0, 1);
  const [fr] = on(1, 1);
  const fb = from.at(x0, floor, long)[1];
  // shadow, base on its legs
  const shadow = poly(
    from.at(x0 - 8, floor, 20),
    from.at(x1 + 8, floor, 20),
    from.at(x1 + 30, floor, long + 6),
    from.at(x0 - 8, floor, long + 6),
  );
  sheet.day(() => sheet.path(shadow, 'ink', 0.2)).night(() => sheet.path(shadow, 'ink', 0.55));
  const leg = 12 * s;
  sheet.rect(fl + leg, fb - 30 * s, leg, 30 * s, 'wood3').rect(fr - leg * 2, fb - 30 * s, leg, 30 * s, 'wood3');
  box(sheet, from, [x0 + 3, x1 - 3], [floor - high * 0.42, floor - high * 0.18], [0, long], {
    front: 'wood2',
    top: 'wood2',
    side: 'wood3',
  });
  // the cover falls over side and foot
  const hem = high * 0.66;
  const drop = hem * s;
  const w = fr - fl;
  const side = x1 < from.x ? x1 : x0 > from.x ? x0 : undefined;
  const flank = (d0: number, d1: number, h0: number, h1: number, colour: Colour, out = 0) => {
    if (side === undefined) return;
    const x = side + (side === x1 ? out : -out);
    sheet.path(
      poly(
        from.at(x, top + h0, long * d0),
        from.at(x, top + h0, long * d1),
        from.at(x, top + h1, long * d1),
        from.at(x, top + h1, long * d0),
      ),
      colour,
    );
  };
  flank(0, 1, 0, hem, colours.side);
  sheet.path(poly(on(0, 0), on(1, 0), on(1, 1), on(0, 1)), colours.cover);
  const step = w / 8;
  sheet.path(
    p`M${fl - 2} ${fy}H${fr + 2}V${fy + drop}q${-step / 2} 9 ${-step} 0` +
      p`t${-step} 0`.repeat(6) +
      p`T${fl - 2} ${fy + drop}z`,
    colours.shade,
  );
  // turned-down sheet
  sheet.path(poly(on(0, 0.36), on(1, 0.36), on(1.004, 0.43), on(-0.004, 0.43)), colours.shade);
  // throw
  const hang = hem * 0.66;
  flank(0.6, 1.01, -1, hang, colours.throwSide, 3);
  flank(0.6, 0.66, -1, hang, colours.borderSide, 3);
  sheet.path(poly(on(-0.01, 0.6), on(1.01, 0.6), [fr + 4, fy], [fl - 4, fy]), colours.throw);
  sheet.rect(fl - 4, fy, w + 8, hang * s, colours.throwShade);
  sheet.path(poly(on(-0.01, 0.6), on(1.01, 0.6), on(1.01, 0.66), on(-0.01, 0.66)), colours.border);
  sheet.rect(fl - 4, fy + hang * s - 12, w + 8, 12, colours.border);
  const n = 9;
  let marks = '';
  for (let i = 0; i < n; i++) {
    const [mx, my] = on((i + 0.5) / n, 0.84);
    const [r, q] = [w / n / 3.2, (fy - on(0, 0.6)[1]) * 0.2];
    marks += p`M${mx - r} ${my}Q${mx} ${my - q * 1.2} ${mx + r} ${my}Q${mx} ${my + q * 1.2} ${mx - r} ${my}z`;
    const [bx, by] = [fl + (w * (i + 0.5)) / n, fy + (hang * s - 12) / 2];
    marks += p`M${bx - r * 0.8} ${by}Q${bx} ${by - 3} ${bx} ${by - r}Q${bx} ${by - 3} ${bx + r * 0.8} ${by}Q${bx} ${by + 3} ${bx} ${by + r}Q${bx} ${by + 3} ${bx - r * 0.8} ${by}z`;
  }
  sheet.path(marks, colours.mark);
}

/** A bedside table with a drawer, its back at the wall. */
export function nightstand(sheet: Sheet, from: Eye, [x0, x1]: Point, floor: number, high: number, deep: number) {
  const top = floor - high;
  const leg = (x: number, d: number) =>
    box(sheet, from, [x, x + 7], [floor - high * 0.4, floor], [d, d + 7], {
      front: 'wood3',
      top: 'wood3',
      side: 'wood3',
    });
  leg(x0 + 4, 4);
  leg(x1 - 11, 4);
  leg(x0 + 4, deep - 8);
  leg(x1 - 11, deep - 8);
  box(sheet, from, [x0, x1], [top, floor - high * 0.38], [0, deep], { front: 'wood1', top: 'wood2', side: 'wood3' });
  const s = from.grow(deep);
  const [fx, fy] = from.at(x0, top, deep);
  const w = (x1 - x0) * s;
  const h = high * 0.62 * s;
  sheet
    .rect(fx + w * 0.1, fy + h * 0.14, w * 0.8, h * 0.32, 'wood2')
    .rect(fx + w * 0.1, fy + h * 0.56, w * 0.8, h * 0.32, 'wood2');
  sheet.circle(fx + w / 2, fy + h * 0.3, 4, 'brass').circle(fx + w / 2, fy + h * 0.72, 4, 'brass');
}

/** A painted wooden head-board with three arched panels; (x, y) is the middle of its lower edge. */
export function archedHeadboard(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: { wood: Colour; panel: Colour; knob: Colour } = { wood: 'teal', panel: 'aquaPale', knob: 'brass' },
) {
  const [l, r] = [x - w / 2, x + w / 2];
  sheet.path(p`M${l} ${y}V${y - h * 0.72}Q${x} ${y - h * 1.28} ${r} ${y - h * 0.72}V${y}z`, colours.wood);
  sheet.rect(l - 12, y - h * 0.86, 18, h * 0.86, colours.wood).rect(r - 6, y - h * 0.86, 18, h * 0.86, colours.wood);
  sheet.circle(l - 3, y - h * 0.9, 12, colours.knob).circle(r + 3, y - h * 0.9, 12, colours.knob);
  const pw = w * 0.26;
  for (const i of [-1, 0, 1]) {
    const px = x + i * w * 0.31 - pw / 2;
    const top = y - h * (i ? 0.76 : 0.86);
    sheet.path(p`M${px} ${y}V${top + pw / 2}a${pw / 2} ${pw / 2} 0 0 1 ${pw} 0V${y}z`, colours.panel);
  }
}
