import {
  armchair,
  bath,
  bed,
  candle,
  croissant,
  cup,
  flowers,
  gardenChair,
  laidTable,
  lamp,
  lemonade,
  lemonSprig,
  moka,
  nightstand,
  pillow,
  roundMirror,
  sconce,
  seaLinen,
  shellHeadboard,
  strawHat,
  towel,
  towelStack,
  washBowl,
} from '../pieces/furniture.ts';
import { corner, lemonTree } from '../pieces/lemon.ts';
import {
  bayPrint,
  box,
  chequer,
  curtain,
  eye,
  framedPrint,
  glow,
  maiolica,
  opening,
  poly,
  railing,
  rod,
  shutter,
  tiledFloor,
} from '../pieces/room.ts';
import { awning } from '../pieces/stone.ts';
import { tileRows } from '../pieces/tile.ts';
import { seaView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The sea-view room with bed and balcony. */
export function superior1(): Drawing {
  const sheet = new Sheet('superior-1', 1200, 800, 11);
  const from = eye(540, 276, 1200);
  const floor = 560;
  sheet.rect(0, 0, 1200, floor, 'plasterWarm');
  // vault
  sheet
    .path('M0 0H1200V128Q980 34 600 32Q220 34 0 128z', 'plasterTop')
    .path('M0 128Q220 34 600 32Q980 34 1200 128v15Q980 48 600 46Q220 48 0 143z', 'plasterShade');
  opening(sheet, from, { x: 690, top: 120, w: 370, base: floor, rise: 150, thick: 56 }, () => {
    // the sea ends where the balcony's floor begins
    const [, base] = from.at(0, floor, -150);
    seaView(sheet, {
      left: 670,
      top: 100,
      width: 400,
      bottom: base,
      horizon: 276,
      sun: [838, 232, 30],
      boats: [
        [905, 322, 0.62],
        [770, 302, 0.34, 'lemon'],
      ],
    });
    shutter(sheet, from, 1060, [230, floor], [-58, -170]);
    const [, top] = from.at(0, floor - 176, -150);
    railing(sheet, 660, 1080, top, base, 23);
    sheet.rect(640, base, 500, 60, 'wall3');
    lemonTree(sheet, 800, base + 14, 0.78);
  });
  tiledFloor(sheet, from, { floor, tile: 88, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  // the light that falls in
  const patch = poly(
    from.at(700, floor, 0),
    from.at(1050, floor, 0),
    from.at(960, floor, 460),
    from.at(560, floor, 460),
  );
  sheet.day(() => sheet.path(patch, 'daylight', 0.55)).night(() => sheet.path(patch, 'daylight', 0.3));
  sheet.rect(0, floor - 14, 674, 14, 'plasterTop').rect(1076, floor - 14, 124, 14, 'plasterTop');
  curtain(sheet, 640, 104, 112, 460, 1);
  curtain(sheet, 1110, 104, 112, 460, -1);
  rod(sheet, 622, 1128, 100);
  framedPrint(sheet, 246, 122, 176, 112, bayPrint(sheet));
  nightstand(sheet, from, [70, 138], floor, 88, 70);
  lamp(sheet, 96, 480, 0.82, 'blue', 'lemon', 168);
  shellHeadboard(sheet, 334, 476, 356, 204);
  nightstand(sheet, from, [526, 594], floor, 88, 70);
  lamp(sheet, 560, 480, 0.82, 'blue', 'lemon', 168);
  bed(sheet, from, { x: [184, 484], floor, high: 92, long: 390 }, seaLinen);
  for (const [x, y, w, h, cloth, shade] of [
    [186, 388, 146, 96, 'linen', 'linenShade'],
    [332, 388, 146, 96, 'linen', 'linenShade'],
    [214, 428, 104, 66, 'teal', 'tealShade'],
    [338, 428, 104, 66, 'lemon', 'lemonShade'],
  ] as const)
    pillow(sheet, x, y, w, h, cloth, shade);
  armchair(sheet, 1066, 716, 1.02);
  return sheet.finish();
}

/** The bed: a coral shell at its head, lamps on both sides. */
export function superior2(): Drawing {
  const sheet = new Sheet('superior-2', 1200, 800, 12);
  const from = eye(600, 236, 1600);
  const floor = 716;
  sheet.rect(0, 0, 1200, 800, 'plasterWarm');
  sheet
    .path('M0 0H1200V70Q900 14 600 14T0 70z', 'plasterTop')
    .path('M0 70Q300 14 600 14T1200 70V82Q900 26 600 26T0 82z', 'plasterShade');
  opening(sheet, from, { x: -230, top: 110, w: 290, base: floor, rise: 130, thick: 0 }, () =>
    seaView(sheet, {
      left: -60,
      top: 100,
      width: 130,
      bottom: floor,
      horizon: 236,
      sun: [-70, 190, 22],
      boats: [[22, 300, 0.6]],
    }),
  );
  railing(sheet, -40, 62, 500, 690, 28);
  tiledFloor(sheet, from, { floor, tile: 150, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  curtain(sheet, 132, 96, 120, 640, -1);
  rod(sheet, -20, 150, 92);
  framedPrint(sheet, 466, 48, 268, 124, bayPrint(sheet));
  // hat and bag wait on their pegs
  sheet.rect(1062, 214, 138, 14, 'wood2').line('M1090 221v14M1160 221v14', 'wood3', 8);
  strawHat(sheet, 1090, 262, [0.9, 1.5]);
  sheet
    .line('M1144 330Q1150 232 1160 232T1178 330', 'coralShade', 6)
    .path('M1124 326H1200V440H1138z', 'coral')
    .path('M1126 346H1200V362H1128zM1130 384H1200V400H1132z', 'lemon');
  nightstand(sheet, from, [152, 268], floor, 176, 100);
  nightstand(sheet, from, [932, 1048], floor, 176, 100);
  // the lamps light the room, not the sea
  sheet.clip('M62 0H1200V720H62z', () => {
    glow(sheet, 206, 380, 280);
    glow(sheet, 994, 380, 280);
  });
  lamp(sheet, 206, 548, 1.5, 'blue', 'lemon', 0);
  lamp(sheet, 994, 548, 1.5, 'blue', 'lemon', 0);
  shellHeadboard(sheet, 600, 548, 620, 312, 11);
  bed(sheet, from, { x: [330, 870], floor, high: 172, long: 560 }, seaLinen);
  for (const [x, y, w, h, cloth, shade] of [
    [336, 392, 256, 172, 'linen', 'linenShade'],
    [608, 392, 256, 172, 'linen', 'linenShade'],
    [386, 462, 186, 120, 'teal', 'tealShade'],
    [628, 462, 186, 120, 'teal', 'tealShade'],
    [500, 500, 200, 104, 'lemon', 'lemonShade'],
  ] as const)
    pillow(sheet, x, y, w, h, cloth, shade);
  sheet.line('M520 522Q600 510 680 522M518 570Q600 580 682 570', 'linen', 5);
  // towels and a twig from the garden, left on the bed
  sheet.ellipse(778, 694, 112, 14, 'ink', 0.16);
  towelStack(sheet, 776, 696, 190, [
    ['linen', 'linenShade'],
    ['coral', 'coralShade'],
  ]);
  lemonSprig(sheet, 776, 616, 0.8);
  return sheet.finish();
}

/** The bathroom: lemon-yellow majolica, a painted bowl, a bath by the window. */
export function superior3(): Drawing {
  const sheet = new Sheet('superior-3', 1200, 800, 13);
  const from = eye(600, 292, 1100);
  const floor = 652;
  sheet.rect(0, 0, 1200, floor, 'coralPale');
  sheet
    .path('M0 0H1200V66Q900 16 600 16T0 66z', 'plasterTop')
    .path('M0 66Q300 16 600 16T1200 66V78Q900 28 600 28T0 78z', 'coral');
  opening(sheet, from, { x: 730, top: 96, w: 280, base: 330, rise: 140, thick: 50 }, () =>
    seaView(sheet, {
      left: 700,
      top: 90,
      width: 330,
      bottom: 340,
      horizon: 292,
      sun: [830, 236, 26],
      boats: [[902, 306, 0.42]],
    }),
  );
  tileRows(sheet, 0, 364, 17, 4, 0.75, { ground: 'tileGround', blue: 'tileBlue', teal: 'coral', yellow: 'tileYellow' });
  sheet
    .rect(0, 346, 1200, 20, 'blue')
    .rect(0, 352, 1200, 6, 'lemon')
    .rect(0, floor - 10, 1200, 10, 'blue');
  tiledFloor(sheet, from, { floor, tile: 64, ground: 'tileGround', columns: 2 }, chequer('aquaPale', 'tileBlue'));
  // sill with bottles
  sheet.rect(712, 326, 316, 16, 'plasterTop');
  lemonTree(sheet, 958, 328, 0.44);
  sheet
    .rect(764, 284, 22, 44, 'teal')
    .rect(769, 272, 12, 14, 'brass')
    .rect(796, 296, 26, 32, 'coral')
    .rect(802, 286, 14, 12, 'linen');
  // wash table
  const legs = (d: number) => {
    for (const x of [130, 524])
      box(sheet, from, [x, x + 16], [470, floor], [d, d + 16], { front: 'wood2', top: 'wood2', side: 'wood3' });
  };
  legs(0);
  box(sheet, from, [130, 540], [592, 604], [0, 100], { front: 'wood2', top: 'wood1', side: 'wood3' });
  towelStack(sheet, 210, 622, 130, [
    ['linen', 'linenShade'],
    ['teal', 'tealShade'],
    ['linen', 'linenShade'],
  ]);
  towelStack(sheet, 366, 622, 130, [
    ['coral', 'coralShade'],
    ['linen', 'linenShade'],
    ['coral', 'coralShade'],
  ]);
  legs(84);
  box(sheet, from, [118, 552], [444, 470], [0, 112], { front: 'linenShade', top: 'linen', side: 'plasterDeep' });
  sconce(sheet, 160, 222, 1.1);
  sconce(sheet, 492, 222, 1.1);
  roundMirror(sheet, 326, 186, 110);
  washBowl(sheet, 320, 462, 1.06);
  sheet.rect(150, 420, 26, 40, 'lemon').rect(158, 404, 10, 18, 'brass');
  flowers(sheet, 480, 462, 0.62, 'bougainvillea', 'blue');
  // the bath, the towel over its edge, the mat
  sheet.line('M1090 520V430Q1090 396 1062 396T1034 426', 'brass', 11);
  bath(sheet, 880, 712, 1.12);
  towel(sheet, 700, 492, 96, 150, 'linen', 'linenShade', 'blue');
  sheet.path('M512 728H782L800 784H478z', 'lemon').path('M524 735H773L778 746H516zM504 766H787L791 777H494z', 'linen');
  return sheet.finish();
}

/** Breakfast on the balcony, the sea beyond the railing. */
export function superior4(): Drawing {
  const sheet = new Sheet('superior-4', 1200, 800, 14);
  const from = eye(600, 330, 1000);
  const floor = 640;
  seaView(sheet, {
    left: 0,
    top: 0,
    width: 1200,
    bottom: 660,
    horizon: 330,
    sun: [430, 244, 58],
    boats: [
      [250, 392, 0.9],
      [760, 372, 0.6, 'lemon'],
      [560, 344, 0.3],
    ],
  });
  railing(sheet, 0, 1200, 420, 640, 33);
  tiledFloor(sheet, from, { floor, tile: 78, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  sheet.rect(0, floor - 8, 1200, 12, 'wall3');
  lemonTree(sheet, 88, 716, 1.35);
  corner(sheet, 1214, 60, [-0.95, 0.95]);
  awning(sheet, 0, -40, 1200, 96, { stripes: 15 });
  gardenChair(sheet, 268, 780, 1.5);
  gardenChair(sheet, 932, 780, [-1.5, 1.5]);
  sheet.ellipse(606, 786, 290, 20, 'ink', 0.2);
  laidTable(sheet, 600, 560, 540, 184);
  flowers(sheet, 706, 550, 1.05);
  candle(sheet, 612, 542, 1.3, 104);
  moka(sheet, 500, 566, 0.98);
  lemonade(sheet, 786, 574, 0.94);
  sheet.ellipse(606, 588, 84, 18, 'blue').ellipse(606, 585, 84, 18, 'linen').ellipse(606, 586, 60, 11, 'aquaPale');
  croissant(sheet, 582, 584, 0.86, -8);
  croissant(sheet, 636, 590, 0.86, 10);
  croissant(sheet, 608, 566, 0.82);
  cup(sheet, 424, 590, 0.98);
  cup(sheet, 718, 600, 0.98);
  lemonSprig(sheet, 506, 596, 0.5);
  return sheet.finish();
}
