// The home page's heroes: the bay at sunrise with the town, its dome, the beach and the hotel's balustrade.
import { Batch, lens } from '../pieces/batch.ts';
import { umbrellaRows } from '../pieces/beach.ts';
import { gozzo, sailBoat } from '../pieces/boats.ts';
import { crag, glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { blossom, branch, corner, lemon, lemonHill } from '../pieces/lemon.ts';
import { balustrade } from '../pieces/stone.ts';
import { church, cypress, hillTown, houseRow, palm, pine, tower } from '../pieces/town.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** The coast from the cape with the Norman tower (x 930) to the right (x 1620), about a horizon at y 610: hill, town, church, promenade and beach. */
function coast(sheet: Sheet): void {
  const crest = (x: number) => 612 - 330 * Math.max(0, (x - 1040) / 560) ** 0.82 + 10 * Math.sin(x / 43);
  lemonHill(sheet, crest, 1040, 1600, 740);

  // the shallows end among the rocks of the cape
  const edge = (dx: number, dy: number) =>
    p`M${985 - dx} 716Q${1030 - dx * 0.9} ${776 + dy * 0.9} ${1230 - dx * 0.4} ${816 + dy}T1620 ${862 + dy}V718H${985 - dx}z`;
  sheet.path(edge(62, 52), 'shallow3');
  sheet.path(edge(40, 31), 'shallow2');
  sheet.path(edge(18, 13), 'shallow1');
  sheet.path(edge(0, 0), 'beach');

  crag(
    sheet,
    [
      [930, 728],
      [940, 704],
      [958, 692],
      [966, 668],
      [984, 656],
      [994, 632],
      [1020, 618],
      [1052, 612],
      [1090, 604],
      [1140, 640],
      [1160, 720],
      [1020, 726],
      [1000, 742],
      [976, 734],
    ],
    [
      [
        'rock1',
        [
          [994, 632],
          [1020, 618],
          [1052, 612],
          [1040, 650],
          [1018, 672],
          [1010, 648],
        ],
      ],
      [
        'rock1',
        [
          [966, 668],
          [984, 656],
          [996, 676],
          [984, 700],
          [968, 694],
        ],
      ],
      [
        'rock4',
        [
          [1052, 612],
          [1090, 604],
          [1100, 660],
          [1074, 716],
          [1052, 690],
          [1062, 650],
        ],
      ],
      [
        'rock3',
        [
          [1018, 672],
          [1040, 650],
          [1052, 690],
          [1044, 722],
          [1014, 722],
          [1000, 700],
        ],
      ],
      [
        'rock4',
        [
          [930, 728],
          [958, 692],
          [972, 712],
          [1000, 742],
          [976, 734],
        ],
      ],
    ],
  );
  // skerries and the foam around the foot of the cape
  sheet.path('M900 730l8-12 12 2 8 10zM946 752l7-10 14 3 5 8z', 'rock3');
  sheet.path(
    `${lens(914, 731, 40, 4)}${lens(958, 733, 76, 5)}${lens(960, 754, 44, 4)}${lens(992, 744, 50, 5)}`,
    'foam',
  );
  tower(sheet, 1030, 622, 0.72);
  const bushes = new Batch();
  bushes
    .dot(0, 1062, 612, 26, 'leaf3')
    .dot(0, 1004, 632, 14, 'leaf3')
    .dot(1, 1082, 606, 30, 'leaf4')
    .dot(1, 1110, 640, 40, 'leaf4')
    .dot(2, 1074, 600, 18, 'leaf2')
    .dot(2, 1096, 630, 20, 'leaf2');
  bushes.draw(sheet);

  hillTown(sheet, {
    rows: 8,
    crest: (x) => crest(x) + 150 - (x - 1180) * 0.1,
    foot: (x) => 700 + (x - 1100) * 0.024,
    left: (t) => 1400 - t * 270,
    right: () => 1600,
    size: (t) => 0.86 + t * 0.3,
    gaps: 0.08,
    lit: 0.55,
  });
  church(sheet, 1180, 708, 0.9);
  houseRow(sheet, {
    left: 1240,
    right: 1600,
    base: (x) => 726 + (x - 1240) * 0.02,
    width: [36, 58],
    height: [40, 74],
    style: { unit: 1.2, lit: 0.6 },
  });

  const trees = new Batch();
  for (const [x, y, k] of [
    [1112, 714, 1.2],
    [1100, 718, 0.9],
    [1440, 470, 0.8],
    [1452, 474, 0.6],
  ] as const)
    cypress(trees, 0, x, y, k);
  pine(trees, 1, 1316, 470, 0.7);
  sheet.path('M996 700Q1300 710 1620 726V744Q1300 728 1000 714z', 'path');
  sheet.path('M1000 714Q1300 728 1620 744V753Q1300 737 1010 722z', 'beachShade');
  let lamps = '';
  for (let x = 1076, i = 0; x < 1600; x += 54, i++) {
    const y = Math.round(705 + (x - 1000) * 0.045);
    if (Math.abs(x - 1184) > 30) palm(trees, 4, x, y, i % 2 ? 0.66 : 0.78);
    lamps += `M${x + 27} ${y - 16}h.1`;
    trees.line(7, `M${x + 27} ${y + 2}v-16`, 'iron', 1.6);
  }
  trees.draw(sheet);
  sheet.night(() => {
    sheet.line(lamps, 'glow', 22, 0.28);
    sheet.line(lamps, 'lamp', 5);
  });

  const beds = new Batch();
  for (let row = 0; row < 3; row++)
    for (let x = 1112 + row * 62; x < 1600; x += 26) {
      if (sheet.chance(0.75))
        beds.line(0, p`M${x} ${Math.round(779 + row * 21 + (x - 1100) * 0.06)}l7-3`, 'linen', 3.4);
    }
  beds.draw(sheet);
  umbrellaRows(sheet, {
    left: (row) => 1104 + row * 42,
    right: () => 1610,
    rows: 3,
    y: (x, row) => 770 + row * 21 + (x - 1100) * 0.06,
    step: 44,
    scale: (row) => 0.72 + row * 0.08,
  });
}

export function homeHero(): Drawing {
  const sheet = new Sheet('home-hero', 'golden', 20260401);
  const horizon = 610;
  sheet.layer('sky');
  sky(sheet, { x: 860, y: 548, horizon, reach: 1160, core: 130, flat: 0.72, grow: 1.25 });
  stars(sheet, 0, 0, 1600, 470, 90, 1, [860, 518, 50], [30, 50, 980, 540]);
  gulls(sheet, [
    [1010, 384, 0.8],
    [1056, 360, 0.6],
    [966, 420, 0.5],
  ]);
  sheet.layer('sun');
  sunAndMoon(sheet, 860, 536, 62, [860, 518, 50]);
  sheet.layer('hills');
  // the far coast of Cilento, then the mountains behind the town
  sheet.path('M0 612V592l70-8 90-14 60 6 80-12 120 18 90 10 110 14 40 6z', 'far1');
  sheet.path('M0 612v-10l60-6 80 4 90-10 90 10 130 12z', 'far2');
  ridge(
    sheet,
    [
      [900, 612],
      [956, 560],
      [990, 572],
      [1058, 480],
      [1098, 504],
      [1170, 392],
      [1220, 424],
      [1330, 262],
      [1384, 304],
      [1510, 150],
      [1570, 196],
      [1660, 120],
    ],
    620,
    'ridge1',
    'ridge2',
  );
  ridge(
    sheet,
    [
      [960, 620],
      [1030, 566],
      [1074, 578],
      [1170, 470],
      [1230, 500],
      [1360, 356],
      [1410, 392],
      [1540, 252],
      [1660, 300],
    ],
    640,
    'ridge2',
    'ridge3',
  );
  sheet.layer('sea');
  sea(sheet, { top: horizon, bands: 8 });
  glitter(sheet, 860, horizon, 850, 110, 38);
  coast(sheet);
  gozzo(sheet, 900, 800, 0.75, 'coral');
  gozzo(sheet, 1130, 846, 0.9, 'teal');
  gozzo(sheet, 690, 836, 1, 'lemon');
  sheet.layer('sails');
  sailBoat(sheet, 250, 692, 1.1);
  sailBoat(sheet, 436, 640, 0.5, 'pasta');
  sailBoat(sheet, 664, 668, 0.8);
  sheet.layer('balustrade');
  balustrade(sheet, 0, 876, 1600, 0.97);
  // the lemon branch between the logo and the buttons
  sheet.detail('branch', 680, () => {
    corner(sheet, 336, 0, [-1, 1]);
    corner(sheet, 352, 0, 1);
  });
  return sheet.finish();
}

export function homeHeroPortrait(): Drawing {
  const sheet = new Sheet('home-hero-portrait', 'golden', 7);
  const horizon = 945;
  sheet.layer('sky');
  sky(sheet, { x: 210, y: 853, horizon, reach: 1080, core: 120, flat: 0.98, grow: 1.1 });
  stars(sheet, 0, 0, 900, 740, 80, 1.3, [210, 823, 54], [0, 110, 810, 790]);
  gulls(sheet, [
    [330, 800, 0.9],
    [386, 774, 0.6],
  ]);
  sheet.layer('sun');
  sunAndMoon(sheet, 210, 841, 66, [210, 823, 54]);
  sheet.layer('hills');
  sheet.path('M0 947v-26l60-8 70 6 50-4 90 20 50 12z', 'far1');
  ridge(
    sheet,
    [
      [230, 947],
      [290, 908],
      [326, 918],
      [396, 856],
      [440, 872],
      [520, 799],
      [570, 823],
      [690, 730],
      [740, 758],
      [850, 575],
      [960, 625],
    ],
    955,
    'ridge1',
    'ridge2',
  );
  ridge(
    sheet,
    [
      [270, 955],
      [340, 912],
      [380, 923],
      [476, 848],
      [530, 868],
      [650, 773],
      [710, 796],
      [830, 645],
      [960, 685],
    ],
    975,
    'ridge2',
    'ridge3',
  );
  sheet.layer('sea');
  sea(sheet, { top: horizon, bands: 8 });
  glitter(sheet, 210, horizon, 1330, 150, 44);
  sheet.group({ at: [-700, 335] }, () => coast(sheet));
  gozzo(sheet, 250, 1176, 1.1, 'coral');
  gozzo(sheet, 540, 1300, 1.4, 'lemon');
  sheet.layer('sails');
  sailBoat(sheet, 232, 1004, 0.6, 'pasta');
  sailBoat(sheet, 136, 1066, 1.3);
  sheet.layer('balustrade');
  balustrade(sheet, 0, 1366, 900, 1.05);
  sheet.detail('branch', 140, () => {
    branch(sheet, [66, -14], [52, 14], [30, 46], { size: 0.36, leaves: 5, width: 4 });
    branch(sheet, [66, -14], [90, 12], [108, 34], { size: 0.36, leaves: 5, width: 4 });
    lemon(sheet, 44, 34, 0.62, 8);
    lemon(sheet, 94, 26, 0.56, -8);
    blossom(sheet, 70, 20, 0.6, 10);
  });
  return sheet.finish();
}
