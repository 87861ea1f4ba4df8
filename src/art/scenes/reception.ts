import type { Colour } from '../palette.ts';
import {
  bell,
  clock,
  counter,
  flowers,
  keyRack,
  lamp,
  lantern,
  lemonBowl,
  openBook,
  sconce,
  suitcase,
  telephone,
} from '../pieces/furniture.ts';
import { lemonTree } from '../pieces/lemon.ts';
import { arch, eye, glow, maiolica, poly, sideArch, tiledFloor } from '../pieces/room.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The hall: vault behind vault, the desk and the wall of keys at its end. */
export function homeReception(): Drawing {
  const sheet = new Sheet('home-reception', 1000, 1200, 41);
  const from = eye(500, 600, 1000);
  const floor = 836;
  const [x, top, w] = [200, 300, 600] as const;
  sheet.rect(0, 0, 1000, 1200, 'plasterShade');
  // bays of the vault, each seen within the one before it
  const bay = (d: number, colour: Colour) => {
    const s = from.grow(d);
    const [l, t] = from.at(x, top, d);
    sheet.path(arch(l, t, w * s, (floor - top) * s, (w * s) / 2), colour);
  };
  for (const [d, colour] of [
    [560, 'plasterWarm'],
    [484, 'coral'],
    [480, 'plasterTop'],
    [452, 'plasterShade'],
    [444, 'plasterWarm'],
    [340, 'coral'],
    [336, 'plasterTop'],
    [304, 'plasterShade'],
    [296, 'plasterWarm'],
    [92, 'coral'],
    [88, 'plasterTop'],
    [56, 'plasterShade'],
    [48, 'plasterWarm'],
    [0, 'coralPale'],
  ] as const)
    bay(d, colour);
  // side doors: to the garden at the left, to the sea at the right
  const left = sideArch(from, x, [560, 476], floor, [124, 266]);
  sheet.path(left, 'sky5');
  sheet.clip(left, () => {
    sheet
      .rect(60, 660, 160, 300, 'leaf2')
      .circle(146, 650, 34, 'leaf3')
      .circle(96, 646, 44, 'leaf4')
      .circle(132, 730, 50, 'leaf3')
      .circle(84, 760, 40, 'leaf4');
    for (const [lx, ly] of [
      [136, 640],
      [112, 622],
      [88, 660],
      [128, 690],
      [100, 706],
      [138, 740],
      [110, 752],
      [84, 724],
    ] as const)
      sheet.circle(lx, ly, 8, 'lemon');
  });
  const right = sideArch(from, x + w, [560, 476], floor, [124, 266]);
  sheet.path(right, 'sky7');
  sheet.clip(right, () => {
    sheet.rect(820, 600, 140, 60, 'sea2').rect(820, 640, 140, 60, 'sea4').rect(820, 700, 140, 300, 'sea6');
  });
  const s = 2.6;
  const edge = (k: number, y: number): [number, number] => [500 + k * 300 * s, 600 + (y - 600) * s];
  tiledFloor(
    sheet,
    from,
    {
      floor,
      tile: 68,
      ground: 'tileGround',
      outline: poly([x, floor], [x + w, floor], edge(1, floor), edge(-1, floor)),
    },
    maiolica('tileBlue', 'aquaPale'),
  );
  // light through the doors
  const patch = (wall: number, inside: number) =>
    poly(
      from.at(wall, floor, 124),
      from.at(wall, floor, 266),
      from.at(inside, floor, 330),
      from.at(inside, floor, 190),
    );
  sheet.day(() => sheet.path(patch(x, 400), 'sun', 0.6).path(patch(x + w, 600), 'sun', 0.6));
  for (const k of [-1, 1])
    sheet.path(poly([500 + k * 300, floor], [500 + k * 300, floor - 11], edge(k, floor - 11), edge(k, floor)), 'blue');
  sheet.rect(x, floor - 11, w, 11, 'blue');
  // the end wall
  sconce(sheet, 252, 568, 0.95, 150);
  sconce(sheet, 748, 568, 0.95, 150);
  clock(sheet, 500, 362, 36);
  keyRack(sheet, 326, 446, 6, 3, 58, [4, 11, 12], [2, 9, 15]);
  counter(sheet, from, [312, 688], [710, floor], [60, 130], 9);
  lamp(sheet, 352, 728, 0.86, 'blue', 'lemon', 180);
  bell(sheet, 506, 728, 0.72);
  openBook(sheet, 436, 734, 0.5, 'teal');
  lemonBowl(sheet, 644, 728, 0.7);
  flowers(sheet, 560, 726, 0.58);
  // on the floor
  suitcase(sheet, 726, 940, 110, 82);
  suitcase(sheet, 790, 958, 84, 60, 'teal', 'tealShade');
  lantern(sheet, 500, 55, 95, 0.98, 330);
  lemonTree(sheet, 158, 946, 0.98);
  lemonTree(sheet, 60, 1060, 1.35);
  lemonTree(sheet, 940, 1060, 1.35);
  return sheet.finish();
}

/** The desk from the front: the wall of keys, lamp, bell, lemons. The left third stays calm. */
export function contactReception(): Drawing {
  const sheet = new Sheet('contact-reception', 1600, 900, 42);
  const from = eye(1010, 360, 1800);
  const floor = 756;
  sheet.rect(0, 0, 1600, 900, 'plasterWarm');
  sheet
    .path('M0 0H1600V100Q1300 20 800 20T0 100z', 'plasterTop')
    .path('M0 100Q300 20 800 20T1600 100v14Q1300 34 800 34T0 114z', 'plasterShade');
  sheet.path(arch(686, 54, 692, 720, 216), 'plasterTop').path(arch(704, 72, 656, 700, 200), 'coralPale');
  tiledFloor(sheet, from, { floor, tile: 124, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  sheet.rect(0, floor - 14, 1600, 14, 'blue');
  sheet.clip(arch(704, 72, 656, 700, 200), () => glow(sheet, 1032, 116, 330));
  sconce(sheet, 1032, 152, 0.94, 0);
  keyRack(sheet, 792, 198, 7, 4, 68);
  counter(sheet, from, [560, 1700], [556, floor], [40, 170], 18);
  lamp(sheet, 652, 572, 1.5, 'blue', 'lemon', 210);
  telephone(sheet, 812, 574, 1);
  bell(sheet, 958, 574, 1.05);
  openBook(sheet, 1114, 582, 0.95, 'teal');
  flowers(sheet, 1270, 570, 1.1, 'blossom', 'blue');
  lemonBowl(sheet, 1432, 574, 1.3);
  suitcase(sheet, 330, 830, 168, 124);
  suitcase(sheet, 430, 852, 116, 84, 'teal', 'tealShade');
  return sheet.finish();
}
