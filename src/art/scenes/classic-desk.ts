import { wineGlass } from '../pieces/belongings.ts';
import { books, flowers, lamp, strawChair, strawHat } from '../pieces/furniture.ts';
import { corner, leaf, lemon, lemonTree } from '../pieces/lemon.ts';
import {
  box,
  chequer,
  curtain,
  eye,
  framedPrint,
  garden,
  lemonPrint,
  opening,
  poly,
  rod,
  shutter,
  tiledFloor,
} from '../pieces/room.ts';
import { gardenView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The desk in the corner at dusk: a postcard half written, the lamp already lit. */
export function classic3(): Drawing {
  const sheet = new Sheet('classic-3', 'evening', 23);
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
      shutter(sheet, from, 96, [136, 480], [-66, -150], garden.shutter);
    },
    garden.frame,
  );
  sheet.rect(74, 476, 374, 15, 'plasterTop').rect(74, 491, 374, 7, 'mintDeep');
  lemonTree(sheet, 300, 730, 0.94);
  curtain(sheet, 40, 106, 86, 516, 1, garden.curtain);
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
  postcards(sheet);
  wineGlass(sheet, 560, 500, 0.8, 'lemonShade');
  strawChair(sheet, 640, 776, 1.26, true);
  shawl(sheet);
  // hooks on the side wall
  const [ax, ay] = from.at(edge, 250, 60);
  const [bx, by] = from.at(edge, 250, 200);
  sheet.path(poly([ax, ay], [bx, by], [bx, by + 14], [ax, ay + 12]), 'wood2');
  strawHat(sheet, (ax + bx) / 2 + 6, ay + 44, [0.62, 1.5], 'teal');
  return sheet.finish();
}

/** Two postcards and a pen: the sea on one, the other half written. */
function postcards(sheet: Sheet) {
  sheet.path('M708 462L784 464L778 494L696 492z', 'linen').path('M712 465L780 467L777 480L706 478z', 'blue');
  sheet.path('M752 467L780 467L777 480L758 479z', 'leaf2').circle(728, 471, 4, 'lemon');
  sheet.path('M650 480L736 484L730 516L638 512z', 'linenShade').line('M690 483L686 514', 'plasterDeep', 2);
  sheet.line('M656 489q14-2 26 1M652 497q14-2 28 1M649 505q10-2 18 0M698 492h22M696 500h24', 'blue', 2);
  sheet.line('M668 512L716 470', 'navy', 5).line('M664 516L670 510', 'brass', 4);
}

/** A shawl over the back of the chair. */
function shawl(sheet: Sheet) {
  sheet.path(
    'M566 510Q640 492 712 508L724 600Q712 606 704 640Q690 604 662 612Q640 650 622 610Q590 606 572 632Q560 600 554 596z',
    'coral',
  );
  sheet.path(
    'M600 504Q608 560 590 608Q580 616 572 632Q560 600 554 596L566 510zM676 502Q672 560 690 616Q698 626 704 640Q712 606 724 600L712 508z',
    'coralShade',
  );
  sheet.line('M556 580Q600 566 640 584T724 584', 'lemonLight', 5);
}
