// Not found: a small boat, folded like a paper hat, lost at sea under a huge sky.
import { lens } from '../pieces/batch.ts';
import { paperBoat } from '../pieces/boats.ts';
import { cloud, glitter, gulls, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { type Drawing, Sheet } from '../sheet.ts';

export function notFound(): Drawing {
  const sheet = new Sheet('not-found', 'golden', 404);
  const horizon = 640;
  sheet.layer('ground');
  sky(sheet, { x: 1080, y: 560, horizon, reach: 1240, core: 150, flat: 0.8, grow: 1.2 });
  stars(sheet, 0, 0, 1600, 560, 130, 1.2, [1080, 528, 70], [60, 90, 900, 640]);
  sunAndMoon(sheet, 1080, 548, 84, [1080, 528, 70]);
  cloud(sheet, 1390, 330, 1.1, 0.45);
  cloud(sheet, 880, 150, 0.9, 0.4);
  gulls(sheet, [
    [1180, 396, 1.4],
    [1262, 360, 1],
    [1330, 408, 0.7],
    [930, 430, 0.8],
  ]);
  sheet.path('M0 642l60-14 70-10 60 8 60 4 90 12z', 'far1');
  sea(sheet, { top: horizon, swell: 1.4 });
  glitter(sheet, 1080, horizon, 890, 230, 60);
  // a message in a bottle
  sheet.group({ at: [330, 800], scale: 1.5 }, () => {
    sheet.clip('M-80-80h160v86q-80-7-160 0z', () =>
      sheet.group({ rotate: -24 }, () => {
        sheet.path('M-38-11h48q8 0 14 5h18v12h-18q-6 5-14 5h-48q-8 0-8-11t8-11z', 'shallow2', 0.85);
        sheet.path('M-30-6h38v11h-38z', 'linen');
        sheet.path('M-12-6h5v11h-5z', 'coral');
        sheet.path('M40-5h12v10h-12z', 'wood1');
      }),
    );
    sheet.path(lens(-4, 5, 120, 7), 'foam', 0.8);
  });
  sheet.layer('boat');
  paperBoat(sheet, 1080, 762, 1.5);
  return sheet.finish();
}
