import { bath, roundMirror, towelStack, washBowl } from '../pieces/bathroom.ts';
import { faceDownBook, robe, sandals, waterGlass } from '../pieces/belongings.ts';
import { flowers, sconce } from '../pieces/furniture.ts';
import { lemonTree } from '../pieces/lemon.ts';
import { box, chequer, eye, opening, tiledFloor } from '../pieces/room.ts';
import { tileRows } from '../pieces/tile.ts';
import { seaView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The bathroom at noon: yellow and blue majolica, a painted bowl, a bath below the window. */
export function superior3(): Drawing {
  const sheet = new Sheet('superior-3', 'noon', 13);
  const from = eye(600, 292, 1100);
  const floor = 652;
  sheet.rect(0, 0, 1200, floor, 'coralPale');
  sheet
    .path('M0 0H1200V66Q900 16 600 16T0 66z', 'plasterTop')
    .path('M0 66Q300 16 600 16T1200 66V78Q900 28 600 28T0 78z', 'coral');
  opening(sheet, from, { x: 760, top: 90, w: 300, base: 330, rise: 150, thick: 50 }, () =>
    seaView(sheet, {
      left: 730,
      top: 84,
      width: 350,
      bottom: 340,
      horizon: 268,
      sun: [860, 250, 0],
      moon: [850, 180, 24],
      boats: [[850, 296, 0.5]],
    }),
  );
  tileRows(sheet, 0, 364, 17, 4, 0.75, { ground: 'tileGround', blue: 'tileBlue', teal: 'coral', yellow: 'tileYellow' });
  sheet
    .rect(0, 346, 1200, 20, 'blue')
    .rect(0, 352, 1200, 6, 'lemon')
    .rect(0, floor - 10, 1200, 10, 'blue');
  tiledFloor(sheet, from, { floor, tile: 64, ground: 'tileGround', columns: 2 }, chequer('aquaPale', 'tileBlue'));
  // sill with bottles
  sheet.rect(742, 326, 336, 16, 'plasterTop');
  lemonTree(sheet, 1010, 328, 0.42);
  sheet
    .rect(794, 284, 22, 44, 'teal')
    .rect(799, 272, 12, 14, 'brass')
    .rect(826, 296, 26, 32, 'coral')
    .rect(832, 286, 14, 12, 'linen');
  washStand();
  robe(sheet, 640, 236, 1.2);
  // the bath with its mixer on the wall, a board across it
  sheet
    .path('M846 398h88q10 0 10 10v10q0 10-10 10h-88q-10 0-10-10v-10q0-10 10-10z', 'brass')
    .path('M882 420h16v36q0 10-8 10t-8-10z', 'brass')
    .path('M846 380h12v18h-12zM922 380h12v18h-12z', 'brass')
    .path('M836 374h32v9h-32zM912 374h32v9h-32z', 'linen')
    .line('M936 412Q990 470 1002 420V398', 'steel', 5)
    .path('M994 372h16v40h-16z', 'brass')
    .path('M986 350h32q6 14-4 26h-24q-10-12-4-26z', 'linen');
  bath(sheet, 908, 716, 1.1);
  sheet.path('M758 482H968V498H758z', 'wood1').rect(758, 496, 210, 6, 'wood3');
  faceDownBook(sheet, 834, 482, 0.66, 'teal');
  waterGlass(sheet, 924, 482, 0.72);
  // the mat, and the way there
  sheet.path('M500 724H780L800 784H464z', 'lemon').path('M502 731H771L776 742H504zM490 764H785L789 775H480z', 'linen');
  sandals(sheet, 400, 752, 1, 'teal');
  return sheet.finish();

  function washStand() {
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
    ]);
    legs(84);
    box(sheet, from, [118, 552], [444, 470], [0, 112], { front: 'linenShade', top: 'linen', side: 'plasterDeep' });
    sconce(sheet, 160, 222, 1.1);
    sconce(sheet, 492, 222, 1.1);
    roundMirror(sheet, 326, 180, 108);
    washBowl(sheet, 326, 462, 1.06);
    sheet.rect(170, 420, 26, 40, 'lemon').rect(178, 404, 10, 18, 'brass');
    // two toothbrushes
    sheet.line('M468 432L460 392M480 432L490 388', 'teal', 4).line('M459 394l-2-12M491 390l2-12', 'linen', 8);
    sheet.path('M458 416h32l-4 46h-24z', 'glass', 0.9);
    flowers(sheet, 526, 462, 0.56, 'bougainvillea', 'blue');
  }
}
