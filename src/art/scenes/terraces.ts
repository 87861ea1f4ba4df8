// The rooftop: the terrace by day (home-terrace), the restaurant by evening, as a wide strip and for upright and low windows (terrace-evening).
import { Batch, polygon } from '../pieces/batch.ts';
import { gozzo, sailBoat } from '../pieces/boats.ts';
import { glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { lemonHill, lemonTree } from '../pieces/lemon.ts';
import { awning, balustrade, stringLights } from '../pieces/stone.ts';
import { chairBack, chairSide, floor, lantern, roundTable } from '../pieces/terrace.ts';
import { church, cypress, hillTown, houseRow } from '../pieces/town.ts';
import { type Drawing, Sheet } from '../sheet.ts';

export function homeTerrace(): Drawing {
  const sheet = new Sheet('home-terrace', 'noon', 12);
  const horizon = 400;
  sheet.layer('ground');
  sky(sheet, { x: 330, y: 330, horizon });
  stars(sheet, 0, 90, 1200, 240, 46, 1.1, [330, 286, 44]);
  sunAndMoon(sheet, 330, 300, 52, [330, 286, 44]);
  gulls(sheet, [
    [520, 240, 0.8],
    [566, 218, 0.6],
  ]);
  ridge(
    sheet,
    [
      [520, 402],
      [610, 350],
      [650, 362],
      [740, 268],
      [800, 300],
      [920, 180],
      [980, 224],
      [1090, 120],
      [1260, 180],
    ],
    410,
    'ridge1',
    'ridge2',
  );
  sea(sheet, { top: horizon, bottom: 700, bands: 6 });
  glitter(sheet, 330, horizon, 640, 90, 28);
  sailBoat(sheet, 150, 470, 0.9);
  sailBoat(sheet, 520, 440, 0.5, 'pasta');
  gozzo(sheet, 470, 540, 0.7, 'lemon');
  // the town
  const crest = (x: number) => 640 - 400 * Math.max(0, (x - 640) / 560) ** 0.8 + 8 * Math.sin(x / 50);
  lemonHill(sheet, crest, 640, 1200, 720, 5, 1.15, 2);
  hillTown(sheet, {
    rows: 4,
    crest: (x) => crest(x) + 120,
    foot: () => 640,
    left: (t) => 960 - t * 150,
    right: () => 1200,
    size: (t) => 1.05 + t * 0.35,
    gaps: 0.06,
  });
  church(sheet, 790, 650, 1.05);
  houseRow(sheet, { left: 860, right: 1200, base: () => 668, width: [50, 74], height: [60, 84], style: { unit: 1.5 } });
  const trees = new Batch();
  for (const [x, k] of [
    [654, 1.2],
    [670, 0.9],
    [872, 1.1],
  ] as const)
    cypress(trees, 0, x, 650, k);
  trees.draw(sheet);
  balustrade(sheet, 0, 572, 1200, 1.15);
  floor(sheet, { top: 715, eye: [600, 380], rows: 4, columns: 26 });
  lemonTree(sheet, 96, 800, 1.3, true);
  lemonTree(sheet, 1112, 800, 1.25, true);
  chairBack(sheet, 600, 800, 1.25);
  chairSide(sheet, 322, 862, 1.35);
  chairSide(sheet, 878, 862, [-1.35, 1.35]);
  roundTable(sheet, 600, 868, 1.35);
  awning(sheet, 30, -20, 1140, 92, { stripes: 19, flare: 60 });
  hangLights(
    sheet,
    [
      [-4, 84],
      [400, 84],
      [800, 84],
      [1204, 84],
    ],
    { sag: 34, gap: 58, size: 9 },
  );
  return sheet.finish();
}

/** Strings of lamps from point to point, and their light, each as a layer. They come last. */
function hangLights(...strings: Parameters<typeof stringLights>): void {
  const [sheet] = strings;
  sheet.layer('lamps');
  const light = stringLights(...strings);
  sheet.layer('lights');
  light();
}

/** The mountains beyond the gulf in the west, about a horizon at y 470, from x 940 to 1700. */
function westernRidge(sheet: Sheet): void {
  ridge(
    sheet,
    [
      [940, 472],
      [1010, 420],
      [1060, 436],
      [1160, 330],
      [1220, 366],
      [1350, 230],
      [1420, 280],
      [1520, 190],
      [1600, 250],
      [1700, 200],
    ],
    480,
    'duskRidge1',
    'duskRidge2',
  );
}

/** The town on its hill, from x 1020 to 1620, down to y 740. */
function townByEvening(sheet: Sheet): void {
  const crest = (x: number) => 700 - 330 * Math.max(0, (x - 1020) / 580) ** 0.66;
  sheet.path(
    polygon([
      [1020, 740],
      ...[1020, 1060, 1120, 1200, 1300, 1400, 1500, 1620].map((x) => [x, crest(x)] as const),
      [1620, 740],
    ]),
    'duskHill',
  );
  const walls = ['wall2', 'wall3', 'wall4', 'wall5', 'wall8', 'wall6'] as const;
  const style = { walls };
  hillTown(sheet, {
    rows: 4,
    crest: (x) => crest(x) + 96,
    foot: () => 690,
    left: (t) => 1370 - t * 120,
    right: () => 1600,
    size: (t) => 1.15 + t * 0.35,
    gaps: 0.05,
    lit: 0.6,
    style,
  });
  church(sheet, 1176, 680, 1.25);
  houseRow(sheet, {
    left: 1262,
    right: 1600,
    base: () => 704,
    width: [56, 80],
    height: [60, 96],
    style: { ...style, unit: 1.6, lit: 0.6 },
  });
}

/** A laid table for three, its foot at (x, y). */
function place(sheet: Sheet, x: number, y: number, k: number, food?: 'pizza' | 'flowers'): void {
  chairBack(sheet, x, y - 36 * k, k * 0.96);
  chairSide(sheet, x - 138 * k, y - 6 * k, k * 1.05);
  chairSide(sheet, x + 138 * k, y - 6 * k, [-1.05 * k, 1.05 * k]);
  roundTable(sheet, x, y, k, food);
}

export function terraceEvening(): Drawing {
  const sheet = new Sheet('terrace-evening', 'evening', 19);
  const horizon = 240;
  sheet.layer('ground');
  sky(sheet, { x: 1804, y: horizon, horizon, reach: 1900, core: 190, flat: 0.3 });
  stars(sheet, 0, 0, 2400, 190, 90, 1.1, [1240, 156, 38]);
  // it sets behind the western ridge
  sunAndMoon(sheet, 1804, 176, 52, [1240, 156, 38]);
  sheet.path(
    `M0 ${horizon + 2}v-12l130-10 150 6 180-14 160 18 210-16 190 12 150-20 190 14 170 18 120 6z`,
    'duskRidge1',
  );
  sheet.group({ at: [800, -230] }, () => westernRidge(sheet));
  sea(sheet, { top: horizon, bottom: 470 });
  glitter(sheet, 1240, horizon, 420, 100, 26);
  sailBoat(sheet, 300, 322, 1);
  sailBoat(sheet, 700, 284, 0.6, 'pasta');
  gozzo(sheet, 960, 336, 0.8, 'coral');
  sheet.group({ at: [800, -230] }, () => townByEvening(sheet));
  balustrade(sheet, 0, 352, 2400, 1, 7);
  floor(sheet, { top: 476, eye: [1200, 190], rows: 4, columns: 52 });
  // four posts carry the lights
  sheet.path('M6 400V0h7v400zM2387 400V0h7v400zM797 380V0h6v380zM1597 380V0h6v380z', 'iron');
  lemonTree(sheet, 84, 560, 1.05, true);
  lemonTree(sheet, 2312, 560, 1, true);
  place(sheet, 640, 590, 0.92, 'pizza');
  place(sheet, 1120, 566, 0.82, 'flowers');
  place(sheet, 2090, 572, 0.86, 'flowers');
  place(sheet, 1620, 596, 1);
  lantern(sheet, 330, 606, 1.1);
  lantern(sheet, 1880, 608, 1.1);
  hangLights(
    sheet,
    [
      [9, 6],
      [800, 22],
      [1600, 22],
      [2390, 6],
    ],
    { sag: 48, gap: 64, size: 11 },
  );
  return sheet.finish();
}

export function terraceEveningPortrait(): Drawing {
  const sheet = new Sheet('terrace-evening-portrait', 'evening', 19);
  const horizon = 470;
  sheet.layer('ground');
  sky(sheet, {
    x: 1004,
    y: 470,
    horizon,
    reach: 1340,
    core: 190,
    flat: 0.46,
  });
  stars(sheet, 0, 0, 1600, 340, 70, 1.1, [640, 292, 44]);
  // it sets behind the western ridge
  sunAndMoon(sheet, 1004, 404, 54, [640, 292, 44]);
  sheet.path('M0 472v-22l80-12 90 6 110-18 120 22 130 10 60 14z', 'duskRidge1');
  westernRidge(sheet);
  sea(sheet, { top: horizon, bottom: 720 });
  glitter(sheet, 640, horizon, 650, 100, 30);
  sailBoat(sheet, 230, 566, 1);
  sailBoat(sheet, 470, 522, 0.6, 'pasta');
  gozzo(sheet, 600, 600, 0.8, 'coral');
  townByEvening(sheet);
  balustrade(sheet, 0, 612, 1600, 1, 7);
  floor(sheet, { top: 738, eye: [800, 420], rows: 3, columns: 34 });
  // two posts carry the lights
  sheet.path('M6 640V30h7v610zM1587 640V30h7v610zM926 620V66h6v554z', 'iron');
  sheet.path('M918 612l4-16h14l4 16z', 'iron');
  lemonTree(sheet, 70, 800, 1.05, true);
  chairBack(sheet, 420, 806, 0.92);
  chairSide(sheet, 288, 836, 1);
  chairSide(sheet, 552, 836, [-1, 1]);
  roundTable(sheet, 420, 842, 0.96, 'pizza');
  chairBack(sheet, 800, 800, 0.86);
  chairSide(sheet, 676, 824, 0.92);
  chairSide(sheet, 924, 824, [-0.92, 0.92]);
  roundTable(sheet, 800, 828, 0.88, 'flowers');
  chairBack(sheet, 1270, 840, 1.16);
  chairSide(sheet, 1092, 884, 1.3);
  chairSide(sheet, 1448, 884, [-1.3, 1.3]);
  roundTable(sheet, 1270, 892, 1.22);
  lantern(sheet, 190, 860, 1.1);
  lantern(sheet, 1540, 800, 1.1);
  hangLights(
    sheet,
    [
      [9, 34],
      [929, 70],
      [1590, 34],
    ],
    { sag: 62, gap: 66, size: 11 },
  );
  return sheet.finish();
}
