import { roundMirror, towel } from '../pieces/bathroom.ts';
import { beachBag, bistroTable, faceDownBook, sandals, wineGlass } from '../pieces/belongings.ts';
import { armchair, flowers, lemonBowl } from '../pieces/furniture.ts';
import { lemonTree } from '../pieces/lemon.ts';
import { box, curtain, eye, glow, maiolica, opening, poly, railing, rod, shutter, tiledFloor } from '../pieces/room.ts';
import { seaView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The corner by the balcony at sunset: an armchair, two glasses, a book face down. */
export function superior1(): Drawing {
  const sheet = new Sheet('superior-1', 'evening', 11);
  const from = eye(640, 300, 1200);
  const floor = 572;
  sheet.rect(0, 0, 1200, floor, 'plasterWarm');
  sheet
    .path('M0 0H1200V128Q980 34 600 32Q220 34 0 128z', 'plasterTop')
    .path('M0 128Q220 34 600 32Q980 34 1200 128v15Q980 48 600 46Q220 48 0 143z', 'plasterShade');
  opening(sheet, from, { x: 430, top: 100, w: 430, base: floor, rise: 180, thick: 56 }, () => {
    // the sea ends where the balcony's floor begins
    const [, base] = from.at(0, floor, -150);
    seaView(sheet, {
      left: 420,
      top: 80,
      width: 450,
      bottom: base,
      horizon: 300,
      sun: [748, 262, 30],
      moon: [540, 190, 26],
      boats: [
        [560, 352, 0.7],
        [664, 322, 0.4, 'lemon'],
      ],
    });
    shutter(sheet, from, 430, [240, floor], [-58, -170]);
    shutter(sheet, from, 860, [240, floor], [-58, -170]);
    const [, top] = from.at(0, floor - 170, -150);
    railing(sheet, 410, 880, top, base, 23);
    towel(sheet, 700, top - 5, 74, 96, 'coral', 'coralShade', 'linen');
    sheet.rect(400, base, 500, 60, 'wall3');
    lemonTree(sheet, 520, base + 14, 0.74);
  });
  tiledFloor(sheet, from, { floor, tile: 88, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  // the last light falls in to the left
  const patch = poly(
    from.at(450, floor, 0),
    from.at(840, floor, 0),
    from.at(760, floor, 330),
    from.at(380, floor, 330),
  );
  sheet.day(() => sheet.path(patch, 'dusk5', 0.4)).night(() => sheet.path(patch, 'daylight', 0.26));
  sheet.rect(0, floor - 14, 414, 14, 'plasterTop').rect(876, floor - 14, 324, 14, 'plasterTop');
  curtain(sheet, 378, 84, 112, 492, 1);
  curtain(sheet, 912, 84, 112, 492, -1);
  rod(sheet, 360, 930, 80);
  // by the wall: a chest of drawers, the mirror over it
  roundMirror(sheet, 1064, 258, 84, 'coral');
  box(sheet, from, [968, 1150], [446, floor], [0, 76], { front: 'wood1', top: 'wood2', side: 'wood3' });
  const [cx, cy] = from.at(968, 446, 76);
  for (const i of [0, 1])
    sheet
      .rect(cx + 14, cy + 16 + i * 58, 166, 46, 'wood2')
      .circle(cx + 60, cy + 39 + i * 58, 5, 'brass')
      .circle(cx + 134, cy + 39 + i * 58, 5, 'brass');
  flowers(sheet, 1128, 450, 0.8, 'bougainvillea', 'blue');
  lemonBowl(sheet, 1042, 452, 0.62);
  // the lamp behind the armchair
  glow(sheet, 100, 326, 250);
  sheet.ellipse(104, 646, 44, 8, 'ink', 0.2).ellipse(100, 642, 36, 8, 'brass').rect(96, 330, 8, 312, 'brass');
  sheet
    .path('M62 268H138L166 352Q100 366 34 352z', 'shade')
    .path('M112 268H138L166 352Q146 358 122 359z', 'lemonShade', 0.35);
  armchair(sheet, 222, 736, 1.36, 'teal', 'tealShade');
  sheet.ellipse(440, 750, 78, 10, 'ink', 0.2);
  bistroTable(sheet, 436, 632, 190, 112);
  wineGlass(sheet, 456, 626, 0.86);
  wineGlass(sheet, 500, 636, 0.86);
  faceDownBook(sheet, 392, 642, 0.5, 'coral');
  sandals(sheet, 640, 730, 1.1);
  beachBag(sheet, 1000, 752, 1.05, 'blue');
  return sheet.finish();
}
