// The hero of Rooms: a bed in front of the sea, as a wide strip and as a picture for upright and low windows.

import { bed, nightstand, pillow, seaLinen, shellHeadboard } from '../pieces/beds.ts';
import { sailBoat } from '../pieces/boats.ts';
import { armchair, lamp, lemonade, strawHat } from '../pieces/furniture.ts';
import { glitter, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { lemonTree } from '../pieces/lemon.ts';
import {
  bayPrint,
  box,
  curtain,
  type Eye,
  eye,
  framedPrint,
  lemonPrint,
  maiolica,
  opening,
  poly,
  railing,
  rod,
  tiledFloor,
} from '../pieces/room.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** Wall, vault and floor of a room as wide as the sheet. */
function hall(sheet: Sheet, from: Eye, floor: number, [spring, crown]: [number, number], tile: number): void {
  const { width } = sheet;
  const line = (y: number) => p`${spring + y}Q${width * 0.8} ${crown + y} ${width / 2} ${crown + y}T0 ${spring + y}`;
  sheet.rect(0, 0, width, floor, 'plasterWarm');
  sheet.path(`M0 0H${width}V${line(14)}z`, 'plasterShade').path(`M0 0H${width}V${line(0)}z`, 'plasterTop');
  tiledFloor(sheet, from, { floor, tile, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  sheet.rect(0, floor - 12, width, 12, 'plasterTop');
}

/** The bed with its shell, between two lamps; `x` is its middle, `k` 1: 300 wide. */
function bedWithLamps(sheet: Sheet, from: Eye, floor: number, x: number, k: number): void {
  for (const side of [-1, 1]) {
    const at = x + side * 226 * k;
    nightstand(sheet, from, [at - 34 * k, at + 34 * k], floor, 88 * k, 70 * k);
    lamp(sheet, at + (at - from.x) * 0.03, floor - 80 * k, 0.82 * k, 'blue', 'lemon', 168);
  }
  const head = floor - 84 * k;
  shellHeadboard(sheet, x, head, 356 * k, 204 * k);
  bed(sheet, from, { x: [x - 150 * k, x + 150 * k], floor, high: 92 * k, long: 390 * k }, seaLinen);
  for (const [dx, dy, w, h, cloth, shade] of [
    [-148, -88, 146, 96, 'linen', 'linenShade'],
    [-2, -88, 146, 96, 'linen', 'linenShade'],
    [-120, -48, 104, 66, 'teal', 'tealShade'],
    [4, -48, 104, 66, 'lemon', 'lemonShade'],
  ] as const)
    pillow(sheet, x + dx * k, head + dy * k, w * k, h * k, cloth, shade);
}

interface Bay {
  left: number;
  right: number;
  top: number;
  horizon: number;
  /** where the balcony's floor begins */
  base: number;
  sun: [x: number, y: number, r: number];
  sails: [x: number, y: number, scale: number, jib?: 'lemon'][];
}

/** The gulf beyond a balcony's railing. */
function gulf(sheet: Sheet, { left, right, top, horizon, base, sun: [x, y, r], sails }: Bay): string {
  const width = right - left;
  return sheet.define(() => {
    sky(sheet, { x, y, horizon, left, top, width, reach: r * 15, core: r * 1.9, flat: 0.8 });
    stars(sheet, left, top, width, (horizon - top) * 0.8, width / 14, 0.9, [x, y, r]);
    sunAndMoon(sheet, x, y, r);
    const cape = (steps: readonly (readonly [number, number])[]) =>
      steps.map(([dx, dy]) => [x + dx * r, horizon - dy * r] as const);
    ridge(
      sheet,
      cape([
        [1.8, 0],
        [3.2, 1],
        [4, 0.9],
        [5.4, 2.2],
        [6.6, 1.6],
        [9, 3.1],
        [16, 4],
      ]),
      horizon + 1,
      sheet.hour.ridges[0],
    );
    ridge(
      sheet,
      cape([
        [4.4, 0],
        [5.8, 0.9],
        [6.8, 0.7],
        [8.6, 1.9],
        [16, 2.4],
      ]),
      horizon + 2,
      sheet.hour.ridges[1],
    );
    ridge(
      sheet,
      cape([
        [-14, 1.2],
        [-7.4, 0.6],
        [-5, 0],
      ]),
      horizon + 1,
      sheet.hour.ridges[0],
    );
    sea(sheet, { top: horizon, bottom: base, left, width, swell: 0.8, bands: 7 });
    glitter(sheet, x, horizon, horizon + (base - horizon) * 0.7, r * 2, 24);
    for (const [bx, by, scale, jib] of sails) sailBoat(sheet, bx, by, scale, jib);
  });
}

/** Light that falls in between two places of the back wall. */
function patch(sheet: Sheet, from: Eye, floor: number, [x0, x1]: [number, number], deep: number): void {
  const shape = poly(
    from.at(x0, floor, 0),
    from.at(x1, floor, 0),
    from.at(x1 - deep * 0.22, floor, deep),
    from.at(x0 - deep * 0.34, floor, deep),
  );
  sheet.day(() => sheet.path(shape, 'daylight', 0.55)).night(() => sheet.path(shape, 'daylight', 0.3));
}

export function roomsHero(): Drawing {
  const sheet = new Sheet('rooms-hero', 'golden', 11);
  const floor = 470;
  const from = eye(1040, 300, 1000);
  hall(sheet, from, floor, [96, 22], 74);
  // three arches of a loggia, one sea
  const arches = [1120, 1410, 1700].map((x) => ({ x, top: 116, w: 244, base: floor, rise: 122, thick: 46 }));
  const [, base] = from.at(0, floor, -130);
  const bay: Bay = {
    ...{ left: 1100, right: 1960, top: 100, horizon: 300, base },
    sun: [1532, 252, 36],
    sails: [
      [1610, 344, 0.62],
      [1224, 326, 0.42, 'lemon'],
      [1790, 330, 0.5],
    ],
  };
  const view = gulf(sheet, bay);
  const bars = sheet.define(() => railing(sheet, 1100, 1960, from.at(0, floor - 150, -130)[1], base, 22));
  for (const frame of arches)
    opening(sheet, from, frame, () => {
      sheet.use(view, 0, 0).use(bars, 0, 0);
      sheet.rect(frame.x, base, frame.w, 60, 'wall3');
    });
  for (const { x, w } of arches) patch(sheet, from, floor, [x + 14, x + w - 14], 330);
  curtain(sheet, 1084, 96, 92, floor - 96, 1);
  curtain(sheet, 1982, 96, 92, floor - 96, -1);
  rod(sheet, 1066, 2000, 92);
  // hat and bag wait on their pegs
  sheet.rect(392, 214, 180, 12, 'wood2').line('M432 220v12M520 220v12', 'wood3', 7);
  strawHat(sheet, 432, 262, [0.86, 1.4]);
  sheet
    .line('M506 322Q510 232 520 232T536 322', 'coralShade', 5)
    .path('M488 318H556V420H500z', 'coral')
    .path('M490 336H556V350H492zM494 370H556V384H496z', 'lemon');
  framedPrint(sheet, 2060, 170, 128, 152, lemonPrint(sheet));
  box(sheet, from, [80, 330], [128, floor], [0, 120], { front: 'teal', top: 'teal', side: 'tealShade' });
  const s = from.grow(120);
  const [left] = from.at(80, 0, 120);
  const high = from.at(0, 150, 120)[1];
  for (const door of [0, 1])
    sheet
      .rect(left + (18 + door * 122) * s, high, 94 * s, 262 * s, 'tealShade')
      .circle(left + (118 + door * 14) * s, 320, 5, 'brass');
  framedPrint(sheet, 752, 118, 156, 82, bayPrint(sheet));
  bedWithLamps(sheet, from, floor, 830, 0.9);
  lemonTree(sheet, 2130, 566, 0.9, true);
  // somebody was reading here: two glasses, a book face down
  armchair(sheet, 1860, 604, 0.86);
  sheet.ellipse(1716, 602, 58, 9, 'ink', 0.2).path('M1708 530h12v66h-12zM1690 594h48v8h-48z', 'wood3');
  sheet.ellipse(1714, 532, 62, 12, 'wood2').ellipse(1714, 528, 62, 12, 'wood1');
  lemonade(sheet, 1690, 528, 0.5);
  lemonade(sheet, 1716, 534, 0.5);
  sheet.path('M1730 534l20-14l22 12l-20 8z', 'coral').path('M1730 534l22 6l20-8v4l-20 9l-22-7z', 'linen');
  return sheet.finish();
}

export function roomsHeroPortrait(): Drawing {
  const sheet = new Sheet('rooms-hero-portrait', 'golden', 11);
  const floor = 660;
  const from = eye(560, 380, 1200);
  hall(sheet, from, floor, [150, 60], 88);
  const window = { x: 766, top: 222, w: 330, base: floor, rise: 160, thick: 56 };
  const [, base] = from.at(0, floor, -150);
  const view = gulf(sheet, {
    ...{ left: 740, right: 1120, top: 200, horizon: 380, base },
    sun: [900, 330, 32],
    sails: [
      [960, 424, 0.62],
      [836, 404, 0.36, 'lemon'],
    ],
  });
  opening(sheet, from, window, () => {
    sheet.use(view, 0, 0);
    railing(sheet, 740, 1120, from.at(0, floor - 176, -150)[1], base, 23);
    sheet.rect(740, base, 400, 60, 'wall3');
    lemonTree(sheet, 1030, base + 14, 0.72);
  });
  patch(sheet, from, floor, [780, 1080], 420);
  curtain(sheet, 724, 206, 104, floor - 206, 1);
  curtain(sheet, 1138, 206, 104, floor - 206, -1);
  rod(sheet, 706, 1154, 202);
  framedPrint(sheet, 356, 232, 160, 100, bayPrint(sheet));
  bedWithLamps(sheet, from, floor, 436, 0.97);
  return sheet.finish();
}
