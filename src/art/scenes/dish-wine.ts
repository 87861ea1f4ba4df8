import { grapes, vineLeaf, wineBottle, wineGlass } from '../pieces/drinks.ts';
import { candle, ground, tileBorder } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** The region's wine: a bottle, a glass of red and one of white, grapes. */
export function dishWine(): Drawing {
  const s = new Sheet('dish-wine', 'golden', 41);
  ground(s, 'groundSand', 'haloSand', 400, 350, 330);
  s.rect(0, 600, 800, 100, 'clothRed');
  tileBorder(s, 0, 700, 8, 100, ['cloth', 'wineWarm', 'grape', 'clothYellow']);
  s.line('M820 30Q700 50 560-20', 'bark', 12);
  grapes(s, 694, 66, 0.96);
  vineLeaf(s, 640, 44, 1.2, 40);
  vineLeaf(s, 760, 66, 1.3, -30);
  candle(s, 80, 612, 170);
  wineBottle(s, 372, 650, 1.06);
  wineGlass(s, 198, 662, 1.12, 'wineWhite', 'glazeShade', 'glaze');
  wineGlass(s, 566, 668, 1.26, 'wineWarm', 'wineShade', 'wineLight');
  return s.finish();
}
