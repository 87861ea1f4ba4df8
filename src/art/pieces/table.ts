// The table: its ground, its patterns and the ware. Light falls from the upper left; every piece has one shadow tone and
// one highlight. By night the pieces are lit by a candle.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { curve } from './batch.ts';

/** The outline of a soft, uneven round: sauce, dough, foam. `wobble` is the part of the radius that varies. */
export function blob(s: Sheet, x: number, y: number, rx: number, ry: number, wobble: number, points = 9): string {
  const turn = s.random() * 6;
  return curve(
    Array.from({ length: points }, (_, i) => {
      const k = 1 + s.between(-wobble, wobble);
      const a = turn + (i / points) * Math.PI * 2;
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k] as const;
    }),
    true,
  );
}

/** A shape in one colour, with whatever `draw` puts on it (shade, light, pattern) kept inside its outline. */
export function shaded(s: Sheet, d: string, colour: Colour, draw: () => void): void {
  s.path(d, colour);
  s.clip(d, draw);
}

/** A circle's line. */
function ring(s: Sheet, x: number, y: number, r: number, width: number, colour: Colour): void {
  s.line(p`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`, colour, width);
}

/** The shadow that a thing throws on the table. */
export function shadow(s: Sheet, x: number, y: number, rx: number, ry: number): void {
  s.ellipse(x, y, rx, ry, 'ink', 0.2);
}

/** A coloured ground with its disc of light: a poster sun by day, the pool of candle-light by night. */
export function ground(s: Sheet, colour: Colour, halo: Colour, x: number, y: number, r: number): void {
  s.rect(0, 0, s.width, s.height, colour);
  s.circle(x, y, r, halo);
}

/** Upright awning stripes from x to x + w, each `step` wide. */
export function stripes(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  a: Colour,
  b: Colour,
): void {
  s.rect(x, y, w, h, a);
  for (let at = x; at < x + w; at += step * 2) s.rect(at, y, Math.min(step, x + w - at), h, b);
}

/** Chequered cloth. */
export function checks(s: Sheet, x: number, y: number, w: number, h: number, step: number, a: Colour, b: Colour): void {
  s.rect(x, y, w, h, a);
  for (let row = 0; row * step < h; row++)
    for (let at = x + (row % 2) * step; at < x + w; at += step * 2) s.rect(at, y + row * step, step, step, b);
}

/** A border of majolica tiles with a flower of eight petals, `size` square each. */
export function tileBorder(
  s: Sheet,
  x: number,
  y: number,
  count: number,
  size: number,
  colours: [ground: Colour, petal: Colour, corner: Colour, heart: Colour],
): void {
  const h = size / 2;
  const [base, petal, corner, heart] = colours;
  s.rect(x, y, count * size, size, base);
  // half discs above and below, across the seams
  const r = h * 0.62;
  for (let i = 0; i <= count; i++)
    s.path(
      p`M${x + i * size - r} ${y}h${r * 2}a${r} ${r} 0 0 1 ${-r * 2} 0zM${x + i * size + r} ${y + size}h${-r * 2}a${r} ${r} 0 0 1 ${r * 2} 0z`,
      corner,
    );
  const tile = s.define(() => {
    for (let i = 0; i < 4; i++)
      s.group({ at: [h, h], rotate: i * 90 }, () => {
        s.path(
          p`M0 0C${-h * 0.34} ${-h * 0.3} ${-h * 0.3} ${-h * 0.66} 0 ${-h * 0.92}C${h * 0.3} ${-h * 0.66} ${h * 0.34} ${-h * 0.3} 0 0z`,
          petal,
        );
        s.path(
          p`M${h * 0.16} ${-h * 0.16}Q${h * 0.24} ${-h * 0.52} ${h * 0.56} ${-h * 0.56}Q${h * 0.52} ${-h * 0.24} ${h * 0.16} ${-h * 0.16}z`,
          heart,
        );
      });
    s.circle(h, h, h * 0.2, heart);
  });
  for (let i = 0; i < count; i++) s.use(tile, x + i * size, y);
}

/** A round plate seen from above with a hand-painted majolica rim. */
export function plate(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  rim: { line: Colour; petal: Colour; dot: Colour; count?: number },
): void {
  shadow(s, x + r * 0.06, y + r * 0.08, r, r);
  s.circle(x, y, r, 'plate');
  ring(s, x, y, r * 0.965, r * 0.04, rim.line);
  const w = r * 0.085;
  const motif = s.define(() => {
    s.path(
      p`M0 ${-r * 0.93}C${w * 1.1} ${-r * 0.88} ${w * 1.1} ${-r * 0.8} 0 ${-r * 0.74}C${-w * 1.1} ${-r * 0.8} ${-w * 1.1} ${-r * 0.88} 0 ${-r * 0.93}z`,
      rim.petal,
    );
  });
  const dot = s.define(() => s.circle(0, -r * 0.835, r * 0.03, rim.dot));
  const count = rim.count ?? 20;
  for (let i = 0; i < count; i++) {
    s.use(motif, x, y, 1, (i * 360) / count);
    s.use(dot, x, y, 1, ((i + 0.5) * 360) / count);
  }
  ring(s, x, y, r * 0.71, r * 0.018, rim.line);
  s.circle(x, y, r * 0.66, 'plateShade');
  s.circle(x + r * 0.012, y + r * 0.02, r * 0.64, 'plate');
}

/** A fork, its tines at (0, 0) and its handle downwards. */
export function fork(s: Sheet, x: number, y: number, rotate: number, scale = 1): void {
  s.group({ at: [x, y], rotate, scale }, () => {
    s.line('M-18 2v72M-6 0v70M6 0v70M18 2v72', 'silver', 8);
    s.path('M-22 62h44v12c0 44-15 50-14 76l6 236q0 16-14 16t-14-16l6-236c1-26-14-32-14-76z', 'silver');
    s.path('M8 66h14v8c0 44-15 50-14 76l6 236q0 16-14 16q9-4 8-16L1 150c0-24 8-40 7-84z', 'silverShade');
  });
}

/** A striped napkin, folded. */
export function napkin(s: Sheet, x: number, y: number, w: number, h: number, rotate: number, colour: Colour): void {
  s.group({ at: [x, y], rotate }, () => {
    s.rect(14, 18, w, h, 'ink', 0.18);
    s.rect(0, 0, w, h, colour);
    for (const at of [0.07, 0.16, 0.8, 0.89]) s.rect(w * at, 0, w * 0.04, h, 'cloth');
  });
}

/** A candle in a glass seen from above, by night only, with the light it throws. */
export function candleAbove(s: Sheet, x: number, y: number, r: number): void {
  s.night(() => {
    s.circle(x, y, r * 5, 'glow', 0.08);
    s.circle(x, y, r * 3, 'glow', 0.12);
    s.circle(x, y, r * 1.7, 'glow', 0.2);
    s.circle(x, y, r, 'oil');
    s.circle(x, y, r * 0.78, 'candle');
    s.circle(x, y, r * 0.34, 'crystal');
  });
}

/** A footed cake stand with a majolica foot; (x, y) is the middle of its top, `w` half its width. */
export function cakeStand(s: Sheet, x: number, y: number, w: number, h: number): void {
  shadow(s, x + w * 0.1, y + h, w * 0.62, h * 0.13);
  s.path(
    p`M${x - w * 0.12} ${y}C${x - w * 0.1} ${y + h * 0.6} ${x - w * 0.2} ${y + h * 0.8} ${x - w * 0.46} ${y + h}Q${x} ${y + h * 1.12} ${x + w * 0.46} ${y + h}C${x + w * 0.2} ${y + h * 0.8} ${x + w * 0.1} ${y + h * 0.6} ${x + w * 0.12} ${y}z`,
    'clothBlue',
  );
  s.path(
    p`M${x + w * 0.03} ${y}C${x + w * 0.04} ${y + h * 0.6} ${x + w * 0.1} ${y + h * 0.84} ${x + w * 0.24} ${y + h * 1.05}Q${x + w * 0.38} ${y + h * 1.04} ${x + w * 0.46} ${y + h}C${x + w * 0.2} ${y + h * 0.8} ${x + w * 0.1} ${y + h * 0.6} ${x + w * 0.12} ${y}z`,
    'blueShade',
  );
  s.path(
    p`M${x - w} ${y}C${x - w * 0.9} ${y + w * 0.16} ${x - w * 0.4} ${y + w * 0.25} ${x} ${y + w * 0.25}C${x + w * 0.4} ${y + w * 0.25} ${x + w * 0.9} ${y + w * 0.16} ${x + w} ${y}z`,
    'plate',
  );
  s.path(
    p`M${x + w * 0.42} ${y}Q${x + w * 0.36} ${y + w * 0.16} ${x + w * 0.14} ${y + w * 0.249}C${x + w * 0.5} ${y + w * 0.24} ${x + w * 0.9} ${y + w * 0.16} ${x + w} ${y}z`,
    'plateShade',
  );
  for (let i = -4; i <= 4; i++)
    s.circle(x + i * w * 0.18, y + w * (0.2 - i * i * 0.0058), w * 0.024, i % 2 ? 'clothYellow' : 'clothBlue');
  s.ellipse(x, y, w, w * 0.15, 'clothBlue');
  s.ellipse(x, y - w * 0.008, w * 0.965, w * 0.132, 'plate');
}

/** A candle in a brass stick: (x, y) its foot, the wax `h` high; the flame and its light are there by night only. */
export function candle(s: Sheet, x: number, y: number, h: number): void {
  s.night(() => {
    s.circle(x, y - h - 66, 230, 'glow', 0.07);
    s.circle(x, y - h - 66, 140, 'glow', 0.1);
    s.circle(x, y - h - 66, 70, 'glow', 0.16);
  });
  shadow(s, x + 12, y, 62, 10);
  s.path(p`M${x - 13} ${y - 30 - h}h26v${h}h-26z`, 'candle');
  s.path(p`M${x + 4} ${y - 30 - h}h9v${h}h-9z`, 'glazeShade');
  s.path(p`M${x - 26} ${y - 40}h52l-6 14h-14q0 12 26 18q16 4 16 10h-96q0-6 16-10q26-6 26-18h-14z`, 'brass');
  s.path(p`M${x + 6} ${y - 40}h20l-6 14h-14q0 12 26 18q16 4 16 10h-46q14-20 4-42z`, 'oil');
  s.line(p`M${x} ${y - 30 - h}v-9`, 'char', 4);
  s.night(() => {
    s.path(p`M${x} ${y - h - 96}q22 34 14 48q-6 12-14 12t-14-12q-8-14 14-48z`, 'flame');
    s.path(p`M${x} ${y - h - 70}q11 18 7 26q-3 6-7 6t-7-6q-4-8 7-26z`, 'crystal');
  });
}

/** A plate seen from the side of the table: (x, y) its middle, `r` half its width. */
export function sidePlate(s: Sheet, x: number, y: number, r: number, line: Colour, flat = 0.24): void {
  shadow(s, x + r * 0.08, y + r * flat * 0.55, r, r * flat);
  s.ellipse(x, y + r * 0.05, r, r * flat, 'plateShade');
  s.ellipse(x, y, r, r * flat, 'plate');
  s.line(
    p`M${x - r * 0.93} ${y}a${r * 0.93} ${r * 0.93 * flat} 0 1 1 ${r * 1.86} 0a${r * 0.93} ${r * 0.93 * flat} 0 1 1 ${r * -1.86} 0z`,
    line,
    r * 0.05,
  );
  s.ellipse(x + r * 0.02, y + r * 0.01, r * 0.68, r * flat * 0.64, 'plateShade');
}

/** A lamp that hangs from the ceiling on its wire, its shade's lower edge at y; it throws light by night. */
export function pendant(s: Sheet, x: number, y: number, light = 150): void {
  s.rect(x - 2, 0, 4, y - 40, 'iron');
  s.night(() => {
    s.circle(x, y - 2, light, 'glow', 0.09);
    s.circle(x, y - 2, light * 0.56, 'glow', 0.16);
  });
  s.path(p`M${x - 14} ${y - 44}h28q32 10 36 44h-100q4-34 36-44z`, 'clothYellow');
  s.path(p`M${x + 6} ${y - 44}h8q32 10 36 44h-34q2-26-10-44z`, 'lemonShade');
  s.ellipse(x, y, 50, 8, 'lamp');
}
