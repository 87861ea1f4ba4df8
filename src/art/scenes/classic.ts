import {
  archedHeadboard,
  bed,
  books,
  flowers,
  gardenLinen,
  lamp,
  nightstand,
  openBook,
  pillow,
  sconce,
  strawChair,
  strawHat,
  suitcase,
  towel,
  towelStack,
} from '../pieces/furniture.ts';
import { corner, leaf, lemon, lemonTree } from '../pieces/lemon.ts';
import {
  beams,
  box,
  chequer,
  curtain,
  eye,
  framedPrint,
  lemonPrint,
  opening,
  poly,
  rod,
  shutter,
  tiledFloor,
} from '../pieces/room.ts';
import { tileFrieze } from '../pieces/tile.ts';
import { gardenView } from '../pieces/views.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

const teal = { cloth: 'aquaPale', fold: 'teal', tie: 'navy' } as const;
const frame = { frame: 'plasterTop', reveal: 'mintDeep', sill: 'wall2' } as const;
const green = { frame: 'leaf1', slat: 'leaf3' } as const;

/** The room over the lemon garden. */
export function classic1(): Drawing {
  const sheet = new Sheet('classic-1', 1200, 800, 21);
  const from = eye(730, 282, 1200);
  const floor = 560;
  sheet.rect(0, 0, 1200, 72, 'plasterTop').rect(0, 72, 1200, floor - 72, 'mint');
  beams(sheet, from, 72, -110, 176, 8);
  sheet.rect(0, 72, 1200, 10, 'mintDeep');
  opening(
    sheet,
    from,
    { x: 160, top: 142, w: 330, base: 440, rise: 44, thick: 60 },
    () => {
      sheet.group({ at: [150, 110], scale: 0.9 }, () => gardenView(sheet));
      shutter(sheet, from, 160, [150, 440], [-62, -150], green);
    },
    frame,
  );
  sheet.rect(138, 436, 374, 15, 'plasterTop').rect(138, 451, 374, 7, 'mintDeep');
  tiledFloor(sheet, from, { floor, tile: 76, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  const patch = poly(
    from.at(190, floor, 60),
    from.at(480, floor, 60),
    from.at(600, floor, 400),
    from.at(300, floor, 400),
  );
  sheet.path(patch, 'daylight', 0.35);
  sheet.rect(0, floor - 14, 1200, 14, 'teal');
  curtain(sheet, 106, 122, 92, 442, 1, teal);
  curtain(sheet, 544, 122, 92, 442, -1, teal);
  rod(sheet, 92, 558, 118);
  // the chest under the window, luggage on it
  box(sheet, from, [226, 424], [486, floor], [0, 56], { front: 'wood1', top: 'wood2', side: 'wood3' });
  suitcase(sheet, 232, 496, 138, 84, 'blue', 'blueShade');
  framedPrint(sheet, 846, 118, 128, 150, lemonPrint(sheet));
  nightstand(sheet, from, [668, 732], floor, 88, 70);
  lamp(sheet, 700, 480, 0.8, 'linen', 'teal', 190);
  archedHeadboard(sheet, 906, 480, 292, 172);
  nightstand(sheet, from, [1080, 1144], floor, 88, 70);
  lamp(sheet, 1116, 480, 0.8, 'linen', 'teal', 190);
  bed(sheet, from, { x: [766, 1046], floor, high: 92, long: 370 }, gardenLinen);
  for (const [x, y, w, h, cloth, shade] of [
    [770, 398, 136, 92, 'linen', 'linenShade'],
    [908, 398, 136, 92, 'linen', 'linenShade'],
    [858, 436, 104, 64, 'navy', 'ink'],
  ] as const)
    pillow(sheet, x, y, w, h, cloth, shade);
  strawChair(sheet, 500, 748, 1.16);
  strawHat(sheet, 503, 632, 0.9, 'navy');
  return sheet.finish();
}

/** The bed from its side, a striped blanket, the window's light on the wall. */
export function classic2(): Drawing {
  const sheet = new Sheet('classic-2', 1200, 800, 22);
  const from = eye(560, 300, 1500);
  const floor = 636;
  sheet.rect(0, 0, 1200, floor, 'mint').rect(0, 0, 1200, 56, 'plasterTop');
  beams(sheet, from, 56, -90, 200, 7);
  sheet.rect(0, 56, 1200, 9, 'mintDeep');
  // light through a window that is not seen: four panes and the shadow of a lemon twig
  const panes = () => {
    sheet.path(
      'M306 132L478 104V262L306 290zM498 101L670 73V231L498 259zM306 310L478 282V440L306 468zM498 279L670 251V409L498 437z',
      'daylight',
    );
    sheet.clip('M306 132L670 73V409L306 468z', () => {
      for (const [x, y, turn, k] of [
        [690, 120, 190, 1.1],
        [640, 112, 150, 0.9],
        [610, 124, 220, 1],
        [560, 122, 172, 0.9],
        [540, 130, 120, 0.8],
        [650, 130, 110, 0.9],
      ] as const)
        sheet.path(shadowLeaf(x, y, turn, k), 'mintShade');
      sheet
        .circle(586, 182, 24, 'mintShade')
        .circle(646, 210, 22, 'mintShade')
        .line('M700 112Q620 104 530 132', 'mintShade', 7);
    });
  };
  sheet.group({}, panes);
  tiledFloor(sheet, from, { floor, tile: 92, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  sheet.rect(0, floor - 14, 1200, 14, 'teal');
  // rug
  const strip = (a: number, b: number) =>
    poly(from.at(250, floor, a), from.at(800, floor, a), from.at(800, floor, b), from.at(250, floor, b));
  sheet
    .path(strip(180, 450), 'linen')
    .path(strip(205, 225) + strip(405, 425), 'teal')
    .path(strip(240, 252) + strip(380, 390), 'navy');
  framedPrint(sheet, 1000, 118, 130, 156, lemonPrint(sheet, 'linen'));
  curtain(sheet, -40, 96, 150, 560, 1, teal);
  rod(sheet, -20, 124, 92);
  // bed
  sheet.rect(170, 600, 760, 44, 'tealShade').path('M150 690H1000V706H150z', 'ink', 0.2);
  sheet
    .path('M928 700V316Q928 300 944 300T960 316V700z', 'teal')
    .circle(944, 288, 16, 'brass')
    .rect(148, 452, 28, 248, 'teal')
    .circle(162, 440, 15, 'brass');
  sheet.path('M176 516Q176 486 210 486H930V610H176z', 'linen').path('M176 574H930V610H176z', 'linenShade');
  pillow(sheet, 756, 394, 176, 108, 'linen', 'linenShade');
  pillow(sheet, 690, 430, 126, 72, 'navy', 'ink');
  blanket(sheet);
  // at the bed's head
  box(sheet, from, [1010, 1096], [500, floor], [0, 60], { front: 'wood1', top: 'wood2', side: 'wood3' });
  sheet.rect(1044, 530, 70, 46, 'wood2').circle(1079, 553, 5, 'brass');
  lamp(sheet, 1066, 506, 1.15, 'linen', 'teal', 250);
  // slippers
  for (const [sx, sy] of [
    [452, 716],
    [540, 724],
  ] as const) {
    sheet.ellipse(sx, sy, 36, 9, 'tealShade').ellipse(sx, sy - 3, 36, 9, 'aquaPale');
    sheet.path(
      p`M${sx - 2} ${sy - 12}Q${sx + 22} ${sy - 20} ${sx + 36} ${sy - 4}Q${sx + 30} ${sy + 6} ${sx - 2} ${sy + 6}Q${sx + 8} ${sy - 4} ${sx - 2} ${sy - 12}z`,
      'navy',
    );
  }
  books(
    sheet,
    560,
    488,
    [
      [108, 'coral'],
      [96, 'navy'],
    ],
    15,
  );
  return sheet.finish();
}

const shadowLeaf = (x: number, y: number, turn: number, k: number) => {
  const a = (turn * Math.PI) / 180;
  const at = (u: number, v: number) =>
    [x + (u * Math.cos(a) - v * Math.sin(a)) * k, y + (u * Math.sin(a) + v * Math.cos(a)) * k] as const;
  const [b, c, d] = [at(50, -34), at(96, 0), at(50, 34)];
  return p`M${x} ${y}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} ${x} ${y}z`;
};

/** The striped blanket over the long side of the bed, falling in soft folds. */
function blanket(sheet: Sheet) {
  const outline =
    'M186 482Q420 474 640 482L662 640q-30 14-60 0t-60 0t-60 0t-60 0t-60 0t-60 0t-60 0t-62-4Q172 520 186 482z';
  sheet.path(outline, 'aquaPale');
  sheet.clip(outline, () => {
    for (const [x, w, colour] of [
      [176, 26, 'teal'],
      [232, 12, 'navy'],
      [256, 40, 'linen'],
      [308, 12, 'navy'],
      [350, 34, 'teal'],
      [404, 12, 'navy'],
      [428, 40, 'linen'],
      [480, 12, 'navy'],
      [524, 34, 'teal'],
      [580, 12, 'navy'],
      [604, 30, 'linen'],
    ] as const)
      sheet.path(p`M${x} 470h${w}q${w * 0.1} 90 ${w * 0.3} 190h${-w * 1.3}q${w * 0.1} -100 0 -190z`, colour);
    sheet.path('M170 612H680V660H170z', 'ink', 0.14);
  });
}

/** The desk in the corner. */
export function classic3(): Drawing {
  const sheet = new Sheet('classic-3', 1200, 800, 23);
  const from = eye(520, 330, 1200);
  const floor = 620;
  const edge = 980;
  sheet.rect(0, 0, edge, floor, 'mint').rect(0, 0, edge, 60, 'plasterTop').rect(0, 60, edge, 9, 'mintDeep');
  // the side wall
  const out = (y: number, d = 700) => from.at(edge, y, d);
  tiledFloor(sheet, from, { floor, tile: 84, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  sheet
    .path(poly([edge, 60], [edge, floor], out(floor), out(60)), 'mintShade')
    .path(poly([edge, 0], [edge, 60], out(60), [1200, 0]), 'plasterShade');
  sheet
    .path(poly([edge, 60], [edge, 69], out(69), out(60)), 'mintDeep')
    .path(poly([edge, floor - 14], [edge, floor], out(floor), out(floor - 14)), 'tealShade');
  sheet.rect(0, floor - 14, edge, 14, 'teal');
  opening(
    sheet,
    from,
    { x: 96, top: 124, w: 330, base: 480, rise: 60, thick: 64 },
    () => {
      sheet.group({ at: [70, 90], scale: 1 }, () => gardenView(sheet));
      corner(sheet, 60, 128, 0.62);
      shutter(sheet, from, 96, [136, 480], [-66, -150], green);
    },
    frame,
  );
  sheet.rect(74, 476, 374, 15, 'plasterTop').rect(74, 491, 374, 7, 'mintDeep');
  lemonTree(sheet, 300, 730, 0.94);
  curtain(sheet, 40, 106, 86, 516, 1, teal);
  rod(sheet, 26, 480, 102);
  // shelf and prints
  framedPrint(sheet, 540, 136, 120, 146, lemonPrint(sheet, 'linen'), 'teal');
  sheet.rect(700, 266, 220, 12, 'wood2').rect(724, 278, 10, 22, 'wood3').rect(886, 278, 10, 22, 'wood3');
  for (const [x, w, h, c] of [
    [716, 18, 78, 'teal'],
    [736, 22, 66, 'coral'],
    [760, 16, 84, 'navy'],
    [778, 24, 72, 'lemon'],
    [804, 16, 64, 'blue'],
  ] as const)
    sheet.rect(x, 266 - h, w, h, c).rect(x, 266 - h * 0.8, w, 6, 'linen');
  flowers(sheet, 876, 266, 0.62, 'blossom', 'teal');
  // desk
  const [x0, x1, top, deep] = [500, 930, 450, 150] as const;
  const leg = (x: number, d: number) =>
    box(sheet, from, [x, x + 16], [top + 60, floor], [d, d + 16], { front: 'wood2', top: 'wood2', side: 'wood3' });
  sheet.path(
    poly(
      from.at(x0, floor, 0),
      from.at(x1, floor, 0),
      from.at(x1 + 20, floor, deep + 10),
      from.at(x0, floor, deep + 10),
    ),
    'ink',
    0.18,
  );
  leg(x0 + 8, 4);
  leg(x1 - 24, 4);
  leg(x0 + 8, deep - 20);
  leg(x1 - 24, deep - 20);
  box(sheet, from, [x0 + 6, x1 - 6], [top + 16, top + 74], [0, deep - 6], {
    front: 'wood1',
    top: 'wood1',
    side: 'wood3',
  });
  box(sheet, from, [x0, x1], [top, top + 16], [0, deep], { front: 'wood2', top: 'wood1', side: 'wood3' });
  const [dx, dy] = from.at(x0, top + 26, deep - 6);
  for (const i of [0, 1, 2])
    sheet.rect(dx + 22 + i * 161, dy, 136, 42, 'wood2').circle(dx + 90 + i * 161, dy + 21, 5, 'brass');
  lamp(sheet, 842, 462, 1.12, 'blue', 'lemon', 260);
  books(
    sheet,
    600,
    470,
    [
      [100, 'navy'],
      [88, 'coral'],
      [94, 'teal'],
    ],
    15,
  );
  lemon(sheet, 588, 440, 0.34, 90);
  leaf(sheet, 590, 434, -20, 0.3, 1);
  openBook(sheet, 718, 496, 0.86, 'teal');
  strawChair(sheet, 640, 776, 1.26, true);
  // hooks on the side wall
  const [ax, ay] = from.at(edge, 250, 60);
  const [bx, by] = from.at(edge, 250, 200);
  sheet.path(poly([ax, ay], [bx, by], [bx, by + 14], [ax, ay + 12]), 'wood2');
  strawHat(sheet, (ax + bx) / 2 + 6, ay + 44, [0.62, 1.5], 'teal');
  return sheet.finish();
}

/** The bathroom: a shower with a band of majolica, the basin under a small mirror. */
export function classic4(): Drawing {
  const sheet = new Sheet('classic-4', 1200, 800, 24);
  const from = eye(560, 300, 1200);
  const floor = 650;
  sheet.rect(0, 0, 1200, floor, 'mint');
  sheet.rect(0, 0, 1200, 56, 'plasterTop').rect(0, 56, 1200, 9, 'mintDeep');
  // plain tiles up to the band of majolica
  const [top, size] = [300, 44] as const;
  sheet.rect(0, top, 1200, floor - top, 'tileGround');
  let joints = '';
  for (let y = top + size; y < floor; y += size) joints += p`M0 ${y}H1200`;
  for (let x = 14; x < 1200; x += size) joints += p`M${x} ${top}V${floor}`;
  sheet.line(joints, 'mintShade', 2);
  const band = { ground: 'tileGround', blue: 'tileTeal', teal: 'leaf1', yellow: 'tileYellow' } as const;
  tileFrieze(sheet, 0, 268, 1200, 76, band);
  opening(
    sheet,
    from,
    { x: 470, top: 84, w: 150, base: 226, rise: 60, thick: 46 },
    () => {
      sheet.group({ at: [440, 66], scale: 0.5 }, () => gardenView(sheet));
    },
    frame,
  );
  sheet.rect(456, 224, 178, 12, 'plasterTop');
  tiledFloor(sheet, from, { floor, tile: 72, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  sheet.rect(0, floor - 12, 1200, 12, 'teal');
  // basin on its column
  sheet
    .path('M214 470H306L292 700H228z', 'linenShade')
    .path('M214 470H250L246 700H228z', 'linen')
    .path('M212 690H308V712H212z', 'linenShade');
  sheet
    .path('M120 430H400Q398 500 320 508H200Q122 500 120 430z', 'linen')
    .path('M300 430H400Q398 500 320 508H286Q310 480 300 430z', 'linenShade');
  sheet
    .rect(108, 414, 304, 22, 'linen')
    .path('M108 430H412V436H108z', 'linenShade')
    .path('M140 440H380L378 452H142z', 'teal');
  sheet
    .path('M250 414V386Q250 366 270 366T290 386V396H278V386Q278 378 270 378T264 386V414z', 'brass')
    .path('M226 406h-20v-10h20zM318 406h-20v-10h20z', 'brass')
    .rect(212, 400, 10, 16, 'brass')
    .rect(302, 400, 10, 16, 'brass');
  sheet
    .rect(346, 384, 22, 32, 'teal')
    .rect(352, 372, 10, 14, 'brass')
    .rect(150, 394, 34, 22, 'navy')
    .line('M160 394L154 366M170 394L178 364', 'coral', 4);
  sconce(sheet, 130, 196, 1, 140);
  sconce(sheet, 396, 196, 1, 74);
  sconce(sheet, 700, 196, 1, 110);
  sheet.day(() => sheet.path('M182 330V184Q182 100 268 100T354 184V330z', 'ink', 0.12));
  sheet
    .path('M174 322V176Q174 90 260 90T346 176V322z', 'teal')
    .path('M187 310V178Q187 102 260 102T333 178V310z', 'glass');
  sheet.path('M187 270L320 126L332 170L212 310H187z', 'linen', 0.4);
  // towels
  sheet.line('M486 384H610', 'brass', 8).circle(486, 384, 8, 'brass').circle(610, 384, 8, 'brass');
  towel(sheet, 506, 384, 84, 158, 'aquaPale', 'teal', 'navy');
  // stool
  sheet.ellipse(548, 740, 74, 10, 'ink', 0.2);
  sheet.line('M512 660L496 736M584 660L600 736M504 702H592', 'wood3', 9);
  sheet.path('M486 642H610L602 662H494z', 'wood1');
  towelStack(sheet, 548, 642, 106, [
    ['linen', 'linenShade'],
    ['teal', 'tealShade'],
  ]);
  // shower: tray, fittings, glass
  const tray = (d0: number, d1: number, y: number) =>
    poly(from.at(760, y, d0), from.at(1200, y, d0), from.at(1200, y, d1), from.at(760, y, d1));
  sheet.path(tray(0, 250, floor - 22), 'linen');
  const [tx, ty] = from.at(760, floor - 22, 250);
  const [, tb] = from.at(760, floor, 250);
  sheet
    .rect(tx, ty, 1200 - tx, tb - ty, 'linenShade')
    .path(
      poly(
        from.at(760, floor - 22, 0),
        from.at(760, floor - 22, 250),
        from.at(760, floor, 250),
        from.at(760, floor, 0),
      ),
      'mintDeep',
    );
  sheet.ellipse(980, 660, 20, 5, 'fishShade');
  sheet.line('M980 480V128Q980 104 1004 104H1040', 'brass', 9).path('M996 112H1092L1106 128H982z', 'brass');
  sheet
    .circle(980, 470, 17, 'brass')
    .line('M980 470H1004', 'brass', 9)
    .line('M980 430Q1040 560 1010 420', 'brass', 4)
    .path('M1000 396h22l-4 26h-14z', 'brass');
  sheet
    .rect(1080, 384, 110, 10, 'teal')
    .rect(1096, 346, 24, 38, 'aquaPale')
    .rect(1126, 356, 24, 28, 'lemon')
    .rect(1156, 342, 18, 42, 'navy');
  const pane = poly(
    from.at(760, 90, 6),
    from.at(760, 90, 246),
    from.at(760, floor - 22, 246),
    from.at(760, floor - 22, 6),
  );
  sheet
    .path(pane, 'glass', 0.5)
    .path(
      poly(from.at(760, 90, 60), from.at(760, 90, 130), from.at(760, floor - 22, 90), from.at(760, floor - 22, 30)),
      'linen',
      0.35,
    );
  const [ex, ey] = from.at(760, 90, 246);
  sheet.line(p`M${ex} ${ey}V${ty}M${760} 90V${floor - 22}M760 90L${ex} ${ey}`, 'brass', 5);
  return sheet.finish();
}
