// The food and the flowers on a table. See table.ts for light and shadow.
import { type Point, p, type Sheet } from '../sheet.ts';
import { curve } from './batch.ts';
import { blob, shaded, shadow } from './table.ts';

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
