import { basilSprig, scialatielli, tomato, tomatoHalf } from '../pieces/dishes.ts';
import { candleAbove, fork, ground, napkin, plate, stripes } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** Homemade scialatielli with tomato and basil on a majolica plate. */
export function dishPasta(): Drawing {
  const s = new Sheet('dish-pasta', 'noon', 11);
  ground(s, 'groundLemon', 'haloLemon', 440, 350, 400);
  stripes(s, 0, 700, 800, 100, 50, 'cloth', 'clothBlue');
  candleAbove(s, 74, 72, 34);
  napkin(s, 36, 150, 132, 508, -3, 'clothRed');
  fork(s, 110, 196, -3, 1.08);
  plate(s, 468, 372, 316, { line: 'clothBlue', petal: 'teal', dot: 'clothRed', count: 22 });
  scialatielli(s, 468, 372, 190);
  tomatoHalf(s, 360, 300, 40, -30);
  tomatoHalf(s, 566, 440, 42, 24);
  tomatoHalf(s, 400, 486, 36, 70);
  tomato(s, 570, 300, 36);
  tomato(s, 330, 410, 32);
  basilSprig(s, 462, 366, [
    [-165, 92],
    [-20, 96],
    [60, 84],
    [-92, 104],
    [-130, 74],
    [-52, 84],
  ]);
  tomato(s, 214, 690, 44, true);
  tomato(s, 120, 704, 38, true);
  return s.finish();
}
