import { sailBoat } from '../pieces/boats.ts';
import { lemonLeaf, lemonWhole, vase } from '../pieces/dishes.ts';
import { cup, juice, moka } from '../pieces/drinks.ts';
import { jamJar } from '../pieces/kitchen.ts';
import { glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { awning, balustrade } from '../pieces/stone.ts';
import { cornetto } from '../pieces/sweets.ts';
import { candle, shadow, sidePlate, tileBorder } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** Breakfast laid on the terrace, the sea beyond the balustrade. */
export function terraceBreakfast(): Drawing {
  const s = new Sheet('terrace-breakfast', 'morning', 61);
  const horizon = 372;
  sky(s, { x: 420, y: 330, horizon, reach: 900, core: 130 });
  stars(s, 0, 100, 1200, 220, 60);
  sunAndMoon(s, 420, 286, 54);
  ridge(
    s,
    [
      [640, 372],
      [720, 336],
      [770, 342],
      [850, 276],
      [910, 300],
      [1000, 218],
      [1070, 250],
      [1220, 150],
    ],
    horizon,
    'ridge1',
  );
  ridge(
    s,
    [
      [820, 372],
      [900, 330],
      [960, 336],
      [1040, 276],
      [1110, 292],
      [1220, 230],
    ],
    horizon + 2,
    'ridge2',
  );
  ridge(
    s,
    [
      [-20, 330],
      [60, 342],
      [130, 372],
    ],
    horizon + 1,
    'far1',
  );
  sea(s, { top: horizon, bottom: 640, bands: 7 });
  glitter(s, 420, horizon, 560, 110, 30);
  sailBoat(s, 650, 440, 1.1);
  sailBoat(s, 214, 414, 0.7, 'lemon');
  gulls(s, [
    [610, 226, 1],
    [672, 204, 0.7],
    [250, 190, 0.8],
  ]);
  balustrade(s, 0, 470, 1200, 1.3);
  awning(s, -20, -30, 1240, 100, { stripes: 16, flare: 20 });
  // the table
  s.rect(0, 636, 1200, 264, 'clothLemon');
  s.rect(0, 800, 1200, 12, 'cloth');
  tileBorder(s, 0, 812, 13, 94, ['cloth', 'clothBlue', 'teal', 'clothYellow']);
  candle(s, 84, 684, 130);
  vase(s, 1086, 704, 1.06);
  moka(s, 330, 744, 1.08);
  juice(s, 170, 744, 1.06);
  shadow(s, 700, 744, 200, 24);
  sidePlate(s, 690, 730, 190, 'teal');
  cornetto(s, 694, 706, 0.72);
  cornetto(s, 596, 746, 0.6, -4);
  cornetto(s, 786, 748, 0.6, 4);
  jamJar(s, 946, 744, 0.98);
  cup(s, 500, 778, 0.9, 'coral');
  cup(s, 880, 792, [-0.9, 0.9], 'clothBlue');
  lemonLeaf(s, 1090, 762, -150, 84);
  lemonLeaf(s, 1082, 758, -96, 80);
  lemonWhole(s, 1116, 778, 44, -10);
  return s.finish();
}
