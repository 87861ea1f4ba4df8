import { lemonHalf, lemonLeaf, lemonWhole } from '../pieces/dishes.ts';
import { delizia } from '../pieces/sweets.ts';
import { cakeStand, candle, ground, shadow, stripes } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** Delizia al limone, the lemon dome, on a stand between lemons. */
export function dishLemon(): Drawing {
  const s = new Sheet('dish-lemon', 'afternoon', 31);
  ground(s, 'groundAqua', 'haloAqua', 400, 360, 330);
  s.rect(0, 600, 800, 100, 'teal');
  stripes(s, 0, 700, 800, 100, 50, 'cloth', 'clothYellow');
  candle(s, 706, 610, 150);
  cakeStand(s, 400, 486, 286, 164);
  delizia(s, 400, 470, 196);
  shadow(s, 150, 690, 120, 16);
  lemonLeaf(s, 80, 610, 214, 100);
  lemonLeaf(s, 90, 606, 262, 92);
  lemonWhole(s, 138, 634, 62, -12);
  shadow(s, 636, 694, 110, 15);
  lemonHalf(s, 600, 626, 66, 8);
  lemonLeaf(s, 690, 640, -34, 96);
  lemonWhole(s, 700, 660, 44, 10);
  return s.finish();
}
