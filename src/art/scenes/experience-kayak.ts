import { curve, lens } from '../pieces/batch.ts';
import { glitter, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { kayakForTwo } from '../pieces/travel.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A kayak enters the cave, where the water shines from below. */
export function experienceKayak(): Drawing {
  const s = new Sheet('experience-kayak', 'golden', 91);
  s.layer('ground');
  s.rect(0, 0, 900, 1200, 'cave1');
  // rock vaults, nearer the mouth ever lighter
  s.path('M0 760C10 420 150 230 440 210C740 200 880 420 900 700V1200H0z', 'cave2');
  s.path('M60 800C70 500 190 320 440 296C690 290 810 470 840 760V1200H60z', 'cave3');
  s.path('M120 800C130 560 250 410 440 384C620 372 740 520 780 780V1200H120z', 'cave4');
  const mouth = curve([
    [190, 800],
    [206, 660],
    [262, 560],
    [330, 506],
    [400, 462],
    [470, 470],
    [540, 500],
    [610, 560],
    [668, 640],
    [700, 740],
    [716, 810],
  ]).concat('V860H180z');
  s.clip(mouth, () => {
    sky(s, { x: 440, y: 660, horizon: 700, left: 180, top: 440, width: 560, reach: 430, core: 90, flat: 0.9 });
    stars(s, 200, 460, 500, 160, 30);
    sunAndMoon(s, 440, 624, 50);
    ridge(
      s,
      [
        [560, 700],
        [610, 664],
        [650, 668],
        [740, 600],
      ],
      701,
      'ridge2',
    );
    ridge(
      s,
      [
        [180, 650],
        [240, 672],
        [290, 700],
      ],
      701,
      'far1',
    );
    sea(s, { top: 700, bottom: 860, left: 170, width: 570, colours: ['sea2', 'sea3', 'turquoise1', 'turquoise2'] });
    glitter(s, 440, 700, 800, 60, 18);
  });
  // the water inside: bands of light that widen towards the viewer
  s.path('M0 812Q440 772 900 812V1200H0z', 'turquoise1');
  s.ellipse(446, 1008, 560, 196, 'turquoise2');
  s.ellipse(446, 988, 420, 158, 'turquoise3');
  s.ellipse(446, 966, 300, 120, 'turquoise4');
  s.path(
    Array.from({ length: 16 }, (_, i) => lens(s.between(60, 840), 880 + i * 20, s.between(50, 120), 6)).join(''),
    'crystal',
    0.35,
  );
  // near rocks at both sides
  s.path('M0 690L40 720L70 800L120 850L80 880L130 930L60 960L30 1040L0 1060z', 'cave1');
  s.path('M900 620L866 700L850 780L800 836L846 880L800 930L850 980L870 1060L900 1080z', 'cave1');
  s.path('M0 690L40 720L70 800L30 830L44 900L0 930zM900 620L866 700L850 780L880 820L862 880L900 900z', 'cave2');
  s.path('M0 1200V1130Q120 1150 220 1200zM900 1200V1120Q800 1150 720 1200z', 'cave1');
  s.ellipse(452, 1016, 250, 30, 'sea4', 0.4);
  s.layer('boat');
  kayakForTwo(s, 446, 962, 0.96);
  return s.finish();
}
