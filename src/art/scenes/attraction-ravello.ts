// A small poster: a garden of Ravello above the sea.
import type { Colour } from '../palette.ts';
import { Batch, polygon } from '../pieces/batch.ts';
import { sailBoat } from '../pieces/boats.ts';
import { glitter, ridge, sea } from '../pieces/landscape.ts';
import { lampPost, posterSky, stroller } from '../pieces/poster.ts';
import { arch, pot } from '../pieces/stone.ts';
import { houseRow } from '../pieces/town.ts';
import { type Drawing, type Point, p, Sheet } from '../sheet.ts';

/** A great umbrella pine: trunk from its foot, forked under the crown about (cx, cy), `w` wide. */
function umbrellaPine(sheet: Sheet, x: number, foot: number, cx: number, cy: number, w: number): void {
  const k = w / 500;
  const t = 24 * k;
  sheet.path(
    p`M${x - t} ${foot}C${x - t * 0.4} ${foot - (foot - cy) * 0.4} ${cx - t * 2} ${cy + 200 * k} ${cx - 110 * k} ${cy}h${26 * k}Q${cx - t} ${cy + 110 * k} ${cx - 10 * k} ${cy + 130 * k}Q${cx + 20 * k} ${cy + 90 * k} ${cx + 80 * k} ${cy}h${22 * k}C${cx + 40 * k} ${cy + 130 * k} ${cx + 6 * k} ${cy + 220 * k} ${x + t} ${foot}q${t * 0.3} ${t * 0.5} ${t} ${t * 0.7}h${-t * 4}q${t * 0.8} ${-t * 0.2} ${t} ${-t * 0.7}z`,
    'bark',
  );
  sheet.path(
    p`M${cx - 250 * k} ${cy + 30 * k}a46 46 0 0 1 ${4 * k} ${-84 * k}a70 70 0 0 1 ${96 * k} ${-62 * k}a120 90 0 0 1 ${190 * k} ${-16 * k}a90 80 0 0 1 ${136 * k} ${56 * k}a56 56 0 0 1 ${66 * k} ${100 * k}q${-60 * k} ${26 * k} ${-130 * k} ${4 * k}q${-60 * k} ${34 * k} ${-140 * k} ${6 * k}q${-80 * k} ${26 * k} ${-222 * k} ${-4 * k}z`,
    'leaf4',
  );
  const lobes = new Batch();
  for (const [dx, dy, rx, ry, layer] of [
    [-150, -30, 90, 40, 0],
    [20, -74, 130, 46, 0],
    [160, -24, 90, 38, 0],
    [-20, -4, 100, 30, 0],
    [-164, -46, 60, 22, 1],
    [0, -96, 92, 26, 1],
    [150, -40, 60, 20, 1],
    [-34, -18, 64, 14, 1],
  ] as const)
    lobes.path(
      layer,
      p`M${cx + (dx - rx) * k} ${cy + dy * k}a${rx * k} ${ry * k} 0 0 1 ${2 * rx * k} 0q${-rx * k} ${ry * 0.5 * k} ${-2 * rx * k} 0z`,
      layer ? 'leaf1' : 'leaf2',
    );
  lobes.draw(sheet);
}

/** Ravello: a garden on the edge of the mountain, pines and two small domes against the sea far below. */
export function attractionRavello(): Drawing {
  const sheet = new Sheet('attraction-ravello', 'afternoon', 1270);
  const horizon = 430;
  posterSky(sheet, 'Rose', 540, 400, 260, [538, 150, 46], 420);
  sea(sheet, { top: horizon, bottom: 780, bands: 6 });
  glitter(sheet, 560, horizon, 600, 60, 12);
  sailBoat(sheet, 330, 540, 0.8, 'coral');
  sailBoat(sheet, 40, 500, 0.5, 'pasta');
  // the coast: cape behind cape, a town on its little beach far below
  ridge(
    sheet,
    [
      [470, 432],
      [540, 400],
      [580, 408],
      [660, 350],
      [700, 364],
      [840, 290],
    ],
    434,
    'far1',
    'far2',
  );
  ridge(
    sheet,
    [
      [560, 474],
      [610, 440],
      [640, 446],
      [700, 388],
      [740, 404],
      [840, 330],
    ],
    480,
    'ridge1',
    'ridge2',
  );
  ridge(
    sheet,
    [
      [600, 560],
      [650, 510],
      [676, 516],
      [736, 446],
      [770, 458],
      [840, 400],
    ],
    620,
    'ridge2',
    'ridge3',
  );
  sheet.path('M590 566Q660 556 720 600T820 636V760H640Q560 640 590 566z', 'hill');
  sheet.path('M574 600Q600 560 640 580T700 660L680 690Q590 660 574 600z', 'beach');
  houseRow(sheet, {
    left: 606,
    right: 800,
    base: (x) => 590 + (x - 606) * 0.16,
    width: [14, 24],
    height: [18, 34],
    style: { unit: 0.7, lit: 0.6 },
  });
  houseRow(sheet, {
    left: 620,
    right: 800,
    base: (x) => 620 + (x - 606) * 0.16,
    width: [16, 26],
    height: [20, 34],
    style: { unit: 0.7, lit: 0.6 },
  });
  // the twin domes of the church below the garden
  for (const [x, y, k] of [
    [418, 560, 1],
    [548, 600, 0.86],
  ] as const) {
    sheet.rect(x - 46 * k, y, 92 * k, 200, 'wall2').rect(x + 14 * k, y, 32 * k, 200, 'wallShade2');
    sheet.path(
      arch(x - 12 * k, y + 84 * k, 24 * k, 60 * k) +
        arch(x - 40 * k, y + 84 * k, 14 * k, 54 * k) +
        arch(x + 26 * k, y + 84 * k, 14 * k, 54 * k),
      'windowLit',
    );
    sheet.path(
      p`M${x - 52 * k} ${y}C${x - 48 * k} ${y - 44 * k} ${x - 20 * k} ${y - 74 * k} ${x} ${y - 84 * k}C${x + 20 * k} ${y - 74 * k} ${x + 48 * k} ${y - 44 * k} ${x + 52 * k} ${y}z`,
      'terracotta',
    );
    sheet.path(
      p`M${x + 16 * k} ${y}C${x + 20 * k} ${y - 40 * k} ${x + 12 * k} ${y - 70 * k} ${x} ${y - 84 * k}C${x + 20 * k} ${y - 74 * k} ${x + 48 * k} ${y - 44 * k} ${x + 52 * k} ${y}z`,
      'terracottaShade',
    );
    sheet
      .rect(x - 58 * k, y - 4 * k, 116 * k, 12 * k, 'wallLight')
      .rect(x - 10 * k, y - 98 * k, 20 * k, 18 * k, 'wallLight');
    sheet.path(
      p`M${x - 2} ${y - 96 * k}v${-34 * k}h4v${34 * k}zM${x - 10 * k} ${y - 122 * k}h${20 * k}v4h${-20 * k}z`,
      'cross',
    );
  }
  // the terrace: everything on it in perspective about the horizon
  const at = (x: number, z: number, h = 0): Point => [Math.round(400 + x / z), Math.round(horizon + (570 - h) / z)];
  sheet.rect(0, 706, 800, 300, 'path');
  sheet.rect(-10, 690, 820, 56, 'stone').rect(-10, 730, 820, 16, 'stoneShade').rect(-10, 680, 820, 16, 'stoneLight');
  const quad = (x1: number, x2: number, z1: number, z2: number, colour: Colour, h = 0) =>
    sheet.path(polygon([at(x1, z2, h), at(x2, z2, h), at(x2, z1, h), at(x1, z1, h)]), colour);
  for (const side of [-1, 1] as const) {
    const bed = (a: number, b: number, z1: number, z2: number, colour: Colour, h = 0) =>
      quad(Math.min(a * side, b * side), Math.max(a * side, b * side), z1, z2, colour, h);
    for (const [z1, z2, flowers] of [
      [1.36, 1.72, ['bougainvillea', 'coral']],
      [0.9, 1.24, ['coral', 'lemon']],
    ] as const) {
      bed(90, 900, z1, z2, 'leaf4');
      bed(90, 900, z1 + 0.02, z2, 'leaf2', 16);
      bed(124, 900, z1 + 0.06, z2 - 0.04, 'leaf4', 12);
      bed(140, 900, z1 + 0.07, z2 - 0.06, flowers[0], 12);
      bed(250, 900, z1 + 0.12, z2 - 0.1, 'leaf1', 14);
      bed(280, 900, z1 + 0.13, z2 - 0.12, flowers[1], 14);
    }
  }
  // single flowers in the beds
  const flowers = new Batch();
  for (let i = 0; i < 90; i++) {
    const z = i % 2 ? sheet.between(1.47, 1.62) : sheet.between(1, 1.16);
    const [x, y] = at(sheet.pick([-1, 1]) * sheet.between(175, 560), z, 16);
    flowers.dot(0, x, y, Math.round(17 / z), sheet.pick(['blossom', 'bougainvillea', 'coralLight', 'lemonLight']));
  }
  flowers.draw(sheet);
  umbrellaPine(sheet, 110, 812, 176, 220, 540);
  umbrellaPine(sheet, 786, 770, 762, 486, 210);
  for (const x of [296, 24]) {
    pot(sheet, x, 682, 1);
    for (const [dx, dy, r] of [
      [-20, -66, 30],
      [16, -68, 34],
      [-2, -84, 32],
    ] as const)
      flowers.dot(0, x + dx, 682 + dy, r, 'leaf2');
    for (const [dx, dy] of [
      [-24, -74],
      [-8, -92],
      [10, -82],
      [24, -70],
      [0, -66],
      [-14, -60],
    ] as const)
      flowers.dot(1, x + dx, 682 + dy, 13, 'tomato');
  }
  flowers.draw(sheet);
  lampPost(sheet, 322, 868, 0.9);
  lampPost(sheet, 478, 868, 0.9);
  stroller(sheet, 396, 800, 1.2, 'blue', 'coral');
  return sheet.finish();
}
