// The coast from Positano (left) to Salerno (right) as a poster map, seen from the sea. Names and distances stand on it as HTML.
import type { Colour } from '../palette.ts';
import { Batch, curve, lens } from '../pieces/batch.ts';
import { umbrellaRows } from '../pieces/beach.ts';
import { gozzo, sailBoat } from '../pieces/boats.ts';
import { gulls, ridge, sky, stars } from '../pieces/landscape.ts';
import { leaf, lemon } from '../pieces/lemon.ts';
import { church, cypress, hillTown, houseRow, pine, tower } from '../pieces/town.ts';
import { type Drawing, type Point, p, Sheet } from '../sheet.ts';

/** The shore from west to east: where the water begins, and how high the cliff stands over it (0: a beach). */
const shore: readonly (readonly [x: number, y: number, cliff: number])[] = [
  [-60, 640, 40],
  [40, 628, 36],
  [110, 596, 14],
  [170, 582, 2],
  [240, 586, 4],
  [300, 622, 34],
  [352, 650, 48],
  [410, 634, 40],
  [452, 606, 26],
  [500, 592, 12],
  [548, 574, 2],
  [606, 576, 2],
  [650, 602, 30],
  [690, 604, 30],
  [724, 580, 8],
  [760, 570, 1],
  [800, 574, 3],
  [842, 600, 34],
  [876, 596, 28],
  [908, 576, 4],
  [960, 566, 0],
  [1060, 568, 0],
  [1110, 590, 22],
  [1160, 640, 54],
  [1212, 664, 60],
  [1262, 640, 44],
  [1306, 600, 16],
  [1350, 566, 14],
  [1396, 546, 6],
  [1450, 552, 4],
  [1530, 580, 3],
  [1660, 640, 2],
];

/** The land with its edge moved: out into the water (over 0), or back from it. */
const landTo = (move: (cliff: number) => number, top: number) => {
  const points = shore.map(([x, y, cliff]) => [x, y + move(cliff)] as Point);
  const first = points[0] as Point;
  return `${curve(points)}${p`V${top}H${first[0]}z`}`;
};

/** How far from the water the green begins: behind the beach, or on the cliff's edge. */
const inland = (cliff: number) => (cliff < 6 ? 10 + (6 - cliff) * 3 : cliff);

/** A hill through its crest's points with its terraces: dry walls that follow the crest. */
function hill(sheet: Sheet, colour: Colour, wall: Colour, crest: readonly Point[], terraces = 5, step = 22): void {
  const first = crest[0] as Point;
  sheet.path(`${curve(crest)}${p`V720H${first[0]}z`}`, colour);
  let lines = '';
  for (let row = 1; row <= terraces; row++) {
    const moved = crest.map(([x, y]) => [x, y + row * step] as Point);
    lines += curve(moved);
  }
  sheet.line(lines, wall, 2);
}

/** A dotted way along the points, `gap` between the dots. */
function dots(points: readonly Point[], gap: number): string {
  let d = '';
  let rest = 0;
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] as Point;
    const length = Math.hypot(x - fromX, y - fromY);
    for (let at = rest; at < length; at += gap) {
      const t = at / length;
      d += p`M${Math.round(fromX + (x - fromX) * t)} ${Math.round(fromY + (y - fromY) * t)}h.1`;
      rest = at + gap - length;
    }
  });
  return d;
}

function mountains(sheet: Sheet): void {
  ridge(
    sheet,
    [
      [-40, 300],
      [60, 214],
      [110, 240],
      [196, 142],
      [226, 168],
      [270, 118],
      [310, 158],
      [352, 136],
      [430, 250],
      [474, 232],
      [560, 158],
      [600, 196],
      [650, 172],
      [740, 286],
      [820, 330],
      [900, 300],
      [960, 254],
      [1000, 268],
      [1100, 158],
      [1140, 196],
      [1196, 150],
      [1290, 262],
      [1340, 250],
      [1420, 340],
      [1530, 330],
      [1660, 380],
    ],
    480,
    'ridge1',
    'ridge2',
  );
  ridge(
    sheet,
    [
      [-40, 360],
      [70, 296],
      [130, 330],
      [250, 232],
      [320, 290],
      [400, 262],
      [480, 340],
      [560, 290],
      [640, 322],
      [700, 316],
      [780, 396],
      [880, 392],
      [960, 352],
      [1060, 276],
      [1110, 312],
      [1210, 252],
      [1300, 348],
      [1380, 366],
      [1460, 420],
      [1660, 450],
    ],
    560,
    'ridge2',
    'ridge3',
  );
}

/** The green land from the mountains' feet to the shore: far hills, Ravello's and Capo d'Orso's, then the spurs that end in capes. */
function land(sheet: Sheet): void {
  sheet.clip(
    landTo((cliff) => -inland(cliff), 200),
    () => {
      sheet.rect(-60, 540, 1720, 160, 'leaf3');
      const far: readonly Point[][] = [
        [
          [-60, 400],
          [40, 366],
          [130, 396],
          [220, 470],
          [320, 600],
        ],
        [
          [150, 640],
          [200, 500],
          [270, 420],
          [366, 374],
          [450, 404],
          [530, 480],
          [640, 620],
        ],
        [
          [740, 620],
          [800, 490],
          [880, 430],
          [950, 436],
          [1010, 462],
          [1070, 440],
          [1140, 500],
          [1200, 620],
        ],
        [
          [1190, 640],
          [1310, 490],
          [1410, 426],
          [1486, 402],
          [1570, 430],
          [1680, 466],
        ],
      ];
      for (const crest of far) hill(sheet, 'leaf3', 'leaf2', crest, 4, 26);
      hill(
        sheet,
        'leaf2',
        'leaf1',
        [
          [500, 660],
          [586, 480],
          [640, 414],
          [700, 398],
          [756, 420],
          [806, 500],
          [860, 640],
        ],
        6,
        24,
      );
      hill(
        sheet,
        'leaf2',
        'leaf1',
        [
          [1020, 640],
          [1080, 510],
          [1150, 428],
          [1226, 420],
          [1290, 480],
          [1350, 570],
          [1400, 680],
        ],
        6,
        24,
      );
      const spurs: readonly Point[][] = [
        [
          [-60, 490],
          [0, 458],
          [60, 476],
          [110, 560],
          [140, 700],
        ],
        [
          [216, 700],
          [258, 556],
          [318, 496],
          [376, 516],
          [416, 590],
          [440, 700],
        ],
        [
          [404, 700],
          [440, 560],
          [482, 520],
          [524, 560],
          [552, 700],
        ],
        [
          [604, 700],
          [636, 552],
          [672, 512],
          [706, 556],
          [734, 700],
        ],
        [
          [776, 700],
          [818, 560],
          [846, 484],
          [872, 470],
          [898, 500],
          [934, 590],
          [950, 700],
        ],
        [
          [1090, 700],
          [1134, 560],
          [1196, 496],
          [1254, 520],
          [1296, 600],
          [1320, 720],
        ],
      ];
      for (const crest of spurs) hill(sheet, 'hill', 'rock1', crest, 8, 18);
      const batch = new Batch();
      const groves = [
        [20, 440, 70, 14],
        [330, 430, 90, 16],
        [330, 556, 44, 9],
        [480, 560, 26, 5],
        [664, 470, 60, 10],
        [672, 560, 26, 5],
        [1180, 460, 60, 12],
        [1200, 556, 50, 10],
        [1440, 460, 90, 14],
        [950, 466, 80, 10],
      ] as const;
      for (const [x, y, wide, count] of groves)
        for (let i = 0; i < count; i++)
          batch.dot(
            i % 2,
            x + sheet.between(-wide, wide),
            y + sheet.between(-18, 22),
            i % 3 ? 10 : 14,
            i % 2 ? 'leaf4' : 'leaf3',
          );
      batch.draw(sheet);
    },
  );
}

/** The capes' planes of rock, lit from the left. */
function cliffs(sheet: Sheet): void {
  const planes = new Batch();
  shore.forEach(([x, y, cliff], index) => {
    const next = shore[index + 1];
    if (!next || cliff < 20) return;
    const [toX, toY, toCliff] = next;
    const half = (toX - x) / 2;
    const mid = (y + toY) / 2;
    planes.path(
      0,
      p`M${x} ${y - cliff}L${x + half * 0.7} ${mid - (cliff + toCliff) * 0.5}l${-half * 0.4} ${cliff * 0.7}L${x - half * 0.3} ${y - cliff * 0.2}z`,
      'rock1',
    );
    planes.path(
      1,
      p`M${x + half} ${mid - (cliff + toCliff) * 0.5}L${x + half * 1.6} ${toY - toCliff * 0.9}l${-half * 0.2} ${cliff * 0.5}L${x + half * 0.9} ${mid - cliff * 0.1}z`,
      'rock4',
    );
  });
  planes.draw(sheet);
}

/** The hill of the lemons between Minori and Maiori, and the path over it. */
function lemonPath(sheet: Sheet): void {
  const batch = new Batch();
  for (let row = 0; row < 5; row++)
    for (let x = 838 - row * 4; x < 890 + row * 3; x += 13) {
      batch.dot(0, x + (row % 2) * 6, 504 + row * 17, 11, 'leaf3');
      if ((x + row) % 2) batch.dot(1, x + (row % 2) * 6 + 2, 503 + row * 17, 4, 'lemon');
    }
  batch.draw(sheet);
  const way: Point[] = [
    [812, 578],
    [824, 566],
    [836, 530],
    [846, 496],
    [862, 474],
    [880, 478],
    [894, 500],
    [898, 540],
  ];
  sheet.line(dots(way, 10), 'blossom', 5.5);
}

function towns(sheet: Sheet): void {
  const style = { unit: 0.5, lit: 0.55 };
  const sizes = { width: [15, 25], height: [20, 34], style } satisfies Partial<Parameters<typeof houseRow>[1]>;
  // two blocks of houses make all the towns: a stacked one, 110 wide, and a row
  const stack = sheet.define(() =>
    hillTown(sheet, {
      rows: 3,
      crest: () => -32,
      foot: () => 0,
      left: (t) => -38 - t * 16,
      right: (t) => 22 + t * 16,
      size: () => 0.5,
      gaps: 0.06,
      lit: style.lit,
    }),
  );
  const row = sheet.define(() => houseRow(sheet, { ...sizes, left: -46, right: 34, base: () => 0, gaps: 0 }));
  const dome = sheet.define(() => church(sheet, 0, 0));
  const built: readonly (readonly [id: string, x: number, y: number, scale?: number | [number, number]])[] = [
    // Positano, up its slope
    [row, 186, 478, [-0.8, 0.8]],
    [row, 170, 506],
    [stack, 196, 536],
    [stack, 160, 560, [-1, 1]],
    [stack, 222, 566, 0.9],
    [stack, 182, 588, 1.1],
    [dome, 200, 590, 0.22],
    // Praiano, Amalfi, Ravello, Minori
    [row, 356, 603, 0.8],
    [stack, 584, 546, 0.8],
    [stack, 562, 572, [-0.9, 0.9]],
    [stack, 606, 578, 0.9],
    [dome, 584, 580, 0.27],
    [row, 702, 402, [-0.9, 0.9]],
    [stack, 700, 420, 0.86],
    [stack, 780, 574, 0.8],
    [dome, 790, 578, 0.18],
    // Maiori along its beach, Cetara
    [row, 970, 514],
    [stack, 1040, 544, [-1, 1]],
    [stack, 980, 546],
    [dome, 936, 548, 0.34],
    [row, 1340, 574, 0.7],
    // Salerno with its castle
    [row, 1420, 516, [-1, 1]],
    [row, 1510, 510, 1.1],
    [stack, 1580, 556, 1.3],
    [stack, 1470, 540, 1.3],
    [stack, 1410, 552, [-1.1, 1.1]],
    [stack, 1530, 566, [-1.3, 1.3]],
    [stack, 1616, 596, 1.3],
  ];
  for (const [id, x, y, scale] of built) sheet.use(id, x, y, scale);
  tower(sheet, 1116, 576, 0.4);
  tower(sheet, 1486, 410, 0.42);
  const batch = new Batch();
  for (const [x, y, k] of [
    [656, 416, 0.5],
    [748, 422, 0.6],
  ] as const)
    pine(batch, 0, x, y, k);
  for (const [x, y] of [
    [246, 566],
    [540, 570],
    [1092, 550],
    [1052, 548],
  ] as const)
    cypress(batch, 4, x, y, 0.4);
  batch.draw(sheet);
}

/** The hotel's pin: a lemon that points at the seafront. */
function pin(sheet: Sheet): void {
  sheet.ellipse(1006, 574, 20, 6, 'ink', 0.35);
  sheet.night(() => sheet.circle(1006, 528, 70, 'glow', 0.16));
  leaf(sheet, 1006, 490, -28, 0.42, 2);
  lemon(sheet, 1006, 484, 0.9);
}

function ferry(sheet: Sheet, x: number, y: number, scale: number | [number, number]): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-34-26h58l10 12h-74z', 'linen');
    sheet.path('M-20-36h30l6 10h-36z', 'linen');
    sheet.path('M-12-50h12v14h-12z', 'coral');
    sheet.path('M-28-22h48v4h-48z', 'windowLit');
    sheet.path('M-50-14h104l-14 16h-80q-8-6-10-16z', 'navy');
    sheet.path('M-56 3q50-5 110 0q-56 5-110 0z', 'foam', 0.8);
  });
}

/** A compass rose in majolica. */
function compass(sheet: Sheet, x: number, y: number, r: number): void {
  const petal = (turn: number, length: number, wide: number) => {
    const at = (distance: number, angle: number) => {
      const t = ((turn + angle) * Math.PI) / 180;
      return [x + Math.sin(t) * distance, y - Math.cos(t) * distance] as const;
    };
    const [a, b, c] = [at(wide, -90), at(length, 0), at(wide, 90)];
    return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}z`;
  };
  sheet.circle(x, y, r * 0.72, 'linen', 0.16);
  sheet.path([45, 135, 225, 315].map((turn) => petal(turn, r * 0.7, r * 0.14)).join(''), 'tileTeal');
  sheet.path([90, 180, 270].map((turn) => petal(turn, r, r * 0.16)).join(''), 'linen');
  sheet.path(petal(0, r * 1.12, r * 0.18), 'lemon');
  sheet.circle(x, y, r * 0.2, 'linen').circle(x, y, r * 0.1, 'tileBlue');
}

export function locationMap(): Drawing {
  const sheet = new Sheet('location-map', 'afternoon', 84010);
  sheet.layer('ground');
  // it looks north, inland: neither sun nor moon
  sky(sheet, { x: 830, y: 300, horizon: 380 });
  stars(sheet, 0, 0, 1600, 240, 90);
  gulls(sheet, [
    [932, 262, 0.8],
    [974, 246, 0.6],
  ]);
  mountains(sheet);

  // the sea, then its shallows along the shore
  sheet.rect(0, 560, 1600, 440, 'sea7');
  for (const [colour, dy] of [
    ['sea6', 236],
    ['sea5', 176],
    ['sea4', 124],
    ['sea3', 84],
    ['shallow3', 50],
    ['shallow2', 28],
    ['shallow1', 12],
  ] as const)
    sheet.path(
      landTo((cliff) => dy - cliff * dy * 0.006, 500),
      colour,
    );
  sheet.path(
    landTo(() => 0, 500),
    'beach',
  );
  sheet.path(
    landTo((cliff) => (cliff < 6 ? -inland(cliff) : 0), 500),
    'rock2',
  );
  cliffs(sheet);
  land(sheet);
  lemonPath(sheet);
  towns(sheet);
  umbrellaRows(sheet, {
    left: (row) => 924 + row * 8,
    right: () => 1084,
    rows: 2,
    y: (_, row) => 555 + row * 10,
    step: 42,
    scale: () => 0.36,
  });

  // the ferries' ways
  sheet.line(
    dots(
      [
        [1440, 600],
        [1400, 690],
        [1240, 716],
        [1130, 690],
        [1066, 606],
      ],
      19,
    ),
    'foam',
    4,
  );
  sheet.line(
    dots(
      [
        [1060, 606],
        [960, 700],
        [760, 704],
        [630, 670],
        [598, 604],
        [520, 700],
        [330, 708],
        [230, 690],
        [200, 606],
      ],
      19,
    ),
    'foam',
    4,
  );
  pin(sheet);

  let ripples = '';
  for (const [x, y, w] of [
    [520, 880, 60],
    [580, 892, 34],
    [960, 900, 54],
    [1180, 850, 60],
    [740, 930, 70],
    [1250, 930, 60],
    [330, 930, 60],
    [1530, 720, 60],
    [1560, 900, 44],
  ] as const)
    ripples += lens(x, y, w, 4);
  sheet.path(ripples, 'sea3');
  compass(sheet, 66, 672, 31);
  sheet.layer('boat');
  ferry(sheet, 1152, 702, 0.8);
  sailBoat(sheet, 420, 820, 0.9);
  sailBoat(sheet, 690, 816, 0.6, 'pasta');
  gozzo(sheet, 860, 850, 0.6, 'coral');
  return sheet.finish();
}
