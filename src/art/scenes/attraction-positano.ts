// A small poster: Positano's houses one above the other.
import type { Colour } from '../palette.ts';
import { Batch } from '../pieces/batch.ts';
import { umbrellaRows } from '../pieces/beach.ts';
import { gozzo } from '../pieces/boats.ts';
import { crag, ridge } from '../pieces/landscape.ts';
import { onion, posterSky, scaleDome } from '../pieces/poster.ts';
import { arch } from '../pieces/stone.ts';
import { houseRow } from '../pieces/town.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** Positano: houses heaped up like a pyramid over the dome and the beach. */
export function attractionPositano(): Drawing {
  const sheet = new Sheet('attraction-positano', 'noon', 6);
  posterSky(sheet, 'Aqua', 400, 380, 300, [556, 104, 46], 330);
  ridge(
    sheet,
    [
      [-30, 330],
      [60, 250],
      [120, 290],
      [230, 160],
      [300, 210],
      [420, 90],
      [520, 190],
      [600, 150],
      [700, 260],
      [840, 210],
    ],
    700,
    'ridge1',
    'ridge2',
  );
  // the slope they stand on
  sheet.path('M396 214Q450 230 500 320T640 470T810 560V800H-10V600Q120 520 190 440T310 300Q350 214 396 214z', 'hill');
  const bushes = new Batch();
  for (let i = 0; i < 34; i++) {
    const y = sheet.between(280, 680);
    const side = sheet.pick([-1, 1]);
    bushes.dot(
      0,
      400 + side * ((y - 200) * 0.74 + sheet.between(-46, 8)),
      y,
      Math.round(sheet.between(20, 44)),
      sheet.pick(['leaf2', 'leaf3', 'leaf1']),
    );
  }
  bushes.draw(sheet);
  crag(
    sheet,
    [
      [-10, 300],
      [60, 350],
      [96, 470],
      [150, 560],
      [170, 700],
      [130, 830],
      [-10, 860],
    ],
    [
      [
        'rock1',
        [
          [-10, 300],
          [60, 350],
          [40, 500],
          [-10, 560],
        ],
      ],
      [
        'rock4',
        [
          [96, 470],
          [150, 560],
          [170, 700],
          [130, 830],
          [90, 700],
          [110, 580],
        ],
      ],
    ],
  );
  crag(
    sheet,
    [
      [810, 240],
      [750, 300],
      [720, 430],
      [664, 520],
      [640, 690],
      [680, 830],
      [810, 860],
    ],
    [
      [
        'rock1',
        [
          [750, 300],
          [720, 430],
          [664, 520],
          [640, 690],
          [700, 640],
          [720, 500],
        ],
      ],
      [
        'rock4',
        [
          [810, 240],
          [750, 300],
          [760, 520],
          [740, 700],
          [810, 760],
        ],
      ],
    ],
  );
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const k = 1.4 + t * 0.7;
    const half = 50 + 290 * t;
    houseRow(sheet, {
      left: 400 - half,
      right: 390 + half - 30 * k,
      base: (x) => 290 + 450 * t + Math.abs(x - 390) * 0.12,
      width: [30 * k, 48 * k],
      height: [46 * k, 74 * k],
      gaps: 0.06,
      style: { unit: Math.round(k * 10) / 10, lit: 0.6 },
    });
  }
  // church
  sheet.rect(236, 640, 210, 150, 'wall1').rect(400, 640, 46, 150, 'wallShade1');
  sheet.rect(270, 606, 140, 40, 'wall2').rect(370, 606, 40, 40, 'wallShade2');
  sheet.path(arch(288, 640, 18, 28) + arch(331, 640, 18, 28) + arch(374, 640, 18, 28), 'windowLit');
  scaleDome(
    sheet,
    340,
    604,
    84,
    88,
    7,
    10,
    (row, column) => (['clothGreen', 'domeYellow', 'blue', 'domeYellow'] as const)[(row + column + 8) % 4] as Colour,
  );
  sheet.rect(250, 598, 180, 12, 'wallLight').rect(226, 640, 230, 12, 'wallLight');
  onion(sheet, 340, 514, 24, 24, 'clothGreen', 'domeYellow');
  sheet.path(arch(318, 790, 46, 88), 'door').path(arch(262, 760, 24, 50) + arch(388, 760, 24, 50), 'windowLit');
  // the bell tower that stands apart
  sheet.rect(492, 570, 50, 220, 'wall3').rect(526, 570, 16, 220, 'wallShade2').rect(486, 564, 62, 10, 'wallLight');
  sheet
    .rect(486, 650, 62, 8, 'wallLight')
    .path(arch(506, 640, 20, 44), 'windowLit')
    .path(arch(508, 716, 16, 34), 'windowLit');
  onion(sheet, 517, 564, 46, 46, 'clothGreen', 'domeYellow');
  // beach, boats drawn up, the water's edge
  sheet.path('M-10 800Q200 770 400 776T810 800V1000H-10z', 'beach');
  umbrellaRows(sheet, {
    left: (row) => 470 + row * 36,
    right: () => 770,
    rows: 2,
    y: (_, row) => 826 + row * 34,
    step: 62,
    scale: () => 1.2,
    colours: ['coral', 'lemon'],
  });
  sheet
    .path('M-10 892Q200 872 400 890T810 884V1010H-10z', 'shallow1')
    .path('M-10 910Q200 890 400 908T810 902V1010H-10z', 'shallow2');
  sheet
    .path('M-10 936Q200 916 400 936T810 928V1010H-10z', 'shallow3')
    .path('M-10 966Q200 946 400 966T810 958V1010H-10z', 'sea3');
  for (const [x, hull] of [
    [80, 'teal'],
    [206, 'coral'],
    [332, 'blue'],
  ] as const) {
    gozzo(sheet, x, 862, 1.1, hull);
    sheet.ellipse(x, 871, 58, 8, 'beachShade');
  }
  gozzo(sheet, 560, 960, 1.5, 'lemon');
  return sheet.finish();
}
