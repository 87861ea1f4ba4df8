// Drinks with their glasses, cups and bottles, and the vine. See table.ts for light and shadow.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { shaded, shadow, sidePlate } from './table.ts';

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
