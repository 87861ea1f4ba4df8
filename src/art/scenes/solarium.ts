// The solarium on the roof: the hero of Services, as a wide strip and as a picture for upright and low windows.
import { sunbed, umbrella } from '../pieces/beach.ts';
import { sailBoat } from '../pieces/boats.ts';
import { strawHat } from '../pieces/furniture.ts';
import { glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { lemonHill, lemonTree } from '../pieces/lemon.ts';
import { floor, lantern } from '../pieces/terrace.ts';
import { tileFrieze } from '../pieces/tile.ts';
import { church, hillTown } from '../pieces/town.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** The gulf with the sun at (x, y), and the town below its hill at the left, which ends at `cape`. */
function gulf(sheet: Sheet, horizon: number, bottom: number, [x, y, r]: [number, number, number], cape: number): void {
  const { width } = sheet;
  sky(sheet, { x, y: y + r * 0.3, horizon, reach: width * 0.62, core: r * 2.1, flat: 0.66, grow: 1.2 });
  stars(sheet, 0, 0, width, horizon * 0.8, 80, 1.1, [x, y, r]);
  sunAndMoon(sheet, x, y, r, [x, y, r * 0.86]);
  sheet.path(p`M${x + 60} ${horizon + 2}l80-18 90-12 80 8 100-20 120 12 200-10 400 14V${horizon + 2}z`, 'far1');
  const at = (steps: readonly (readonly [number, number])[]) =>
    steps.map(([dx, dy]) => [cape * dx, horizon - dy] as const);
  ridge(
    sheet,
    at([
      [-0.08, 230],
      [0.03, 290],
      [0.12, 244],
      [0.24, 262],
      [0.4, 168],
      [0.48, 176],
      [0.64, 96],
      [0.72, 98],
      [0.88, 30],
      [1, -2],
    ]),
    horizon + 10,
    'ridge1',
    'ridge2',
    'right',
  );
  sea(sheet, { top: horizon, bottom, bands: 5 });
  glitter(sheet, x, horizon, bottom - 10, 90, 24);
  const crest = (at: number) =>
    horizon - 180 + (bottom - horizon + 190) * (Math.max(0, at + 40) / (cape + 60)) ** 1.25 + 8 * Math.sin(at / 60);
  lemonHill(sheet, crest, -10, cape, bottom, 10, 1.25, 0);
  hillTown(sheet, {
    ...{ rows: 2, crest: (at) => crest(at) + 110, foot: () => bottom, gaps: 0.08, lit: 0.55 },
    left: () => cape * 0.5,
    right: (t) => cape * 0.88 + t * 40,
    size: (t) => 0.9 + t * 0.3,
  });
  church(sheet, cape + 10, bottom, 0.68);
}

/** The parapet with its majolica, 110 high from `top`, and the deck before it. */
function roof(sheet: Sheet, top: number, eye: [number, number], columns: number): void {
  const { width } = sheet;
  sheet.rect(0, top, width, 110, 'stone');
  tileFrieze(sheet, 0, top + 32, width, 60);
  sheet.rect(0, top - 4, width, 16, 'stoneLight').rect(0, top + 12, width, 7, 'stoneShade');
  floor(sheet, { top: top + 108, eye, rows: 4, columns, first: 'deck2', second: 'deck1' });
}

/** An umbrella at (x, y) between two beds with striped towels. */
function shade(sheet: Sheet, x: number, y: number, k: number, colour: 'coral' | 'blue'): void {
  sheet.group({ at: [x, y], scale: k }, () => {
    umbrella(sheet, 0, -34, 6.6, colour);
    sheet.path('M-24-32q24-12 48 0v6q-24 8-48 0z', 'stoneShade');
    for (const bed of [-186, 164]) {
      sunbed(sheet, bed, 0, 2);
      sheet.path(p`M${bed + 34} -46l70-80 14 14-66 78z`, colour);
      sheet.path(p`M${bed + 50} -52l60-68 5 6-58 68zM${bed + 39} -50l66-76 4 4-64 77z`, 'linen');
    }
  });
}

/** A low table with lemonade, its feet at (x, y); somebody has left a hat. */
function table(sheet: Sheet, x: number, y: number, k: number): void {
  sheet.group({ at: [x, y], scale: k }, () => {
    sheet.path('M-74 0q74-10 150 0q-74 12-150 0z', 'ink', 0.2);
    sheet.path('M-54-62h10l-8 62h-8zM46-62h10l6 62h-8zM-72-74h146v13h-146z', 'wood2');
    sheet.path('M-72-74h146v4h-146z', 'wood1');
    sheet.path('M-16-130h34l6 56h-46zM18-120q20 2 18 20t-16 16l-1-7q9-2 9-10t-9-11z', 'glass');
    sheet.path('M-18-108h38l3 31h-44z', 'lemonLight');
    sheet.path('M46-108h18l-3 34h-12zM-60-108h18l-3 34h-12z', 'glass');
    sheet.path('M47-98h16l-2 21h-12zM-59-98h16l-2 21h-12z', 'lemonLight');
    sheet.circle(64, -106, 8, 'lemon').circle(-42, -106, 8, 'lemon');
  });
}

export function servicesSolarium(): Drawing {
  const sheet = new Sheet('services-solarium', 'noon', 23);
  gulf(sheet, 322, 436, [1300, 212, 62], 1010);
  gulls(sheet, [
    [1084, 130, 1],
    [1144, 106, 0.7],
  ]);
  sailBoat(sheet, 1580, 372, 0.8);
  sailBoat(sheet, 1120, 356, 0.5, 'pasta');
  sailBoat(sheet, 2060, 392, 1, 'coral');
  roof(sheet, 426, [1200, 300], 48);
  for (const x of [290, 996, 1404, 2110]) lemonTree(sheet, x, 556, x > 900 && x < 1500 ? 0.62 : 1.05);
  shade(sheet, 690, 604, 0.8, 'coral');
  table(sheet, 1200, 604, 0.8);
  shade(sheet, 1700, 604, 0.8, 'blue');
  shade(sheet, 2340, 660, 0.94, 'coral');
  shade(sheet, 60, 660, 0.94, 'blue');
  strawHat(sheet, 1058, 604, 0.8);
  lantern(sheet, 1090, 536, 0.74);
  lantern(sheet, 1310, 536, 0.74);
  return sheet.finish();
}

export function servicesSolariumPortrait(): Drawing {
  const sheet = new Sheet('services-solarium-portrait', 'noon', 23);
  gulf(sheet, 446, 580, [930, 326, 68], 640);
  gulls(sheet, [
    [660, 236, 1],
    [722, 208, 0.7],
  ]);
  sailBoat(sheet, 1050, 512, 0.8);
  sailBoat(sheet, 760, 488, 0.56, 'pasta');
  roof(sheet, 566, [650, 400], 30);
  lemonTree(sheet, 1180, 712, 1.2);
  lemonTree(sheet, 90, 712, 1.2);
  shade(sheet, 446, 796, 0.92, 'coral');
  table(sheet, 960, 800, 1);
  strawHat(sheet, 1090, 804, 0.9);
  lantern(sheet, 800, 690, 0.9);
  return sheet.finish();
}
