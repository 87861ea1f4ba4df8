// For entries of lists without a picture of their own. The subject stays whole in a square, as in a postcard and a poster.
import { paperBoat, sailBoat } from '../pieces/boats.ts';
import { glitter, gulls, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { lemonTree } from '../pieces/lemon.ts';
import { bigPalm, posterSky } from '../pieces/poster.ts';
import { balustrade } from '../pieces/stone.ts';
import { tileFrieze } from '../pieces/tile.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A lemon tree in a pot on a terrace above the sea. */
export function stockLemons(): Drawing {
  const s = new Sheet('stock-lemons', 'noon', 7);
  posterSky(s, 'Aqua', 450, 470, 300, [690, 250, 52]);
  sea(s, { top: 640, bottom: 960, colours: ['sea2', 'sea3', 'sea4', 'sea5', 'sea6'] });
  balustrade(s, 0, 790, 900, 1.3);
  s.rect(0, 950, 900, 250, 'plasterWarm');
  tileFrieze(s, 0, 1060, 900, 120);
  lemonTree(s, 450, 1010, 2.7, true);
  return s.finish();
}

/** A sail on the open sea at evening. */
export function stockSail(): Drawing {
  const s = new Sheet('stock-sail', 'golden', 11);
  sky(s, { x: 450, y: 600, horizon: 640, reach: 860, core: 150, flat: 0.85 });
  stars(s, 0, 20, 900, 420, 60, 1.4);
  sunAndMoon(s, 450, 520, 88);
  sea(s, { top: 640, swell: 1.5 });
  glitter(s, 450, 640, 1160, 170, 34);
  sailBoat(s, 452, 850, 3.6, 'coral');
  gulls(s, [
    [190, 330, 1.6],
    [270, 290, 1.1],
    [700, 380, 1.3],
  ]);
  return s.finish();
}

/** A palm on the promenade. */
export function stockPalm(): Drawing {
  const s = new Sheet('stock-palm', 'afternoon', 13);
  posterSky(s, 'Rose', 470, 480, 310, [230, 250, 50]);
  sea(s, { top: 780, bottom: 1000, colours: ['sea2', 'sea3', 'sea4', 'sea5'] });
  s.rect(0, 960, 900, 240, 'beach');
  s.rect(0, 960, 900, 22, 'wallLight');
  tileFrieze(s, 0, 1060, 900, 120);
  bigPalm(s, 400, 1010, 620, 70, 300);
  return s.finish();
}

/** A paper boat on a calm bay. */
export function stockBoat(): Drawing {
  const s = new Sheet('stock-boat', 'golden', 17);
  posterSky(s, 'Lemon', 450, 420, 290, [680, 230, 52], 420);
  sea(s, { top: 600, colours: ['sea2', 'sea3', 'sea4', 'sea5', 'sea6', 'sea7'], swell: 1.4 });
  paperBoat(s, 450, 800, 4.2);
  return s.finish();
}
