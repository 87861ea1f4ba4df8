import { Batch } from '../pieces/batch.ts';
import { sailBoat } from '../pieces/boats.ts';
import { crag, glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { church, hillTown, pine } from '../pieces/town.ts';
import { minibus } from '../pieces/travel.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** An old minibus on the coast road, cut into the cliffs above the sea. */
export function experienceTransfers(): Drawing {
  const s = new Sheet('experience-transfers', 'evening', 101);
  const horizon = 520;
  sky(s, { x: 486, y: 500, horizon, reach: 900, core: 150, flat: 0.8 });
  stars(s, 0, 20, 900, 380, 70, 1.2);
  // it sets behind the ridge
  sunAndMoon(s, 486, 452, 60, [220, 300, 54]);
  gulls(s, [
    [420, 300, 1],
    [480, 276, 0.7],
  ]);
  ridge(
    s,
    [
      [-20, 470],
      [50, 452],
      [120, 490],
      [170, 520],
    ],
    horizon + 1,
    'duskRidge1',
  );
  ridge(
    s,
    [
      [380, 520],
      [450, 478],
      [500, 484],
      [570, 410],
      [640, 430],
      [730, 330],
      [800, 356],
      [920, 240],
    ],
    horizon + 1,
    'duskRidge2',
  );
  sea(s, { top: horizon, bottom: 1100, swell: 1.3 });
  glitter(s, 220, horizon, 860, 140, 36);
  sailBoat(s, 120, 610, 1.1);
  sailBoat(s, 372, 566, 0.7, 'lemon');
  // far headland with its town
  s.path('M500 604C540 540 600 470 690 440C780 400 860 330 910 310V640H520z', 'ridge3');
  hillTown(s, {
    rows: 4,
    crest: (x) => 500 - (x - 600) * 0.2,
    foot: (x) => 580 - (x - 600) * 0.08,
    left: (t) => 610 - t * 70,
    right: () => 800,
    size: () => 0.66,
  });
  church(s, 700, 590, 0.32);
  crag(
    s,
    [
      [500, 596],
      [560, 606],
      [700, 602],
      [910, 570],
      [910, 724],
      [474, 724],
      [470, 700],
      [486, 664],
      [490, 624],
    ],
    [
      [
        'rock1',
        [
          [500, 596],
          [560, 606],
          [610, 608],
          [590, 660],
          [600, 724],
          [474, 724],
          [470, 700],
          [486, 664],
          [490, 624],
        ],
      ],
      [
        'rock4',
        [
          [680, 604],
          [720, 600],
          [740, 724],
          [660, 724],
          [690, 660],
        ],
      ],
    ],
    'rock2',
  );
  s.path('M462 722Q600 706 760 722Q600 738 462 722z', 'foam', 0.7);
  s.line('M504 602Q560 616 700 610T910 580', 'road', 11);
  // the nearer cliff
  crag(
    s,
    [
      [910, 380],
      [850, 430],
      [806, 520],
      [760, 600],
      [742, 690],
      [690, 740],
      [640, 760],
      [600, 850],
      [570, 1000],
      [910, 1040],
    ],
    [
      [
        'rock1',
        [
          [760, 600],
          [742, 690],
          [690, 740],
          [640, 760],
          [600, 850],
          [570, 1000],
          [650, 1000],
          [676, 880],
          [728, 820],
          [770, 730],
          [800, 640],
        ],
      ],
      [
        'rock4',
        [
          [910, 600],
          [860, 640],
          [836, 760],
          [790, 840],
          [780, 1000],
          [910, 1040],
        ],
      ],
    ],
  );
  const greens = new Batch();
  greens.path(0, 'M910 360C860 390 826 450 806 520L770 590Q830 560 910 576z', 'leaf3');
  greens.path(1, 'M910 380Q866 414 838 486Q872 466 910 476z', 'leaf2');
  pine(greens, 2, 850, 440, 1.2);
  for (const [x, y, r] of [
    [690, 880, 40],
    [716, 864, 30],
    [830, 880, 60],
    [870, 856, 46],
  ] as const)
    greens.dot(5, x, y, r, 'leaf3').dot(6, x - 6, y - 7, Math.round(r * 0.6), 'leaf2');
  greens.draw(s);
  // the road on its ledge round the cliff, with its white stones
  s.path('M650 752Q720 700 910 690V742Q740 746 632 790z', 'road');
  s.path('M632 790Q740 746 910 742V762Q740 768 626 812z', 'roadShade');
  for (const [x, y, w] of [
    [640, 772, 24],
    [686, 754, 28],
    [742, 740, 32],
    [806, 730, 36],
    [874, 724, 40],
  ] as const)
    s.path(`M${x} ${y + 20}v-14q0-6 6-6h${w - 12}q6 0 6 6v14z`, 'wallLight');
  // the near road: verge, stones at its edge, the car
  s.path('M0 1000C240 986 640 976 910 930V1200H0z', 'rock3');
  for (let i = 0; i < 9; i++) {
    const x = i * 112 - 40;
    const y = 982 - i * 5 - i * i * 0.4;
    s.path(`M${x} ${y + 60}v-52q0-10 10-10h66q10 0 10 10v46z`, 'wallLight');
    s.path(`M${x + 60} ${y + 56}v-58h16q10 0 10 10v46z`, 'wallShade1');
  }
  s.path('M0 1030C240 1018 640 1006 910 966V1200H0z', 'road');
  s.path('M0 1150C260 1140 640 1130 910 1100V1200H0z', 'roadShade');
  minibus(s, 424, 1120, 1);
  return s.finish();
}
