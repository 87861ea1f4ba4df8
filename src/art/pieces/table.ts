// What stands on a table: the ware, the food and the drink. Light falls from the upper left; every piece has one shadow tone and
// one highlight. By night the pieces are lit by a candle.
import type { Colour } from '../palette.ts';
import { type Point, p, type Sheet } from '../sheet.ts';
import { curve, once } from './batch.ts';

/** The outline of a soft, uneven round: sauce, dough, foam. `wobble` is the part of the radius that varies. */
function blob(s: Sheet, x: number, y: number, rx: number, ry: number, wobble: number, points = 9): string {
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

/** A leaf of basil: broad, curved, with a lit half. */
export function basilLeaf(s: Sheet, x: number, y: number, rotate: number, length: number, width = 0.34): void {
  const w = length * width;
  s.group({ at: [x, y], rotate }, () => {
    s.path(
      p`M0 0C${length * 0.1} ${-w * 1.2} ${length * 0.66} ${-w * 1.3} ${length} 0C${length * 0.7} ${w * 1.3} ${length * 0.1} ${w * 1.2} 0 0z`,
      'basilWarm',
    );
    s.path(
      p`M0 0C${length * 0.1} ${w * 1.2} ${length * 0.7} ${w * 1.3} ${length} 0Q${length * 0.5} ${w * 0.12} 0 0z`,
      'basilShade',
    );
    s.path(
      p`M${length * 0.14} ${-w * 0.22}Q${length * 0.4} ${-w * 0.9} ${length * 0.72} ${-w * 0.5}Q${length * 0.44} ${-w * 0.36} ${length * 0.14} ${-w * 0.22}z`,
      'basilLight',
    );
  });
}

/** A sprig of basil: leaves around one point. */
export function basilSprig(s: Sheet, x: number, y: number, leaves: readonly [rotate: number, length: number][]): void {
  for (const [rotate, length] of leaves) basilLeaf(s, x, y, rotate, length);
}

/** A cherry tomato, whole. */
export function tomato(s: Sheet, x: number, y: number, r: number, stalk = false): void {
  shaded(
    s,
    p`M${x - r} ${y}a${r} ${r * 0.94} 0 1 1 ${r * 2} 0a${r} ${r * 0.94} 0 1 1 ${-r * 2} 0z`,
    'tomatoShade',
    () => s.circle(x - r * 0.2, y - r * 0.22, r * 0.98, 'tomatoWarm'),
  );
  s.group({ at: [x - r * 0.4, y - r * 0.4], rotate: -40 }, () => s.ellipse(0, 0, r * 0.26, r * 0.13, 'tomatoLight'));
  if (stalk)
    s.group({ at: [x + r * 0.05, y - r * 0.72], scale: r / 40 }, () => {
      s.path(
        'M0 0Q-16-12-28 2Q-14 0-8 6Q-12 16-6 22Q0 12 4 6Q12 16 20 14Q14 4 10 0Q20-2 26-8Q10-12 4-6L8-22L1-20z',
        'basilShade',
      );
    });
}

/** Half a cherry tomato, cut side up. */
export function tomatoHalf(s: Sheet, x: number, y: number, r: number, rotate: number): void {
  s.group({ at: [x, y], rotate }, () => {
    s.ellipse(0, r * 0.1, r, r * 0.94, 'tomatoShade');
    s.ellipse(0, 0, r, r * 0.88, 'tomatoWarm');
    s.ellipse(-r * 0.36, 0, r * 0.34, r * 0.56, 'tomatoLight');
    s.ellipse(r * 0.36, 0, r * 0.34, r * 0.56, 'tomatoLight');
    s.ellipse(-r * 0.36, -r * 0.2, r * 0.09, r * 0.14, 'ribbonLight');
    s.ellipse(-r * 0.34, r * 0.22, r * 0.09, r * 0.14, 'ribbonLight');
    s.ellipse(r * 0.36, -r * 0.16, r * 0.09, r * 0.14, 'ribbonLight');
    s.ellipse(r * 0.38, r * 0.24, r * 0.09, r * 0.14, 'ribbonLight');
  });
}

/** Scialatielli: a nest of thick, short ribbons in tomato, seen from above. */
export function scialatielli(s: Sheet, x: number, y: number, r: number): void {
  s.path(blob(s, x, y + r * 0.05, r * 1.08, r * 1.06, 0.04, 12), 'tomatoShade');
  s.path(blob(s, x, y, r * 1.06, r * 1.04, 0.05, 12), 'tomatoWarm');
  const w = r * 0.105;
  const strand = (cx: number, cy: number, radius: number, from: number, span: number) => {
    const points = Array.from({ length: 4 }, (_, i): Point => {
      const a = from + (span * i) / 3;
      const k = radius * (1 + (i % 2 ? 0.06 : -0.04));
      return [cx + Math.cos(a) * k, cy + Math.sin(a) * k];
    });
    s.line(curve(points), 'ribbonShade', w * 1.5);
    s.line(curve(points.map(([px, py]) => [px - w * 0.1, py - w * 0.14] as const)), 'ribbon', w);
    s.line(
      curve(points.slice(0, 3).map(([px, py]) => [px - w * 0.26, py - w * 0.34] as const)),
      'ribbonLight',
      w * 0.22,
    );
  };
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * Math.PI * 2;
    strand(
      x + Math.cos(a) * r * 0.3,
      y + Math.sin(a) * r * 0.3,
      r * s.between(0.54, 0.64),
      a - s.between(0.7, 1),
      s.between(1.6, 2.2),
    );
  }
  for (const [radius, from, span] of [
    [0.62, 2.4, 2.6],
    [0.6, 5.4, 2.5],
    [0.5, 0.6, 2.8],
    [0.46, 3.8, 2.6],
    [0.34, 2, 3],
    [0.33, 5.2, 2.4],
    [0.2, 0.2, 3.6],
    [0.09, 3, 3.4],
  ] as const)
    strand(x + s.between(-4, 4), y + s.between(-4, 4), r * radius, from, span);
}

/** A Neapolitan pizza seen from above, about (0, 0): puffed, leopard-spotted edge, tomato, mozzarella, basil. */
export function pizza(s: Sheet, r: number): void {
  const edge: Point[] = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2;
    const k = r * (0.985 + s.between(-0.016, 0.016) + (i % 7 === 3 ? 0.024 : 0));
    return [Math.cos(a) * k, Math.sin(a) * k];
  });
  shaded(s, curve(edge, true), 'crustShade', () => {
    s.path(
      curve(
        edge.map(([x, y]) => [x * 0.97 - r * 0.02, y * 0.97 - r * 0.028] as const),
        true,
      ),
      'crustWarm',
    );
    // blisters, then the leopard's spots in three sizes: around most of the blisters, and small ones anywhere
    const spots: Record<number, string> = { 0.034: '', 0.022: '', 0.013: '' };
    const spot = (a: number, k: number, size: number) => {
      spots[size] +=
        `M${Math.round(Math.cos(a) * k * r)} ${Math.round(Math.sin(a) * k * r)}l${Math.round(s.between(-5, 5))} ${Math.round(s.between(-4, 4))}`;
    };
    for (let i = 0; i < 17; i++) {
      const a = (i / 17) * Math.PI * 2 + s.between(-0.06, 0.06);
      const k = s.between(0.85, 0.91);
      const w = r * s.between(0.07, 0.12);
      s.group(
        {
          at: [Math.round(Math.cos(a) * k * r), Math.round(Math.sin(a) * k * r)],
          rotate: Math.round((a * 180) / Math.PI + 90),
        },
        () => s.ellipse(0, 0, Math.round(w), Math.round(w * 0.42), 'crustLight'),
      );
      spot(a + s.between(-0.16, 0.16), s.between(0.84, 0.97), 0.013);
      spot(a + s.between(-0.16, 0.16), s.between(0.84, 0.97), 0.013);
      if (s.chance(0.3)) continue;
      spot(a + s.between(-0.1, 0.04), k + s.between(0.02, 0.06), 0.034);
      spot(a + s.between(0, 0.14), k + s.between(-0.04, 0.04), 0.022);
      if (s.chance(0.5)) spot(a - s.between(0.05, 0.16), k + s.between(-0.02, 0.06), 0.022);
    }
    for (const [size, d] of Object.entries(spots)) s.line(d, 'char', Number(size) * 2 * r);
  });
  s.circle(0, 0, Math.round(r * 0.79), 'crustShade');
  shaded(s, blob(s, r * 0.006, r * 0.012, r * 0.76, r * 0.76, 0.02, 14), 'tomatoWarm', () => {
    for (let i = 0; i < 10; i++) {
      const a = i * 2.4 + 0.5;
      const k = r * (0.2 + 0.055 * i);
      s.path(blob(s, Math.cos(a) * k, Math.sin(a) * k, r * 0.1, r * 0.05, 0.3, 5), i % 2 ? 'tomatoShade' : 'oil');
    }
  });
  for (const [x, y, w] of [
    [-0.36, -0.36, 0.19],
    [0.22, -0.46, 0.17],
    [0.48, -0.1, 0.16],
    [-0.52, 0.1, 0.16],
    [-0.2, 0.47, 0.19],
    [0.26, 0.38, 0.17],
    [-0.06, -0.02, 0.15],
    [0.58, 0.24, 0.07],
    [-0.54, 0.4, 0.07],
  ] as const) {
    s.path(blob(s, x * r + r * 0.014, y * r + r * 0.022, w * r, w * r * 0.8, 0.2, 7), 'mozzarellaShade');
    s.path(blob(s, x * r, y * r, w * r * 0.93, w * r * 0.74, 0.2, 7), 'mozzarella');
    if (w > 0.1) s.ellipse(Math.round((x + w * 0.3) * r), Math.round((y + w * 0.2) * r), 12, 5, 'mozzarellaShade');
  }
  for (const [x, y, turn, length] of [
    [0.06, -0.12, -150, 0.3],
    [0.08, -0.1, -62, 0.27],
    [0.1, -0.1, 24, 0.32],
    [-0.3, 0.2, 130, 0.26],
    [0.4, 0.14, 70, 0.24],
    [-0.36, -0.1, 190, 0.2],
  ] as const)
    basilLeaf(s, x * r, y * r, turn, length * r, 0.36);
}

/** A slice of lemon with its pips of light. */
export function lemonSlice(s: Sheet, x: number, y: number, r: number, rotate = 0): void {
  s.group({ at: [x, y], rotate }, () => {
    s.circle(0, 0, r, 'rind');
    s.circle(0, 0, r * 0.87, 'pith');
    for (let i = 0; i < 8; i++) {
      const [a, b] = [i * 0.7854 + 0.09, i * 0.7854 + 0.695];
      const [k, m] = [r * 0.77, r * 0.12];
      const c = (a + b) / 2;
      s.path(
        p`M${Math.cos(c) * m} ${Math.sin(c) * m}L${Math.cos(a) * k} ${Math.sin(a) * k}A${k} ${k} 0 0 1 ${Math.cos(b) * k} ${Math.sin(b) * k}z`,
        'pulp',
      );
    }
  });
}

/** A whole lemon lying with its tip to the right; `r` is half its height. */
export function lemonWhole(s: Sheet, x: number, y: number, r: number, rotate = 0): void {
  s.group({ at: [x, y], rotate, scale: r / 40 }, () => {
    shaded(
      s,
      'M-56 0C-56-30-28-42 2-41C26-40 38-30 48-19C54-13 64-13 66-2C66 9 54 12 48 18C38 30 24 40 0 40C-30 40-56 28-56 0z',
      'rindShade',
      () => s.path('M-70-50H60L66-8Q44-2 36 8Q10 34-40 14Q-60 6-70 8z', 'rind'),
    );
    s.line('M-38-12Q-26-26-6-28', 'pith', 6);
  });
}

/** Half a lemon, the cut side to the viewer. */
export function lemonHalf(s: Sheet, x: number, y: number, r: number, rotate = 0): void {
  s.circle(x + r * 0.14, y + r * 0.08, r * 1.02, 'rindShade');
  lemonSlice(s, x, y, r, rotate);
}

/** A lemon leaf. */
export function lemonLeaf(s: Sheet, x: number, y: number, rotate: number, length: number): void {
  s.group({ at: [x, y], rotate, scale: length / 100 }, () => {
    s.path('M0 0C22-30 68-28 100 0C68 26 22 28 0 0z', 'basilWarm');
    s.path('M0 0C22 28 68 26 100 0Q50-2 0 0z', 'basilShade');
  });
}

/** An olive, stoned and stuffed or whole. */
function olive(s: Sheet, x: number, y: number, r: number, rotate = 0): void {
  s.group({ at: [x, y], rotate, scale: r / 20 }, () => {
    s.ellipse(2, 2, 25, 19, 'oliveShade');
    s.ellipse(-1, -1, 22, 16, 'olive');
    s.circle(17, 1, 6, 'tomatoWarm');
    s.ellipse(-9, -7, 6, 3, 'glaze');
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

/** A whole sea bream, its mouth to the left, about 500 × 230 around (0, 0). */
export function bream(s: Sheet): void {
  // fins behind the body
  s.path('M-110-92C-70-150 0-158 60-136C100-122 130-96 152-72L60-60z', 'scalesShade');
  s.line('M-60-104L-44-136M-20-110L-6-146M22-110L36-140M64-98L80-126', 'scales', 5);
  s.path('M40 84L92 74L128 62C126 96 110 124 84 134C76 116 60 98 40 84z', 'scalesShade');
  s.path('M178-26C210-50 230-78 262-92C246-50 244-36 236 0C244 36 246 50 262 92C230 78 210 50 178 26z', 'scalesShade');
  s.line('M206 0L232-42M210 0H226M206 0L232 42', 'scales', 5);
  const body =
    'M-244 14C-226-34-186-104-96-118C20-134 116-70 192-24V26C120 74 30 116-84 106C-170 98-214 64-240 36L-222 24z';
  shaded(s, body, 'scales', () => {
    s.path(
      'M-260 0C-226-34-186-104-96-118C20-134 116-70 200-30V-6C120-40 20-74-90-62C-170-52-210-20-260 30z',
      'scalesShade',
    );
    s.path('M-250 60C-160 84-60 84 40 52C100 32 150 16 200 10V120H-250z', 'scalesLight');
    for (const [row, from, count] of [
      [0, 2, 4],
      [1, 0, 7],
      [2, 0, 7],
      [3, 2, 4],
    ] as const)
      for (let i = from; i < from + count; i++)
        s.line(p`M${-66 + i * 34 + (row % 2) * 17} ${-34 + row * 26}q15 12 0 24`, 'scalesShade', 4);
    // the head
    s.path('M-260-140H-128C-96-80-92 40-128 110H-260z', 'scalesShade', 0.3);
  });
  s.line('M-128-82C-98-40-96 30-124 78', 'scalesShade', 9);
  s.line('M-150-50C-134-20-134 20-148 46', 'scalesShade', 5);
  s.path('M-190-62C-176-76-160-82-146-84C-150-66-164-52-180-46z', 'rind');
  s.circle(-178, -18, 22, 'scalesLight');
  s.circle(-178, -18, 13, 'char');
  s.circle(-182, -23, 4, 'crystal');
  s.line('M-242 22Q-222 26-208 34', 'scalesShade', 6);
  s.path('M-84 14C-60 0-30 4-6 24C-26 46-58 50-86 40z', 'scalesShade');
  s.line('M-70 24L-26 22M-70 32L-30 36', 'scales', 4);
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

/** Delizia al limone: a glazed dome on cream, (x, y) the middle of its foot, `r` half its width. */
export function delizia(s: Sheet, x: number, y: number, r: number): void {
  s.group({ at: [x, y], scale: r / 200 }, () => {
    s.path('M-186-80H186V0Q0 14-186 0z', 'mozzarellaShade');
    // cream piped round the foot
    const puff = s.define(() => {
      s.circle(0, 0, 30, 'mozzarellaShade');
      s.circle(-3, -4, 26, 'mozzarella');
    });
    for (const at of [-196, -140, -82, -20, 42, 104, 156, 200]) s.use(puff, at, -8 + (200 - Math.abs(at)) * 0.05);
    const dome =
      'M-192-44C-200-170-120-262 0-262C120-262 200-170 192-44C188-14 164-18 156-46C148-70 130-66 126-40C120-2 86-6 80-44C74-66 52-62 48-36C42-10 16-10 8-40C0-60-18-58-24-34C-32 6-72 2-80-40C-86-62-104-62-110-40C-116-16-140-16-146-44C-152-64-166-60-168-46C-174-22-190-28-192-44z';
    shaded(s, dome, 'glaze', () => {
      s.path('M50-280C140-200 160-100 118 20H240V-280z', 'glazeShade');
      s.path('M-160-90C-160-160-120-214-64-232C-106-196-128-150-132-96C-134-76-158-70-160-90z', 'mozzarella');
      s.circle(-142, -50, 12, 'mozzarella');
    });
    // the cream piped on top, with a slice of lemon and a leaf
    s.group({ at: [30, -292], rotate: 14 }, () => lemonSlice(s, 0, -24, 58, 10));
    s.path(
      'M-74-244C-84-280-50-290-40-286C-46-316-18-326-6-316C-12-342 14-352 22-336C40-330 40-310 34-300C58-304 66-282 58-268C84-268 88-240 74-232Q0-214-74-244z',
      'mozzarella',
    );
    s.path('M34-300C58-304 66-282 58-268C84-268 88-240 74-232Q40-220 0-226C40-236 50-262 34-300z', 'mozzarellaShade');
    s.line('M-38-284Q-10-270 22-290M-58-252Q0-232 50-262', 'mozzarellaShade', 6);
    lemonLeaf(s, -56, -262, 190, 96);
  });
}

/** Wine in a stemmed glass: (x, y) the middle of its foot, 330 high at scale 1. */
export function wineGlass(
  s: Sheet,
  x: number,
  y: number,
  scale: number,
  wine: Colour,
  shade: Colour,
  light: Colour,
): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 18, 4, 86, 13);
    s.ellipse(0, 0, 66, 11, 'crystal', 0.75);
    s.path('M-5-150H5L8-10Q30-4 40 0H-40Q-30-4-8-10z', 'crystal', 0.85);
    const bowl = 'M-66-326C-86-226-60-146 0-142C60-146 86-226 66-326z';
    s.path(bowl, 'crystal', 0.42);
    s.clip('M-58-318C-76-226-54-150 0-149C54-150 76-226 58-318z', () => {
      s.rect(-90, -250, 180, 110, wine);
      s.path('M20-250H90V-130H-20C40-150 44-210 20-250z', shade);
      s.ellipse(0, -250, 76, 12, light);
    });
    s.line('M-52-300C-64-240-56-196-38-172', 'crystal', 9, 0.85);
  });
}

/** A wine bottle: (x, y) the middle of its foot, 560 high at scale 1; the label shows a sun over the sea. */
export function wineBottle(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 26, 0, 96, 16);
    const d = 'M-24-540H24V-420C24-370 78-360 78-290V-16Q78 0 62 6Q0 14-62 6Q-78 0-78-16V-290C-78-360-24-370-24-420z';
    shaded(s, d, 'bottle', () => {
      s.path('M6-560H90V20H30Q48-140 40-290C38-350 6-380 6-420z', 'bottleShade');
      s.line('M-13-530V-410C-13-362-60-350-62-290V-40', 'bottleLight', 9);
      s.rect(-80, -238, 160, 164, 'plate');
      s.circle(0, -152, 42, 'clothYellow');
      s.path('M-80-142Q-60-152-40-142T0-142T40-142T80-142V-112H-80z', 'clothBlue');
      s.path('M-80-118Q-60-128-40-118T0-118T40-118T80-118V-90H-80z', 'teal');
      s.rect(-80, -230, 160, 7, 'clothRed');
      s.rect(-80, -90, 160, 7, 'clothRed');
      s.rect(36, -238, 44, 164, 'ink', 0.18);
    });
    s.path('M-28-556Q0-562 28-556V-470H-28z', 'wineWarm');
    s.path('M8-560Q22-558 28-556V-470H8z', 'wineShade');
    s.rect(-30, -534, 60, 9, 'clothYellow');
  });
}

/** A bunch of grapes hanging from (x, y), about 190 wide and 230 high at scale 1. */
export function grapes(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    const grape = s.define(() => {
      s.circle(2, 3, 29, 'grapeShade');
      s.circle(-1, -1, 26, 'grape');
      s.ellipse(-9, -10, 8, 6, 'grapeLight');
    });
    for (const [row, list] of [
      [4, [0]],
      [3, [-28, 26]],
      [2, [-56, 0, 52]],
      [1, [-82, -28, 28, 80]],
      [0, [-60, -6, 50]],
    ] as const)
      for (const [i, at] of list.entries()) s.use(grape, at + (i % 2) * 3, 22 + row * 43);
  });
}

/** A vine leaf of five points about (x, y), its stalk upwards, 130 wide at scale 1. */
export function vineLeaf(s: Sheet, x: number, y: number, scale = 1, rotate = 0): void {
  s.group({ at: [x, y], scale, rotate }, () => {
    s.path(
      'M0-40C14-56 40-58 50-44C44-36 46-30 66-26C74-10 64 2 48 8C54 22 48 40 34 44C20 42 14 52 0 74C-14 52-20 42-34 44C-48 40-54 22-48 8C-64 2-74-10-66-26C-46-30-44-36-50-44C-40-58-14-56 0-40z',
      'basilWarm',
    );
    s.path(
      'M0-40C14-56 40-58 50-44C44-36 46-30 66-26C74-10 64 2 48 8C54 22 48 40 34 44C20 42 14 52 0 74z',
      'basilShade',
    );
    s.line('M0-34V48M0-20L40-26M0-4L36 22M0-20L-40-26M0-4L-36 22', 'basilLight', 4);
  });
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

/** Sfogliatella riccia: the shell of many crisp leaves, dusted with sugar; (x, y) under its middle, 400 × 260 at scale 1, the tip to the left. */
export function sfogliatella(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    const shell = 'M0 0C40-70 140-178 262-178C352-178 400-110 400-34C400 36 356 74 280 78C150 84 40 50 0 0z';
    s.group({ at: [-200, -74] }, () => {
      // leaves: each a smaller shell towards the tip, with a dark gap behind its lit edge
      for (let i = 0; i < 9; i++) {
        const k = 1 - i * 0.098;
        s.group({ scale: [k, k * (1 - i * 0.012)] }, () => {
          s.path(shell, i ? 'babaShade' : 'crustShade');
          s.group({ at: [-11, 0], scale: [1, 0.985] }, () => s.path(shell, 'crustLight'));
          s.group({ at: [-22, 2], scale: [1, 0.985] }, () => s.path(shell, 'crustWarm'));
        });
      }
      for (const [sx, sy, r] of [
        [150, -96, 7],
        [196, -130, 5],
        [236, -110, 8],
        [186, -76, 5],
        [286, -136, 6],
        [110, -62, 5],
        [232, -68, 5],
        [306, -86, 7],
        [150, -46, 6],
        [280, -46, 5],
        [84, -32, 4],
        [206, -28, 6],
        [330, -124, 5],
      ] as const)
        s.circle(sx, sy, r, 'crystal');
    });
  });
}

/** Babà: the rum-soaked mushroom of dough in its syrup, with cream at its side; (x, y) the middle of its foot, 250 high at scale 1. */
export function baba(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.ellipse(10, 2, 112, 20, 'oil');
    shaded(s, 'M-80-140C-76-90-72-50-66-4Q0 18 66-4C72-50 76-90 80-140z', 'baba', () => {
      s.path('M20-150H90V20H14z', 'babaShade');
      s.path('M-90-150H90V-124Q0-92-90-124z', 'babaShade');
      s.path('M-60-92C-58-60-56-40-54-18C-48-10-42-14-42-22C-44-50-46-72-44-92C-44-102-60-102-60-92z', 'babaLight');
    });
    shaded(
      s,
      'M-104-148C-122-214-70-262 0-262C70-262 122-214 104-148C98-126 76-128 64-132Q0-116-64-132C-76-128-98-126-104-148z',
      'baba',
      () => {
        s.path('M30-270C84-236 92-160 40-110H130V-270z', 'babaShade');
        s.path('M-88-164C-96-214-66-240-28-246C-54-224-64-202-62-166C-62-150-86-148-88-164z', 'babaLight');
        s.circle(-40, -206, 8, 'babaLight');
      },
    );
    // a rose of cream and a cherry at its foot
    s.path(
      'M-136 6C-150-22-124-36-114-32C-114-52-88-58-78-46C-64-56-44-44-46-30C-30-28-26-6-40 8Q-90 22-136 6z',
      'mozzarella',
    );
    s.path('M-78-46C-64-56-44-44-46-30C-30-28-26-6-40 8Q-66 15-92 14C-60 0-56-26-78-46z', 'mozzarellaShade');
    s.line('M-82-66Q-78-88-60-98', 'basilShade', 5);
    tomato(s, -86, -56, 22);
  });
}

/** A slice of pastiera, its tip to the left: wheat and ricotta under a lattice; (x, y) under its middle, 330 wide at scale 1. */
export function pastiera(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.path('M112-34L172-150V-72L112 44z', 'crustShade');
    shaded(s, 'M-170-62L112-34V44L-170 4z', 'glaze', () => {
      s.path('M-174-16L120 24V60H-174z', 'crustWarm');
      s.path('M-174-4L120 36V60H-174z', 'crustShade');
      for (const [dx, dy, c] of [
        [-120, -40, 'orange'],
        [-66, -28, 'basilWarm'],
        [-8, -28, 'orange'],
        [44, -14, 'basilWarm'],
        [82, -8, 'orange'],
        [-140, -24, 'mozzarella'],
        [20, -2, 'mozzarella'],
        [-90, -48, 'mozzarella'],
        [66, -26, 'mozzarella'],
        [-34, -8, 'mozzarella'],
      ] as const)
        s.circle(dx, dy, 6, c);
    });
    shaded(s, 'M-170-62L112-34L172-150z', 'ribbon', () => {
      for (let i = 0; i < 4; i++) {
        s.line(`M${-190 + i * 96}-30L${-10 + i * 96}-170`, 'crustShade', 24);
        s.line(`M${-193 + i * 96}-35L${-13 + i * 96}-175`, 'crustLight', 17);
      }
      for (let i = 0; i < 4; i++) {
        s.line(`M${-180 + i * 90}-130L${60 + i * 90}-10`, 'crustShade', 22);
        s.line(`M${-180 + i * 90}-136L${60 + i * 90}-16`, 'crustLight', 16);
      }
    });
    s.line('M114-38L170-146', 'crustShade', 24);
    s.line('M110-42L166-150', 'crustWarm', 17);
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

/** A moka pot: (x, y) the middle of its foot, 280 high at scale 1. */
export function moka(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 20, -2, 92, 15);
    s.path('M60-206H112Q126-206 124-190L112-92H88L98-178H62z', 'char');
    shaded(s, 'M-70 0L-56-104H56L70 0Q0 10-70 0z', 'steel', () => {
      s.path('M-80 10L-56-110H-24L-34 10z', 'steelLight');
      s.path('M24-110H80V20H36z', 'steelShade');
    });
    s.rect(-60, -120, 120, 18, 'steelShade');
    s.rect(-60, -120, 52, 18, 'steel');
    shaded(s, 'M-50-120L-68-204L-98-222L-74-226H70L50-120z', 'steel', () => {
      s.path('M-110-230H-26L-20-110H-50L-68-204z', 'steelLight');
      s.path('M22-230H80L56-110H18z', 'steelShade');
    });
    s.path('M-76-226L-26-256H26L72-226z', 'steel');
    s.path('M22-256H26L72-226H30z', 'steelShade');
    s.path('M-76-226L-26-256H-18L-34-226z', 'steelLight');
    s.path('M-12-256L-16-276Q0-284 16-276L12-256z', 'char');
    s.circle(-2, -62, 8, 'brass');
  });
}

/** A cup of coffee on its saucer: (x, y) the middle of the saucer, 100 high at scale 1; the handle is on the right, or with a negative x scale on the left. */
export function cup(s: Sheet, x: number, y: number, scale: number | [number, number], line: Colour): void {
  s.group({ at: [x, y], scale }, () => {
    sidePlate(s, 0, 0, 108, line, 0.22);
    s.line('M56-66C96-72 96-22 44-22', 'plateShade', 14);
    shaded(s, 'M-66-88H66C66-40 44 0 18 2Q0 6-18 2C-44 0-66-40-66-88z', 'plate', () => {
      s.path('M26-96H80V10H4C40-20 36-60 26-96z', 'plateShade');
      s.path('M-80-66Q0-50 80-66V-48Q0-32-80-48z', line);
    });
    s.ellipse(0, -88, 66, 15, 'plate');
    s.ellipse(0, -86, 57, 10.5, 'chocolate');
    s.ellipse(-8, -87, 34, 6, 'crustShade');
  });
}

/** A cornetto lying with its ends downwards, 320 wide at scale 1, (x, y) under its middle. */
export function cornetto(s: Sheet, x: number, y: number, scale: number | [number, number] = 1, rotate = 0): void {
  const id = once(s, 'cornetto', () => {
    s.path(
      'M-158-4C-170-90-96-156 0-156C96-156 170-90 158-4C150 10 126 6 112-14C96-48 60-66 0-66C-60-66-96-48-112-14C-126 6-150 10-158-4z',
      'babaShade',
    );
    // rolls of dough, the outer ones first
    for (const side of [-1, 1])
      s.group({ scale: [side, 1] }, () => {
        s.path('M108-36C132-60 160-30 154-6C146 6 124 2 112-14Q104-28 108-36z', 'crustShade');
        s.path('M62-64C76-126 140-116 154-50C148-66 122-62 108-34C98-50 80-60 62-64z', 'crustShade');
        s.path('M66-68C80-122 132-116 148-66C136-74 118-66 106-42C98-54 84-62 66-68z', 'crustWarm');
        s.path('M88-100Q112-116 132-90Q112-100 88-100z', 'crustLight');
      });
    s.path('M-66-62C-82-120-50-160 0-160C50-160 82-120 66-62Q0-76-66-62z', 'crustShade');
    s.path('M-64-68C-78-120-48-156-4-156C36-156 62-120 50-72Q0-80-64-68z', 'crustWarm');
    s.path('M-48-108C-48-136-26-148 4-146C-16-138-30-124-34-102C-36-92-48-96-48-108z', 'crustLight');
  });
  s.use(id, x, y, scale, rotate);
}

/** A jar of lemon jam under a chequered cap: (x, y) the middle of its foot, 170 high at scale 1. */
export function jamJar(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 16, -2, 76, 13);
    shaded(s, 'M-60-118Q-60-134-44-138H44Q60-134 60-118V-12Q60 2 40 4Q0 8-40 4Q-60 2-60-12z', 'jam', () => {
      s.path('M24-140H70V10H18z', 'orange');
      s.line('M-46-112V-20', 'orangeLight', 8);
      s.rect(-34, -98, 68, 70, 'plate');
      s.rect(-34, -98, 68, 6, 'clothGreen');
      s.rect(-34, -34, 68, 6, 'clothGreen');
      lemonWhole(s, -2, -62, 16, -12);
    });
    shaded(
      s,
      'M-50-168Q0-180 50-168L56-140L72-128Q60-132 48-124Q36-132 24-124Q12-132 0-124Q-12-132-24-124Q-36-132-48-124Q-60-132-72-128L-56-140z',
      'cloth',
      () => checks(s, -76, -180, 152, 60, 15, 'cloth', 'clothRed'),
    );
    s.line('M-54-142Q0-134 54-142', 'clothGreen', 6);
  });
}

/** A tumbler of orange juice: (x, y) the middle of its foot, 160 high at scale 1. */
export function juice(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 16, -2, 60, 11);
    s.path('M-52-160H52L42-4Q0 8-42-4z', 'crystal', 0.5);
    s.path('M-46-124H46L38-12Q0-4-38-12z', 'orange');
    s.path('M14-124H46L38-12Q20-6 10-6z', 'tomatoWarm', 0.45);
    s.ellipse(0, -124, 46, 10, 'orangeLight');
    s.line('M-36-146L-30-34', 'crystal', 7, 0.8);
  });
}

/** A vase with bougainvillea: (x, y) the middle of its foot, 250 high at scale 1. */
export function vase(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 14, -2, 60, 11);
    s.line('M-4-96Q-30-150-70-176M2-96Q0-170 14-206M4-96Q40-140 76-150', 'basilShade', 5);
    for (const [lx, ly, turn] of [
      [-34, -136, 170],
      [30, -124, 20],
      [2, -150, 235],
      [-4, -110, 200],
      [10, -120, 310],
    ] as const)
      lemonLeaf(s, lx, ly, turn, 50);
    const flower = s.define(() => {
      s.path(
        'M0 0C-24-4-28-26-14-34C2-32 8-16 0 0zM0 0C8-22 30-22 34-8C28 8 10 8 0 0zM0 0C12 12 4 32-10 32C-22 22-14 6 0 0z',
        'bougainvillea',
      );
      s.circle(0, 0, 5, 'lemonLight');
    });
    for (const [fx, fy, turn] of [
      [-74, -184, 0],
      [-48, -158, 60],
      [-92, -154, 100],
      [12, -214, 20],
      [-12, -190, 80],
      [36, -188, 140],
      [82, -158, 40],
      [56, -136, 90],
      [96, -128, 10],
      [6, -164, 30],
    ] as const)
      s.use(flower, fx, fy, 1, turn);
    shaded(
      s,
      'M-24-104H24C20-84 48-70 48-40C48-12 30 0 0 2C-30 0-48-12-48-40C-48-70-20-84-24-104z',
      'clothBlue',
      () => {
        s.path('M10-110H60V10H0C30-20 26-70 10-110z', 'blueShade');
        s.path('M-60-50Q0-36 60-50V-34Q0-20-60-34z', 'plate');
      },
    );
  });
}

/** An aperitif in a round stemmed glass with ice and a slice of orange: (x, y) the middle of its foot, 260 high at scale 1. */
export function spritz(
  s: Sheet,
  x: number,
  y: number,
  scale = 1,
  drink: Colour = 'orange',
  light: Colour = 'orangeLight',
): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 14, 2, 66, 11);
    s.ellipse(0, 0, 54, 9, 'crystal', 0.8);
    s.path('M-5-100H5L8-8Q26-4 34 0H-34Q-26-4-8-8z', 'crystal', 0.85);
    s.group({ at: [40, -226], rotate: -24 }, () => {
      s.circle(0, 0, 40, 'orange');
      s.circle(0, 0, 34, 'pith');
      for (let i = 0; i < 8; i++)
        s.path(
          `M0 0L${Math.round(Math.cos(i * 0.785) * 30)} ${Math.round(Math.sin(i * 0.785) * 30)}A30 30 0 0 1 ${Math.round(Math.cos(i * 0.785 + 0.6) * 30)} ${Math.round(Math.sin(i * 0.785 + 0.6) * 30)}z`,
          'orangeLight',
        );
    });
    s.path('M-58-250C-92-170-70-100 0-94C70-100 92-170 58-250z', 'crystal', 0.4);
    s.clip('M-66-210C-84-150-60-104 0-101C60-104 84-150 66-210z', () => {
      s.rect(-90, -212, 180, 120, drink);
      s.path('M30-212H90V-90H-20C44-110 46-170 30-212z', 'tomatoWarm', 0.4);
      s.ellipse(0, -210, 68, 9, light);
      s.group({ at: [-24, -176], rotate: 18 }, () => s.rect(-20, -20, 40, 40, 'crystal', 0.5));
      s.group({ at: [20, -150], rotate: -20 }, () => s.rect(-18, -18, 36, 36, 'crystal', 0.4));
    });
    s.line('M-50-236C-62-190-58-150-40-126', 'crystal', 7, 0.8);
    s.line('M-10-130L-34-292', 'clothRed', 7);
  });
}

/** A bitter aperitif in a low tumbler with ice and orange peel: (x, y) the middle of its foot, 130 high at scale 1. */
export function tumbler(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 14, 0, 66, 12);
    s.path('M-58-130H58L50-2Q0 8-50-2z', 'crystal', 0.5);
    s.path('M-52-92H52L46-16Q0-8-46-16z', 'tomatoWarm');
    s.path('M16-92H52L46-16Q30-11 10-11z', 'wineWarm');
    s.ellipse(0, -92, 52, 10, 'tomatoLight');
    s.group({ at: [-14, -84], rotate: 12 }, () => s.rect(-24, -22, 46, 44, 'crystal', 0.55));
    s.path('M8-96Q34-150 60-146Q66-136 54-130Q36-120 26-90z', 'orange');
    s.line('M-44-118L-39-30', 'crystal', 7, 0.8);
  });
}

/** A bowl of olives: (x, y) the middle of its foot, 110 high at scale 1. */
export function oliveBowl(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 14, 0, 90, 13);
    for (const [ox, oy, turn] of [
      [-52, -70, 10],
      [-14, -78, -20],
      [28, -76, 30],
      [56, -68, -10],
      [-32, -96, 40],
      [10, -100, 0],
      [42, -94, -36],
    ] as const)
      olive(s, ox, oy, 19, turn);
    s.line('M14-104L64-170', 'wood2', 5);
    s.circle(66, -172, 7, 'clothRed');
    shaded(s, 'M-96-70H96C92-26 56 0 30 2Q0 8-30 2C-56 0-92-26-96-70z', 'plate', () => {
      s.path('M40-80H110V10H0C50-10 54-50 40-80z', 'plateShade');
      for (let i = -5; i <= 5; i++) s.path(`M${i * 36} -50l18-14l18 14l-18 14z`, i % 2 ? 'clothBlue' : 'clothYellow');
      s.path('M-110-26Q0-10 110-26V-16Q0 0-110-16z', 'clothBlue');
    });
    s.line('M-96-70H96', 'plate', 8);
  });
}

/** A bottle of the bar's shelf, `h` high: long neck, round or square shoulders, a label. */
export function barBottle(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  shape: 'tall' | 'round' | 'square',
  glass: Colour,
  shade: Colour,
  label: Colour,
  cap: Colour,
): void {
  const r = w / 2;
  const neck = r * 0.3;
  const d = {
    tall: p`M${x - neck} ${y - h}H${x + neck}V${y - h * 0.68}C${x + neck} ${y - h * 0.58} ${x + r} ${y - h * 0.56} ${x + r} ${y - h * 0.46}V${y}H${x - r}V${y - h * 0.46}C${x - r} ${y - h * 0.56} ${x - neck} ${y - h * 0.58} ${x - neck} ${y - h * 0.68}z`,
    round: p`M${x - neck} ${y - h}H${x + neck}V${y - h * 0.66}C${x + r * 1.5} ${y - h * 0.56} ${x + r * 1.4} ${y - h * 0.06} ${x + r * 0.7} ${y}H${x - r * 0.7}C${x - r * 1.4} ${y - h * 0.06} ${x - r * 1.5} ${y - h * 0.56} ${x - neck} ${y - h * 0.66}z`,
    square: p`M${x - neck * 1.2} ${y - h}H${x + neck * 1.2}V${y - h * 0.76}L${x + r} ${y - h * 0.7}V${y}H${x - r}V${y - h * 0.7}L${x - neck * 1.2} ${y - h * 0.76}z`,
  }[shape];
  shaded(s, d, glass, () => {
    s.rect(x + r * 0.2, y - h, r * 1.4, h, shade);
    s.rect(x - r * 1.4, y - h * 0.38, r * 2.8, h * 0.24, label);
    s.circle(x, y - h * 0.26, h * 0.07, cap);
  });
  s.rect(x - neck * 1.3, y - h - h * 0.02, neck * 2.6, h * 0.09, cap);
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

/** A rolling pin about (x, y), 420 long at scale 1. */
export function rollingPin(s: Sheet, x: number, y: number, scale: number, rotate: number): void {
  s.group({ at: [x, y], scale, rotate }, () => {
    s.path('M-136 8H150Q176 20 160 48H-120Q-150 36-136 8z', 'ink', 0.22);
    s.line('M-196 0H196', 'clothRed', 22);
    s.line('M-190 7H190', 'tomatoShade', 7);
    s.path('M-140-34H140Q150-34 150-24V24Q150 34 140 34H-140Q-150 34-150 24V-24Q-150-34-140-34z', 'crustLight');
    s.path('M-150 8H150V24Q150 34 140 34H-140Q-150 34-150 24z', 'crustWarm');
    s.line('M-126-18H60', 'mozzarella', 7);
  });
}

/** A heap of flour with two yolks in its well, about (x, y), 400 wide at scale 1. */
export function flourWell(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.ellipse(16, 34, 224, 62, 'ink', 0.2);
    s.path('M-232 40Q-190 20-160 10Q0 60 170 12Q210 20 236 44Q150 86 0 84Q-150 84-232 40z', 'mozzarellaShade');
    s.path(
      'M-206 36C-160 20-130-96-60-112Q0-124 62-112C130-96 164 20 206 36Q120 72 0 72Q-120 72-206 36z',
      'mozzarella',
    );
    s.path('M62-112C130-96 164 20 206 36Q150 60 70 69C110 20 110-60 62-112z', 'mozzarellaShade');
    s.ellipse(0, -92, 108, 30, 'mozzarellaShade');
    s.ellipse(4, -84, 96, 22, 'glaze');
    for (const at of [-38, 36]) {
      s.ellipse(at, -90, 38, 24, 'jam');
      s.ellipse(at - 3, -94, 32, 18, 'rind');
      s.ellipse(at - 14, -100, 9, 5, 'crystal');
    }
  });
}

/** A nest of fresh ribbons of pasta, (x, y) under its middle, 150 wide at scale 1. */
export function pastaNest(s: Sheet, x: number, y: number, scale = 1): void {
  const id = once(s, 'nest', () => {
    s.ellipse(8, -6, 82, 20, 'ink', 0.2);
    s.path('M-76-20C-80-60-40-74 0-74C40-74 80-60 76-20Q40 6 0 6Q-40 6-76-20z', 'ribbonShade');
    for (const d of [
      'M-62-14Q0 16 64-16',
      'M-70-30Q-6 2 70-34',
      'M-66-48Q-30-22 30-24',
      'M66-50Q40-28-10-28',
      'M-54-60Q0-90 54-58Q30-40-6-44Q-40-46-54-60',
    ]) {
      s.line(d, 'ribbonShade', 20);
      s.line(d, 'ribbon', 14);
    }
    s.line('M-56-24Q-20-6 14-6M-36-64Q-8-76 20-70', 'ribbonLight', 5);
  });
  s.use(id, x, y, scale);
}

/** Basil in a terracotta pot: (x, y) the middle of its foot, 250 high at scale 1. */
export function basilPot(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 16, -2, 78, 13);
    for (const [lx, ly, turn, length] of [
      [-10, -120, 200, 90],
      [10, -120, -20, 92],
      [-10, -130, 225, 96],
      [10, -130, -50, 98],
      [0, -140, -98, 104],
      [-24, -150, 250, 84],
      [26, -148, -72, 86],
      [-40, -112, 170, 60],
      [40, -112, 10, 60],
      [-4, -128, 236, 60],
      [14, -124, -60, 56],
    ] as const)
      basilLeaf(s, lx, ly, turn, length, 0.4);
    s.path('M-56-96H56L42-2Q0 8-42-2z', 'terracotta');
    s.path('M14-96H56L42-2Q24 3 8 3z', 'roofShade');
    s.path('M-66-122H66V-90H-66z', 'terracottaLight');
    s.path('M18-122H66V-90H18z', 'terracotta');
  });
}

/** A copper pan hanging by its handle from (x, y), 300 high at scale 1. */
export function copperPan(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    s.circle(14, 214, 88, 'ink', 0.18);
    s.line('M0 10V140', 'wood3', 16);
    s.circle(0, 8, 12, 'iron');
    s.circle(0, 204, 88, 'copperShade');
    s.circle(-5, 198, 80, 'copper');
    s.circle(0, 204, 62, 'copperShade');
    s.circle(6, 210, 54, 'copper');
    s.line('M-62 176Q-48 146-18 136', 'copperLight', 8);
  });
}

/** An apron hanging on its hook at (x, y), striped, 380 high at scale 1. */
export function apron(s: Sheet, x: number, y: number, scale: number, colour: Colour): void {
  s.group({ at: [x, y], scale }, () => {
    const d = 'M-44 50Q0 66 44 50L52 130Q92 150 96 190L110 370Q0 392-110 370L-96 190Q-92 150-52 130z';
    s.group({ at: [14, 14] }, () => s.path(d, 'ink', 0.16));
    s.line('M-40 54Q-10 4 0 0Q10 4 40 54', colour, 7);
    shaded(s, d, 'cloth', () => {
      for (let i = -3; i <= 3; i++) s.rect(i * 34 - 6, 40, 12, 350, colour);
      s.path('M50 120Q100 150 110 400H70Q90 240 50 120z', 'ink', 0.14);
    });
    s.path('M-50 220H50V290Q0 316-50 290z', 'cloth');
    s.path('M-50 220H50V234H-50z', colour);
    s.circle(0, 0, 9, 'brass');
  });
}

/** A cruet of olive oil, (x, y) the middle of its foot, 230 high at scale 1. */
export function oilBottle(s: Sheet, x: number, y: number, scale = 1): void {
  s.group({ at: [x, y], scale }, () => {
    shadow(s, 16, -2, 66, 12);
    shaded(
      s,
      'M-16-200H16V-150C20-126 52-112 52-80V-12Q52 2 34 4Q0 8-34 4Q-52 2-52-12V-80C-52-112-20-126-16-150z',
      'olive',
      () => {
        s.path('M-60-210H60V-128H-60z', 'glass');
        s.path('M10-210H70V20H14C40-30 36-80 10-140z', 'oliveShade', 0.8);
        s.line('M-38-80V-20', 'glaze', 8);
      },
    );
    s.path('M-14-228H14L18-196H-18z', 'crustShade');
  });
}
