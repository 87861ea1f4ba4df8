import { towel } from '../pieces/bathroom.ts';
import { bistroTable, faceDownBook } from '../pieces/belongings.ts';
import { armchair, croissant, cup, flowers, gardenChair, moka } from '../pieces/furniture.ts';
import { castShadow, gulls } from '../pieces/landscape.ts';
import { corner, lemonTree } from '../pieces/lemon.ts';
import { eye, maiolica, railing, tiledFloor } from '../pieces/room.ts';
import { seaView } from '../pieces/views.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The sea from the balcony in the morning, breakfast on a small table. */
export function superior4(): Drawing {
  const sheet = new Sheet('superior-4', 'morning', 14);
  const from = eye(600, 310, 1000);
  const floor = 612;
  seaView(sheet, {
    left: 0,
    top: 0,
    width: 1200,
    bottom: 640,
    horizon: 310,
    sun: [262, 196, 50],
    moon: [330, 120, 60],
    boats: [
      [420, 366, 0.9],
      [700, 342, 0.5, 'lemon'],
      [548, 326, 0.3],
    ],
  });
  gulls(sheet, [
    [470, 150, 0.9],
    [530, 126, 0.6],
  ]);
  railing(sheet, 0, 1200, 404, 612, 33);
  towel(sheet, 870, 396, 104, 150, 'coral', 'coralShade', 'linen');
  towel(sheet, 984, 396, 88, 126, 'linen', 'linenShade', 'blue');
  tiledFloor(sheet, from, { floor, tile: 78, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  sheet.rect(0, floor - 8, 1200, 12, 'wall3');
  // the railing's shadow falls towards the right
  castShadow(sheet, 100, 706, 100, 150);
  lemonTree(sheet, 100, 704, 1.3);
  corner(sheet, 1214, -24, [-0.95, 0.95]);
  castShadow(sheet, 330, 752, 130, 180);
  gardenChair(sheet, 330, 756, 1.36, 'tealShade', 'lemon', 'lemonShade');
  castShadow(sheet, 560, 768, 200, 150);
  castShadow(sheet, 884, 756, 190, 150);
  armchair(sheet, 884, 760, 1.24, 'coral', 'coralShade');
  bistroTable(sheet, 570, 590, 360, 176);
  flowers(sheet, 640, 576, 0.8, 'blossom', 'blue');
  moka(sheet, 540, 586, 0.86);
  sheet.ellipse(632, 610, 64, 13, 'blue').ellipse(632, 607, 64, 13, 'linen').ellipse(632, 608, 44, 8, 'aquaPale');
  croissant(sheet, 614, 606, 0.62, -8);
  croissant(sheet, 652, 610, 0.62, 10);
  cup(sheet, 448, 612, 0.8);
  cup(sheet, 700, 592, 0.72, 'coral');
  faceDownBook(sheet, 540, 622, 0.56, 'coral', -6);
  return sheet.finish();
}
