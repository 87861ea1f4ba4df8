import { roundMirror } from '../pieces/bathroom.ts';
import { bed, nightstand, pillow, seaLinen, shellHeadboard } from '../pieces/beds.ts';
import { armchair, flowers, gardenChair, laidTable, lamp, lemonBowl, sconce } from '../pieces/furniture.ts';
import { lemonTree } from '../pieces/lemon.ts';
import {
  bayPrint,
  box,
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
import { seaView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A sea-view room, the sea in the arch of its French window. */
export function homeRooms(): Drawing {
  const sheet = new Sheet('home-rooms', 'golden', 31);
  const from = eye(590, 352, 1500);
  const floor = 690;
  sheet.rect(0, 0, 1200, floor, 'plasterWarm');
  sheet
    .path('M0 0H1200V150Q960 24 600 22Q240 24 0 150z', 'plasterTop')
    .path('M0 150Q240 24 600 22Q960 24 1200 150v17Q960 40 600 38Q240 40 0 167z', 'plasterShade');
  opening(sheet, from, { x: 396, top: 112, w: 440, base: floor, rise: 216, thick: 64 }, () => {
    // the sea ends where the balcony's floor begins
    const [, base] = from.at(0, floor, -240);
    seaView(sheet, {
      left: 380,
      top: 100,
      width: 470,
      bottom: base,
      horizon: 352,
      sun: [590, 292, 44],
      boats: [
        [520, 412, 0.8],
        [688, 382, 0.5, 'lemon'],
        [450, 372, 0.34],
      ],
    });
    shutter(sheet, from, 396, [300, floor], [-66, -210]);
    shutter(sheet, from, 836, [300, floor], [-66, -210]);
    const [, top] = from.at(0, floor - 196, -240);
    railing(sheet, 396, 836, top, base, 26);
    sheet.rect(380, base - 2, 470, 80, 'wall3');
    lemonTree(sheet, 478, base + 22, 0.84);
    gardenChair(sheet, 738, base + 24, [-0.72, 0.72]);
    sheet.ellipse(652, base + 22, 60, 7, 'ink', 0.2);
    laidTable(sheet, 652, base - 76, 110, 92);
    flowers(sheet, 652, base - 74, 0.5);
  });
  tiledFloor(sheet, from, { floor, tile: 96, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  const patch = poly(
    from.at(410, floor, 0),
    from.at(822, floor, 0),
    from.at(860, floor, 420),
    from.at(370, floor, 420),
  );
  sheet.day(() => sheet.path(patch, 'daylight', 0.5)).night(() => sheet.path(patch, 'daylight', 0.3));
  sheet.rect(0, floor - 15, 380, 15, 'plasterTop').rect(852, floor - 15, 348, 15, 'plasterTop');
  curtain(sheet, 308, 84, 122, 610, 1);
  curtain(sheet, 924, 84, 122, 610, -1);
  rod(sheet, 288, 944, 80);
  framedPrint(sheet, 44, 206, 158, 116, bayPrint(sheet));
  // the bed comes in from the left
  shellHeadboard(sheet, 118, 590, 350, 220);
  nightstand(sheet, from, [288, 352], floor, 100, 60);
  // the lamp lights the room, not the sea
  sheet.clip('M0 0h430L396 440V690H0z', () => glow(sheet, 320, 490, 240));
  lamp(sheet, 320, 596, 0.92, 'blue', 'lemon', 0);
  bed(sheet, from, { x: [-40, 270], floor, high: 108, long: 370 }, seaLinen);
  pillow(sheet, -24, 492, 136, 100, 'linen', 'linenShade');
  pillow(sheet, 116, 492, 146, 100, 'linen', 'linenShade');
  pillow(sheet, 122, 536, 104, 66, 'lemon', 'lemonShade');
  // at the right: a table with lemons, the armchair
  sheet.clip('M806 0h394v900H836V440z', () => glow(sheet, 974, 330, 190));
  sconce(sheet, 974, 366, 1.05, 0);
  roundMirror(sheet, 1094, 336, 78, 'coral');
  box(sheet, from, [906, 1000], [612, floor], [0, 60], { front: 'wood1', top: 'wood2', side: 'wood3' });
  lemonBowl(sheet, 962, 620, 0.8);
  armchair(sheet, 1076, 862, 1.06);
  return sheet.finish();
}
