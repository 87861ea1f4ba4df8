import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';
import { leaf, lemon } from './lemon.ts';
import { box, type Eye, glow, type Point, poly } from './room.ts';
import { tileRows } from './tile.ts';

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

/** A ceramic table lamp, lit by night; (x, y) is the middle of its foot. About 150 high at scale 1. */
export function lamp(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'blue',
  trim: Colour = 'lemon',
  light = 210,
) {
  if (light) glow(sheet, x, y - 112 * scale, light * scale);
  sheet.group({ at: [x, y], scale }, () => {
    sheet.lamplight(() => sheet.path('M-34-92H34L66 0H-66z', 'glow', 0.28));
    sheet.path('M-22-6H22V0H-22z', 'brass');
    sheet.path('M-16-6C-36-26-34-54-11-66L-9-78H9L11-66C34-54 36-26 16-6z', body);
    sheet.path('M-28.500-30Q0-20 28.500-30L28-38Q0-28-28-38z', trim);
    sheet.rect(-4, -94, 8, 18, 'brass');
    sheet.path('M-26-150H26L44-90Q0-82-44-90z', 'shade');
    sheet.day(() => sheet.path('M26-150L44-90Q24-86 8-85.500L6-150z', 'lemonShade', 0.35));
  });
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

/** A round rattan armchair with a cushion, seen from the front; (x, y) is the middle between its feet, 230 high at scale 1. */
export function armchair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  cushion: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(6, -2, 104, 15, 'ink', 0.2);
    sheet.line('M-58-60L-72-4M58-60L72-4M-30-50L-36-10M30-50L36-10', 'wood3', 9);
    sheet.path('M-88-92C-112-262 112-262 88-92L76-60H-76z', 'rattan');
    sheet.path('M-72-96C-88-236 88-236 72-96z', 'rattanShade');
    sheet.line(
      'M0-92V-196M-18-92Q-20-150-26-192M18-92Q20-150 26-192M-36-92Q-42-140-50-178M36-92Q42-140 50-178M-54-92Q-62-130-66-150M54-92Q62-130 66-150',
      'rattan',
      6,
    );
    sheet
      .path('M-58-150Q0-176 58-150Q66-120 62-92H-62Q-66-120-58-150z', cushion)
      .path('M-64-106Q0-90 64-106L62-88H-62z', shade);
    sheet
      .path('M-72-104Q0-116 72-104Q82-92 74-76Q0-68-74-76Q-82-92-72-104z', cushion)
      .path('M-78-88Q0-78 78-88Q78-80 74-74Q0-66-74-74Q-78-80-78-88z', shade);
    sheet.path('M-84-76Q0-64 84-76L74-44Q0-34-74-44z', 'rattan');
    sheet.path('M-82-66Q0-54 82-66L80-60Q0-48-80-60z', 'rattanShade');
    sheet.path(
      'M-88-112C-108-124-124-106-112-92Q-98-70-92-42L-66-44V-78Q-84-94-88-112zM88-112C108-124 124-106 112-92Q98-70 92-42L66-44V-78Q84-94 88-112z',
      'rattan',
    );
  });
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

/** A straw hat on a hook or on a bed, seen from above or the front; 120 wide at scale 1. */
export function strawHat(sheet: Sheet, x: number, y: number, scale: number | Point = 1, band: Colour = 'coral') {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 0, 60, 22, 'pasta').ellipse(0, 3, 60, 19, 'rattan').ellipse(0, 0, 56, 18, 'pasta');
    sheet.path('M-32-2C-34-44 34-44 32-2Q0 12-32-2z', 'pasta').path('M-32.500-10Q0 4 32.500-10L32-2Q0 12-32-2z', band);
  });
}

/** Folded towels, the lowest first, (x, y) the middle of the lowest one's lower edge. */
export function towelStack(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  cloths: readonly (readonly [Colour, Colour])[],
) {
  const h = w * 0.2;
  cloths.forEach(([cloth, shade], i) => {
    const [l, t] = [x - w / 2 + i * 4, y - (i + 1) * h];
    const ww = w - i * 8;
    sheet.path(
      p`M${l + h / 2} ${t}h${ww - h}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${h - ww}a${h / 2} ${h / 2} 0 0 1 0 ${-h}z`,
      cloth,
    );
    sheet.path(
      p`M${l + h / 2} ${t + h * 0.62}h${ww - h * 0.6}q${-h * 0.06} ${h * 0.38} ${-h * 0.4} ${h * 0.38}h${h - ww}q${-h * 0.4} 0 ${-h * 0.4} ${-h * 0.38}z`,
      shade,
    );
  });
}

/** A towel that hangs over a rail, with stripes near its end; (x, y) is its upper left corner. */
export function towel(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: Colour,
  shade: Colour,
  stripe: Colour,
) {
  sheet.path(p`M${x} ${y}h${w}l${w * 0.04} ${h}q${-w * 0.27} 6 ${-w * 0.54} 0t${-w * 0.54} 0z`, cloth);
  sheet.path(
    p`M${x + w * 0.7} ${y}h${w * 0.1}l${w * 0.08} ${h}h${-w * 0.2}zM${x + w * 0.24} ${y}h${w * 0.08}l${-w * 0.01} ${h}h${-w * 0.14}z`,
    shade,
  );
  sheet.path(
    p`M${x - w * 0.03} ${y + h * 0.74}h${w * 1.06}v${h * 0.06}h${-w * 1.06}zM${x - w * 0.03} ${y + h * 0.84}h${w * 1.07}v${h * 0.03}h${-w * 1.07}z`,
    stripe,
  );
}

/** A majolica bowl full of lemons; (x, y) is the middle of its foot, 130 wide at scale 1. */
export function lemonBowl(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  glaze: Colour = 'linen',
  paint: Colour = 'blue',
) {
  sheet.group({ at: [x, y], scale }, () => {
    leaf(sheet, -30, -52, 205, 0.5, 1);
    leaf(sheet, 26, -56, -30, 0.56, 0);
    leaf(sheet, 4, -78, -80, 0.4, 2);
    for (const [lx, ly, turn] of [
      [-34, -86, 12],
      [30, -88, -14],
      [-2, -104, 4],
      [-52, -62, 60],
      [50, -64, -60],
    ] as const)
      lemon(sheet, lx, ly, 0.5, turn);
    sheet.path('M-24-8H24V0H-24z', paint);
    sheet.path('M-66-54H66C64-22 40-6 20-6H-20C-40-6-64-22-66-54z', glaze);
    sheet.path('M-66-54H66L65-46H-65zM-59-30Q0-20 59-30L54-22Q0-12-54-22z', paint);
    sheet.path(
      'M-48-38q6-8 12 0q-6 8-12 0zM-20-36q6-8 12 0q-6 8-12 0zM8-36q6-8 12 0q-6 8-12 0zM36-38q6-8 12 0q-6 8-12 0z',
      'lemon',
    );
  });
}

/** A wall lamp with a small shade on a brass arm; (x, y) is its plate. */
export function sconce(sheet: Sheet, x: number, y: number, scale = 1, light = 150) {
  if (light) glow(sheet, x, y - 34 * scale, light * scale);
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 4, 10, 16, 'brass').rect(-3, -20, 6, 22, 'brass');
    sheet.path('M-16-60H16L27-18Q0-11-27-18z', 'shade');
  });
}

/** A round mirror in a brass ring; the glass shows the light in two slanting stripes. */
export function roundMirror(sheet: Sheet, x: number, y: number, r: number, ring: Colour = 'brass') {
  sheet.day(() => sheet.circle(x + 6, y + 8, r, 'ink', 0.12));
  sheet.circle(x, y, r, ring);
  const d = r - 11;
  sheet.circle(x, y, d, 'glass');
  sheet.clip(p`M${x - d} ${y}a${d} ${d} 0 1 1 ${d * 2} 0a${d} ${d} 0 1 1 ${-d * 2} 0z`, () => {
    sheet.path(
      p`M${x - r} ${y + r * 0.5}L${x + r * 0.3} ${y - r}h${r * 0.44}L${x - r * 0.5} ${y + r}h${-r * 0.5}zM${x - r * 0.1} ${y + r}L${x + r} ${y - r * 0.44}v${r * 0.2}L${x + r * 0.1} ${y + r}z`,
      'linen',
      0.4,
    );
  });
}

/** A painted wash-bowl on its table, the tap on a plate on the wall behind; (x, y) is the middle of its foot, 200 wide at scale 1. */
export function washBowl(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  paint: Colour = 'blue',
  dots: Colour = 'lemon',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-52-146H52q8 0 8 8v8q0 8-8 8H-52q-8 0-8-8v-8q0-8 8-8z', 'brass');
    for (const cx of [-40, 40])
      sheet
        .rect(cx - 15, -138, 30, 8, 'lemonShade')
        .rect(cx - 4, -149, 8, 30, 'lemonShade')
        .circle(cx, -134, 7, 'linen');
    sheet.path('M-9-134H9V-92q0 7-9 7t-9-7z', 'brass').path('M3-134H9V-92q0 5-6 6z', 'lemonShade');
    sheet.ellipse(0, -74, 100, 13, 'linenShade');
    sheet.path('M-100-74Q0-52 100-74C98-30 62 0 34 0H-34C-62 0-98-30-100-74z', 'linen');
    sheet.path('M-100-74Q0-52 100-74L98-60Q0-38-98-60z', paint);
    let d = '';
    for (let i = -4; i <= 4; i++) d += p`M${i * 19 - 8} ${-34 + i * i * -0.7}q8 -11 16 0q-8 11-16 0z`;
    sheet.path(d, dots);
    sheet.path('M-72-22Q0-2 72-22L66-15Q0 5-66-15z', paint);
  });
}

/** A bath on brass feet, seen from its long side; (x, y) is the middle between the feet, 480 wide at scale 1. */
export function bath(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 0, 230, 15, 'ink', 0.2);
    sheet.path('M-160-34l-22 34h28l24-28zM160-34l22 34h-28l-24-28z', 'brass');
    sheet.path('M-236-186Q-222-26-120-22H120Q222-26 236-186z', body);
    sheet.path('M-212-100Q-190-26-120-22H120Q190-26 212-100Q170-58 100-56H-100Q-170-58-212-100z', shade);
    sheet
      .path('M-240-198H240a12 12 0 0 1 0 24H-240a12 12 0 0 1 0-24z', 'linen')
      .path('M-240-180H240a12 12 0 0 0 10-4q-2 10-10 10H-240q-8 0-10-10a12 12 0 0 0 10 4z', 'linenShade');
  });
}

/** A suitcase with straps and labels, its lower left corner at (x, y). */
export function suitcase(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  hide: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.line(
    p`M${x + w * 0.4} ${y - h}q0 ${-h * 0.16} ${w * 0.06} ${-h * 0.16}h${w * 0.08}q${w * 0.06} 0 ${w * 0.06} ${h * 0.16}`,
    'wood3',
    7,
  );
  sheet.path(
    p`M${x + 10} ${y - h}h${w - 20}q10 0 10 10v${h - 20}q0 10 -10 10h${20 - w}q-10 0-10-10v${20 - h}q0-10 10-10z`,
    hide,
  );
  sheet
    .rect(x, y - h * 0.68, w, 5, shade)
    .rect(x + w * 0.14, y - h, w * 0.09, h, 'wood2')
    .rect(x + w * 0.77, y - h, w * 0.09, h, 'wood2');
  sheet
    .rect(x + w * 0.15, y - h * 0.72, w * 0.07, h * 0.12, 'brass')
    .rect(x + w * 0.78, y - h * 0.72, w * 0.07, h * 0.12, 'brass');
  sheet.circle(x + w * 0.62, y - h * 0.32, h * 0.15, 'linen').circle(x + w * 0.62, y - h * 0.32, h * 0.1, 'teal');
  sheet.path(
    p`M${x + w * 0.32} ${y - h * 0.46}l${w * 0.18} ${-h * 0.05}l${w * 0.03} ${h * 0.2}l${-w * 0.18} ${h * 0.05}z`,
    'lemonLight',
  );
}

/** A wooden chair with a straw seat, seen from the front (or, `behind`, from the back); (x, y) is the middle between its feet, 220 high at scale 1. */
export function strawChair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  behind = false,
  wood: Colour = 'teal',
  seat: Colour = 'rattan',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(4, -2, 78, 12, 'ink', 0.2);
    const back = () => {
      sheet.path('M-58-108L-54-222h11L-46-108zM46-108L43-222H54L58-108z', wood);
      sheet.path(
        'M-52-214Q0-228 52-214V-196Q0-210-52-196zM-52-178Q0-190 52-178V-162Q0-174-52-162zM-50-142Q0-152 50-142V-128Q0-138-50-128z',
        wood,
      );
    };
    const legs = 'M-62-104h12L-54 0h-9zM50-104H62L63 0H54z';
    const bars = 'M-60-52H60v8H-60zM-60-28H60v7H-60z';
    if (!behind) back();
    sheet.path('M-44-100h8L-38-14h-7zM36-100h8L45-14h-7z', 'tealShade');
    sheet.path('M-52-118H52L68-98H-68z', seat).path('M-68-98H68V-86H-68z', 'rattanShade');
    sheet.path(legs + bars, wood);
    if (behind) back();
  });
}

/** A chair of bent iron, seen from its side and turned to the right; (x, y) is the middle between its feet, 230 high at scale 1. */
export function gardenChair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  frame: Colour = 'tealShade',
  cushion: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, -2, 70, 9, 'ink', 0.2);
    sheet.line(
      'M-58-4Q-50-70-48-112Q-52-190-72-224M-72-224Q-84-240-90-224M52-4Q44-60 46-110M-50-60H46M-44-112Q-22-60-2-112Q22-60 46-112',
      frame,
      7,
    );
    sheet.line('M-62-196Q-46-186-50-160', frame, 5);
    sheet.path('M-52-128H48q10 2 8 16H-54z', cushion).path('M-54-118H57l-1 10q-54 8-110 0z', shade);
  });
}

/** Books lying on one another: [width, colour], the lowest first. */
export function books(
  sheet: Sheet,
  x: number,
  y: number,
  list: readonly (readonly [w: number, colour: Colour])[],
  h = 18,
) {
  list.forEach(([w, colour], i) => {
    const dx = (i % 2) * 8 - 4;
    sheet
      .rect(x - w / 2 + dx, y - (i + 1) * h, w, h, colour)
      .rect(x - w / 2 + dx + 8, y - (i + 1) * h + 4, w - 8, h - 8, 'linen');
    sheet.rect(x - w / 2 + dx, y - (i + 1) * h, 16, h, colour);
  });
}

/** An open book lying on a table, in the viewer's perspective; (x, y) is the middle of its near edge. */
export function openBook(sheet: Sheet, x: number, y: number, scale: number | Point = 1, cover: Colour = 'coral') {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-70-34H70L84 4H-84z', cover);
    sheet.path('M0-32Q-34-44-66-34L-78 0Q-38-10 0 2z', 'linen').path('M0-32Q34-44 66-34L78 0Q38-10 0 2z', 'linenShade');
    sheet.line(
      'M-56-27q24-5 44 0M-59-19q26-5 46 0M-63-11q28-5 48 1M56-27q-24-5-44 0M59-19q-26-5-46 0',
      'plasterDeep',
      2,
    );
  });
}

/** A reception bell, (x, y) the middle of its foot, 70 wide at scale 1. */
export function bell(sheet: Sheet, x: number, y: number, scale = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-36-9H36V0H-36z', 'wood3');
    sheet
      .path('M-31-9A31 30 0 0 1 31-9z', 'brass')
      .path('M8-36Q28-30 31-9H19Q20-26 8-36z', 'lemonShade')
      .path('M-20-13Q-18-28-6-33Q-12-22-13-13z', 'lemonLight');
    sheet.rect(-2.5, -46, 5, 8, 'wood3').circle(0, -47, 5, 'brass');
  });
}

/** A key with its tassel hanging from a hook at (0, 0), 62 high. */
const hangingKey = (sheet: Sheet, tassel: Colour) => {
  sheet.line('M2 16Q-16 14-15 30', tassel, 3).path('M-19 28h8l4 26h-16z', tassel);
  sheet.line('M-2 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0M4 15V40M4 39h8M4 31h6', 'brass', 3.2);
};

/** A wall of pigeon-holes, each with its key (some out) or a letter. `cell` is one hole's width. */
export function keyRack(
  sheet: Sheet,
  x: number,
  y: number,
  across: number,
  down: number,
  cell: number,
  out: readonly number[] = [4, 11, 17],
  letters: readonly number[] = [2, 9, 18],
) {
  const high = cell * 1.08;
  const edge = 18;
  sheet.rect(x - edge, y - edge, across * cell + edge * 2, down * high + edge * 2, 'wood2');
  sheet
    .rect(x - edge - 10, y - edge - 16, across * cell + edge * 2 + 20, 16, 'wood3')
    .rect(x - edge - 6, y + down * high + edge, across * cell + edge * 2 + 12, 12, 'wood3');
  const k = cell / 84;
  const hole = sheet.define(() => {
    sheet.path(
      p`M${cell * 0.08} ${high * 0.94}V${cell * 0.5}a${cell * 0.42} ${cell * 0.42} 0 0 1 ${cell * 0.84} 0V${high * 0.94}z`,
      'navy',
    );
    sheet.path(p`M${cell * 0.08} ${high * 0.94}v${-cell * 0.1}h${cell * 0.84}v${cell * 0.1}z`, 'wood1');
  });
  const keys = (['coral', 'teal'] as const).map((colour) => sheet.define(() => hangingKey(sheet, colour)));
  const letter = sheet.define(() =>
    sheet.path('M-24 0L26-8L30 26L-22 32z', 'linen').path('M-24 0L26-8L4 14z', 'linenShade'),
  );
  for (let i = 0; i < across * down; i++) {
    const [hx, hy] = [x + (i % across) * cell, y + Math.floor(i / across) * high];
    sheet.use(hole, hx, hy);
    if (letters.includes(i)) sheet.use(letter, hx + cell * 0.46, hy + high * 0.58, k);
    else if (!out.includes(i))
      sheet.use(keys[(i + Math.floor(i / across)) % 2] as string, hx + cell * 0.55, hy + high * 0.2, k);
  }
}

/** A round wall clock at ten past ten. */
export function clock(sheet: Sheet, x: number, y: number, r: number) {
  sheet.circle(x, y, r, 'wood3').circle(x, y, r * 0.86, 'cream');
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    ticks += p`M${x + Math.sin(a) * r * 0.64} ${y - Math.cos(a) * r * 0.64}L${x + Math.sin(a) * r * 0.74} ${y - Math.cos(a) * r * 0.74}`;
  }
  sheet.line(ticks, 'ink', r * 0.05);
  sheet
    .line(p`M${x - r * 0.34} ${y - r * 0.24}L${x} ${y}L${x + r * 0.46} ${y - r * 0.34}`, 'ink', r * 0.07)
    .circle(x, y, r * 0.07, 'coral');
}

/** A lantern of brass and glass on its chain; (x, y) is where the chain hangs, the lantern is 170 below at scale 1. */
export function lantern(sheet: Sheet, x: number, y: number, chain: number, scale = 1, light = 300) {
  glow(sheet, x, y + chain + 70 * scale, light * scale);
  sheet.line(p`M${x} ${y}V${y + chain}`, 'wood3', 3);
  sheet.group({ at: [x, y + chain], scale }, () => {
    sheet.path('M0-6L34 22H-34zM-34 112H34L12 136H-12zM-5 136H5V150H-5z', 'wood3');
    sheet.path('M-30 22H30L40 66L30 112H-30L-40 66z', 'shade');
    sheet.path('M-30 22h18L-16 66L-12 112h-18L-40 66zM12 22h18l10 44l-10 46h-18l4-46z', 'lemonShade', 0.45);
    sheet.line(
      'M-12 22L-16 66L-12 112M12 22L16 66L12 112M-40 66H40M-30 22L-40 66L-30 112M30 22L40 66L30 112',
      'wood3',
      3,
    );
  });
}

/** A coffee cup on its saucer, (x, y) the middle of the saucer's foot, 90 wide at scale 1. */
export function cup(sheet: Sheet, x: number, y: number, scale = 1, paint: Colour = 'blue') {
  const id = once(sheet, `cup ${paint}`, () => {
    sheet.ellipse(0, -4, 46, 9, 'linenShade').ellipse(0, -7, 46, 9, 'linen');
    sheet.line('M26-40q20-4 18 10q-4 14-24 12', paint, 5);
    sheet
      .path('M-30-48H30Q30-12 12-8H-12Q-30-12-30-48z', 'linen')
      .path('M14-48H30Q30-12 12-8H4Q18-20 14-48z', 'linenShade');
    sheet.ellipse(0, -48, 30, 7, 'linenShade').ellipse(0, -47, 25, 5, 'chocolate');
    sheet.path('M-29-34Q0-26 29-34L27-26Q0-18-27-26z', paint);
  });
  sheet.use(id, x, y, scale);
}

/** A moka coffee pot, (x, y) the middle of its foot, 150 high at scale 1. */
export function moka(sheet: Sheet, x: number, y: number, scale: number | Point = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.line('M34-122Q74-118 66-58', 'ink', 11);
    sheet
      .path('M-40 0H40L30-62H-30z', 'fish')
      .path('M8 0H40L30-62H6z', 'fishShade')
      .path('M-40 0L-30-62H-14L-18 0z', 'linen', 0.5);
    sheet.rect(-32, -70, 64, 9, 'fishShade');
    sheet
      .path('M-30-70H30L42-128H-36L-54-122L-34-104z', 'fish')
      .path('M6-70H30L42-128H8z', 'fishShade')
      .path('M-28-74L-34-124H-18L-16-74z', 'linen', 0.5);
    sheet.path('M-38-128Q2-146 42-128z', 'fishShade').circle(2, -143, 8, 'ink');
  });
}

/** A croissant, (x, y) the middle of its lower edge, 100 wide at scale 1. */
export function croissant(sheet: Sheet, x: number, y: number, scale: number | Point = 1, rotate = 0) {
  const id = once(sheet, 'croissant', () => {
    sheet.path('M-56 0C-56-30-30-46 0-46S56-30 56 0C46 4 36-2 28-8C12-16-12-16-28-8C-36-2-46 4-56 0z', 'crust');
    sheet.path(
      'M-18-44Q0-48 18-44Q20-28 12-15Q0-17-12-15Q-20-28-18-44zM-26-41Q-42-35-50-20Q-40-10-34-5Q-28-9-20-12Q-28-26-26-41zM26-41Q42-35 50-20Q40-10 34-5Q28-9 20-12Q28-26 26-41z',
      'pasta',
    );
    sheet.path(
      'M-16-22Q0-28 16-22Q15-18 12-15Q0-17-12-15Q-15-18-16-22zM-44-14Q-36-22-24-20Q-23-16-20-12Q-28-9-34-5Q-40-9-44-14zM44-14Q36-22 24-20Q23-16 20-12Q28-9 34-5Q40-9 44-14z',
      'crust',
    );
  });
  sheet.use(id, x, y, scale as number | [number, number], rotate);
}

/** A tall glass of lemonade with a slice on its rim. */
export function lemonade(sheet: Sheet, x: number, y: number, scale = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet
      .path('M-22-92H22L17 0H-17z', 'glass', 0.8)
      .path('M-20-72H20L16-5H-16z', 'lemonLight')
      .path('M6-72H20L16-5H4z', 'lemon', 0.7);
    sheet.line('M4-50L18-122', 'coral', 4);
    sheet
      .circle(-20, -92, 17, 'lemon')
      .circle(-20, -92, 13, 'lemonLight')
      .line('M-20-104V-80M-31-98L-9-86M-31-86L-9-98', 'lemon', 2);
  });
}

/** A small vase of flowers, (x, y) the middle of its foot, about 150 high at scale 1. */
export function flowers(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  petals: Colour = 'bougainvillea',
  glaze: Colour = 'teal',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.line('M0-56Q-8-90-30-112M0-56Q4-96 2-132M0-56Q10-90 34-106', 'leaf3', 4);
    for (const [lx, ly, turn] of [
      [-6, -66, 200],
      [6, -70, -20],
      [-14, -92, 230],
      [16, -92, -60],
    ] as const)
      leaf(sheet, lx, ly, turn, 0.36, 1);
    for (const [fx, fy, r] of [
      [-34, -116, 15],
      [-18, -132, 13],
      [2, -142, 16],
      [22, -128, 14],
      [40, -110, 15],
      [-4, -112, 13],
      [-46, -98, 11],
      [26, -96, 11],
    ] as const)
      sheet.circle(fx, fy, r, petals);
    for (const [fx, fy] of [
      [-34, -116],
      [2, -142],
      [40, -110],
      [-4, -112],
    ] as const)
      sheet.circle(fx, fy, 4, 'lemonLight');
    sheet
      .path('M-12-62H12L10-50C30-38 28-6 14 0H-14C-28-6-30-38-10-50z', glaze)
      .path('M-25-26Q0-16 25-26L24-18Q0-8-24-18z', 'linen');
  });
}

/** A round table with a cloth that hangs in scallops; (x, y) is the middle of its top, `w` the top's width, `hang` how far the cloth falls. */
export function laidTable(sheet: Sheet, x: number, y: number, w: number, hang: number, border: Colour = 'coral') {
  const [r, n] = [w / 2, 8];
  const flare = r * 1.05;
  const hem = (up: number, out: number) =>
    p`M${x - out} ${y + hang - up}` + p`a${out / n} ${out / n / 1.7} 0 0 0 ${(out * 2) / n} 0`.repeat(n);
  sheet.path(hem(0, flare) + p`L${x + r} ${y}H${x - r}z`, 'linen');
  let folds = '';
  for (let i = 1; i < n; i++) {
    const fx = x - flare + (flare * 2 * i) / n;
    const tx = x + (fx - x) * 0.93;
    folds += p`M${tx} ${y + r * 0.17}L${fx + r * 0.035} ${y + hang}h${-r * 0.08}z`;
  }
  sheet.path(folds, 'linenShade');
  sheet.line(hem(20, flare - 4), border, 8).line(hem(36, flare - 5), 'lemon', 4);
  sheet.ellipse(x, y + 5, r, r * 0.185, 'linenShade').ellipse(x, y, r, r * 0.18, 'cream');
}

/** A telephone of the fifties, (x, y) the middle of its foot, 130 wide at scale 1. */
export function telephone(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet
      .path('M-62 0L-40-54H40L62 0z', body)
      .path('M-62 0L-58-9H58L62 0z', shade)
      .rect(-30, -66, 10, 14, shade)
      .rect(20, -66, 10, 14, shade);
    sheet
      .path('M-70-66Q-72-92-40-92H40Q72-92 70-66Q70-60 60-60H46Q38-60 38-68H-38Q-38-60-46-60H-60Q-70-60-70-66z', body)
      .path(
        'M-70-66Q-70-60-60-60H-46Q-38-60-38-68H-46Q-48-66-60-66zM70-66Q70-60 60-60H46Q38-60 38-68H46Q48-66 60-66z',
        shade,
      );
    sheet.circle(0, -28, 22, 'cream').circle(0, -28, 8, shade);
    let holes = '';
    for (let i = 0; i < 8; i++) holes += p`M${Math.cos(i * 0.7) * 15} ${-28 + Math.sin(i * 0.7) * 15}h.1`;
    sheet.line(holes, shade, 6);
  });
}

/** The reception desk: a wooden counter whose front is laid with majolica. `x`, `y` (top, floor) at the wall, `depth` from it. */
export function counter(
  sheet: Sheet,
  from: Eye,
  [x0, x1]: Point,
  [top, floor]: Point,
  [d0, d1]: Point,
  across: number,
) {
  sheet.path(
    poly(
      from.at(x0, floor, d0),
      from.at(x1, floor, d0),
      from.at(x1 + 14, floor, d1 + 16),
      from.at(x0 - 14, floor, d1 + 16),
    ),
    'ink',
    0.22,
  );
  box(sheet, from, [x0, x1], [top, floor], [d0, d1], { front: 'wood2', top: 'wood1', side: 'wood3' });
  const [l, t] = from.at(x0, top, d1);
  const [r, b] = from.at(x1, floor, d1);
  const [w, h] = [r - l, b - t];
  const tile = (w * 0.94) / across;
  const rows = Math.max(1, Math.round((h * 0.66) / tile));
  const high = rows * tile;
  const y = t + h * 0.13 + (h * 0.76 - high) / 2;
  sheet.rect(l + w * 0.03 - 7, y - 7, w * 0.94 + 14, high + 14, 'brass');
  tileRows(sheet, l + w * 0.03, y, across, rows, tile / 96);
  sheet
    .rect(l, b - h * 0.06, w, h * 0.06, 'wood3')
    .rect(l - 12, t, w + 24, h * 0.1, 'wood1')
    .rect(l - 12, t + h * 0.1, w + 24, h * 0.025, 'wood3');
}
