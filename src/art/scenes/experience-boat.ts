import { Batch, lens } from '../pieces/batch.ts';
import { sailBoat } from '../pieces/boats.ts';
import { crag, glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { pine, tower } from '../pieces/town.ts';
import { bigGozzo } from '../pieces/travel.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A gozzo at rest in turquoise water under the cliffs, its ladder let down. */
export function experienceBoat(): Drawing {
  const s = new Sheet('experience-boat', 'noon', 81);
  const horizon = 560;
  s.layer('ground');
  sky(s, { x: 480, y: 520, horizon, reach: 860, core: 150, flat: 0.8 });
  stars(s, 0, 20, 900, 420, 70, 1.2);
  sunAndMoon(s, 480, 448, 66);
  ridge(
    s,
    [
      [-20, 500],
      [60, 478],
      [120, 516],
      [180, 530],
      [240, 560],
    ],
    horizon + 1,
    'far1',
  );
  ridge(
    s,
    [
      [330, 560],
      [410, 520],
      [450, 526],
      [520, 462],
      [600, 480],
      [690, 408],
      [780, 420],
    ],
    horizon + 1,
    'ridge1',
  );
  sea(s, {
    top: horizon,
    colours: ['sea3', 'sea4', 'sea3', 'sea2', 'turquoise1', 'turquoise2', 'turquoise3'],
    swell: 1.6,
  });
  glitter(s, 480, horizon, 760, 110, 26);
  sailBoat(s, 330, 612, 0.8, 'lemon');
  // the stack and the cliff
  crag(
    s,
    [
      [40, 720],
      [52, 610],
      [84, 540],
      [104, 452],
      [134, 430],
      [160, 470],
      [186, 560],
      [204, 640],
      [226, 722],
    ],
    [
      [
        'rock1',
        [
          [40, 720],
          [52, 610],
          [84, 540],
          [104, 452],
          [134, 430],
          [120, 520],
          [96, 600],
          [104, 720],
        ],
      ],
      [
        'rock4',
        [
          [134, 430],
          [160, 470],
          [186, 560],
          [204, 640],
          [226, 722],
          [176, 722],
          [166, 620],
          [150, 540],
        ],
      ],
    ],
  );
  crag(
    s,
    [
      [206, 716],
      [216, 650],
      [236, 610],
      [256, 640],
      [276, 716],
    ],
    [
      [
        'rock4',
        [
          [236, 610],
          [256, 640],
          [276, 716],
          [246, 716],
        ],
      ],
    ],
  );
  s.path('M104 456Q114 424 134 424Q156 432 164 480Q146 466 132 470Q116 464 104 456z', 'leaf3');
  s.path('M196 716q46-12 92 2q-46 12-92-2z', 'foam', 0.8);
  s.path('M40 720q90-18 190 2q-90 20-190-2z', 'foam', 0.8);
  crag(
    s,
    [
      [910, 220],
      [850, 236],
      [800, 300],
      [760, 306],
      [716, 376],
      [700, 450],
      [652, 520],
      [640, 600],
      [606, 660],
      [612, 740],
      [700, 790],
      [910, 820],
    ],
    [
      [
        'rock1',
        [
          [800, 300],
          [760, 306],
          [716, 376],
          [700, 450],
          [652, 520],
          [640, 600],
          [606, 660],
          [612, 740],
          [660, 752],
          [676, 640],
          [716, 560],
          [740, 440],
          [786, 380],
        ],
      ],
      [
        'rock4',
        [
          [910, 420],
          [850, 470],
          [826, 560],
          [780, 640],
          [770, 780],
          [910, 820],
        ],
      ],
      [
        'rock3',
        [
          [800, 300],
          [850, 400],
          [820, 500],
          [850, 470],
          [910, 420],
          [910, 330],
        ],
      ],
    ],
  );
  const greens = new Batch();
  greens.path(0, 'M910 200C860 206 826 240 800 300L760 306Q744 330 728 356Q770 340 800 350Q846 340 910 372z', 'leaf3');
  greens.path(1, 'M910 214C870 220 846 244 830 280Q870 262 910 280z', 'leaf2');
  pine(greens, 2, 862, 236, 1.1);
  pine(greens, 2, 806, 304, 0.8);
  for (const [x, y, r] of [
    [700, 470, 34],
    [724, 486, 26],
    [668, 616, 30],
    [690, 628, 22],
    [812, 560, 40],
    [840, 572, 30],
  ] as const)
    greens.dot(5, x, y, r, 'leaf3').dot(6, x - 5, y - 6, r * 0.6, 'leaf2');
  greens.draw(s);
  tower(s, 762, 310, 0.7);
  s.path('M596 742Q720 790 910 800V834Q720 816 600 762z', 'turquoise4', 0.85);
  // clear water: the boat's shadow on the ground, light on the waves
  const light = Array.from({ length: 26 }, (_, i) =>
    lens(s.between(20, 880), 850 + i * 13, s.between(40, 110), 5 + i * 0.2),
  ).join('');
  s.path(light, 'turquoise4', 0.6);
  s.path('M150 1010Q440 960 720 1006Q760 1040 640 1072Q420 1100 220 1066Q120 1040 150 1010z', 'sea4', 0.5);
  gulls(s, [
    [520, 300, 1.1],
    [590, 270, 0.8],
    [140, 330, 0.9],
  ]);
  s.layer('boat');
  bigGozzo(s, 430, 960, 1.06);
  return s.finish();
}
