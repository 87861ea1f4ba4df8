import { archedHeadboard, bed, gardenLinen, nightstand, pillow } from '../pieces/beds.ts';
import { faceDownBook, sandals, waterGlass } from '../pieces/belongings.ts';
import { suitcase } from '../pieces/front-desk.ts';
import { cup, flowers, lamp, strawChair, strawHat } from '../pieces/furniture.ts';
import {
  beams,
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

/** The window over the lemon garden in the morning. */
export function classic1(): Drawing {
  const sheet = new Sheet('classic-1', 'morning', 21);
  const from = eye(620, 282, 1200);
  const floor = 560;
  sheet.rect(0, 0, 1200, 72, 'plasterTop').rect(0, 72, 1200, floor - 72, 'mint');
  beams(sheet, from, 72, -110, 176, 8);
  sheet.rect(0, 72, 1200, 10, 'mintDeep');
  opening(
    sheet,
    from,
    { x: 150, top: 126, w: 476, base: 446, rise: 60, thick: 60 },
    () => {
      sheet.group({ at: [140, 96], scale: 1.2 }, () => gardenView(sheet));
      shutter(sheet, from, 150, [150, 446], [-62, -150], garden.shutter);
      shutter(sheet, from, 626, [150, 446], [-62, -150], garden.shutter);
    },
    garden.frame,
  );
  sheet.rect(126, 442, 524, 15, 'plasterTop').rect(126, 457, 524, 7, 'mintDeep');
  faceDownBook(sheet, 262, 448, 0.62, 'coral');
  cup(sheet, 476, 448, 0.62, 'teal');
  flowers(sheet, 540, 448, 0.66, 'blossom', 'coral');
  tiledFloor(sheet, from, { floor, tile: 76, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  // the early sun, from the right as one looks out, falls in to the left
  const patch = poly(
    from.at(180, floor, 50),
    from.at(600, floor, 50),
    from.at(500, floor, 360),
    from.at(90, floor, 360),
  );
  sheet.day(() => sheet.path(patch, 'daylight', 0.4));
  sheet.rect(0, floor - 14, 1200, 14, 'teal');
  curtain(sheet, 92, 104, 96, 460, 1, garden.curtain);
  curtain(sheet, 684, 104, 96, 460, -1, garden.curtain);
  rod(sheet, 76, 700, 100);
  // the chest under the window, luggage on it
  box(sheet, from, [300, 500], [500, floor], [0, 56], { front: 'wood1', top: 'wood2', side: 'wood3' });
  suitcase(sheet, 322, 510, 138, 44, 'blue', 'blueShade');
  framedPrint(sheet, 862, 104, 128, 142, lemonPrint(sheet));
  nightstand(sheet, from, [708, 772], floor, 88, 70);
  lamp(sheet, 734, 480, 0.74, 'linen', 'teal', 190);
  waterGlass(sheet, 766, 484, 0.5);
  archedHeadboard(sheet, 940, 480, 292, 172);
  nightstand(sheet, from, [1112, 1176], floor, 88, 70);
  lamp(sheet, 1152, 480, 0.74, 'linen', 'teal', 190);
  bed(sheet, from, { x: [800, 1080], floor, high: 92, long: 370 }, gardenLinen);
  for (const [x, y, w, h, cloth, shade] of [
    [804, 398, 136, 92, 'linen', 'linenShade'],
    [942, 398, 136, 92, 'linen', 'linenShade'],
    [892, 436, 104, 64, 'navy', 'ink'],
  ] as const)
    pillow(sheet, x, y, w, h, cloth, shade);
  // a shawl thrown over the bed, its hat on the chair
  sheet.path('M1000 520Q1040 506 1088 522L1132 566Q1138 600 1120 604Q1096 590 1078 596Q1050 560 1000 520z', 'coral');
  sheet.path('M1052 542Q1080 552 1096 596Q1086 592 1078 596Q1064 576 1046 556z', 'coralShade');
  strawChair(sheet, 560, 762, 1.16);
  strawHat(sheet, 563, 646, 0.9, 'navy');
  sandals(sheet, 300, 736, 1, 'navy');
  return sheet.finish();
}
