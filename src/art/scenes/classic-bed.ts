import { pillow } from '../pieces/beds.ts';
import { faceDownBook, spectacles, waterGlass } from '../pieces/belongings.ts';
import { books, lamp } from '../pieces/furniture.ts';
import {
  beams,
  box,
  chequer,
  curtain,
  eye,
  framedPrint,
  garden,
  lemonPrint,
  poly,
  rod,
  tiledFloor,
} from '../pieces/room.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** The bed from its side, a striped blanket, the evening sun through a window that is not seen. */
export function classic2(): Drawing {
  const sheet = new Sheet('classic-2', 'golden', 22);
  const from = eye(560, 300, 1500);
  const floor = 636;
  sheet.rect(0, 0, 1200, floor, 'mint').rect(0, 0, 1200, 56, 'plasterTop');
  beams(sheet, from, 56, -90, 200, 7);
  sheet.rect(0, 56, 1200, 9, 'mintDeep');
  // four panes and the shadow of a lemon twig
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
  sheet.day(panes);
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
  curtain(sheet, -40, 96, 150, 560, 1, garden.curtain);
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
  faceDownBook(sheet, 330, 484, 0.8, 'coral');
  spectacles(sheet, 430, 476, 0.8);
  waterGlass(sheet, 1032, 506, 0.7);
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
