// What a cook works with. See table.ts for light and shadow.
import type { Colour } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { once } from './batch.ts';
import { basilLeaf, lemonWhole } from './dishes.ts';
import { checks, shaded, shadow } from './table.ts';

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
