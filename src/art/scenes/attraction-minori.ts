// A small poster: Minori, its Roman villa, basilica and beach.
import type { Colour } from '../palette.ts';
import { lens, polygon } from '../pieces/batch.ts';
import { umbrellaRows } from '../pieces/beach.ts';
import { sailBoat } from '../pieces/boats.ts';
import { ridge, sea } from '../pieces/landscape.ts';
import { lemonTree } from '../pieces/lemon.ts';
import { onion, posterSky } from '../pieces/poster.ts';
import { arch } from '../pieces/stone.ts';
import { hillTown } from '../pieces/town.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** Minori: the portico of the Roman villa about its pool, the basilica and its bell tower beyond, the little beach. */
export function attractionMinori(): Drawing {
  const sheet = new Sheet('attraction-minori', 'golden', 79);
  posterSky(sheet, 'Coral', 330, 420, 300, [256, 190, 54], 460);
  sea(sheet, { top: 500, bottom: 640, bands: 4 });
  ridge(
    sheet,
    [
      [-30, 470],
      [40, 452],
      [90, 468],
      [150, 501],
    ],
    502,
    'ridge1',
  );
  ridge(
    sheet,
    [
      [330, 520],
      [420, 440],
      [470, 456],
      [560, 330],
      [620, 356],
      [720, 210],
      [840, 130],
    ],
    660,
    'ridge2',
    'ridge3',
  );
  sailBoat(sheet, 120, 534, 0.7, 'lemon');
  sheet.path('M-10 590Q160 560 330 556V660H-10z', 'shallow2').path('M-10 604Q170 574 330 566V660H-10z', 'beach');
  umbrellaRows(sheet, {
    left: () => 20,
    right: () => 300,
    rows: 1,
    y: (x) => 622 - x * 0.1,
    step: 52,
    scale: () => 0.9,
  });
  hillTown(sheet, {
    rows: 4,
    crest: (x) => 500 - (x - 600) * 0.3,
    foot: () => 640,
    left: (t) => 640 - t * 320,
    right: () => 810,
    size: (t) => 1.2 + t * 0.3,
    lit: 0.6,
    gaps: 0.05,
  });
  // bell tower
  sheet.rect(650, 260, 92, 380, 'wall3').rect(712, 260, 30, 380, 'wallShade2');
  sheet.rect(662, 178, 68, 82, 'wall2').rect(706, 178, 24, 82, 'wallShade2');
  for (const [x, y, w] of [
    [642, 254, 108],
    [654, 172, 84],
    [644, 370, 104],
    [644, 490, 104],
  ] as const)
    sheet.rect(x, y, w, 11, 'wallLight');
  sheet.path(arch(680, 248, 32, 54) + arch(674, 362, 44, 76) + arch(680, 482, 32, 60), 'windowLit');
  onion(sheet, 696, 172, 66, 70, 'blue', 'domeYellow');
  sheet.path('M694 96h4v-30h-4zM685 74h22v4h-22z', 'cross');
  // basilica
  const cx = 500;
  sheet.rect(cx - 128, 406, 256, 244, 'basilica').rect(cx - 100, 330, 200, 80, 'basilica');
  sheet
    .path(p`M${cx - 118} 330L${cx} 268L${cx + 118} 330z`, 'wallLight')
    .path(p`M${cx - 80} 322L${cx} 280L${cx + 80} 322z`, 'wall3');
  sheet.path('M400 350v54h-28q28-4 28-54zM600 350q0 50 28 54h-28z', 'wallLight');
  sheet.rect(cx - 116, 328, 232, 11, 'wallLight').rect(cx - 140, 404, 280, 14, 'wallLight');
  for (const dx of [-124, -66, 44, 102]) sheet.rect(cx + dx, 418, 22, 230, 'wallLight');
  for (const dx of [-96, -40, 22, 78]) sheet.rect(cx + dx, 339, 18, 66, 'wallLight');
  sheet.path(arch(cx - 17, 398, 34, 48) + arch(cx - 92, 520, 22, 56) + arch(cx + 70, 520, 22, 56), 'windowLit');
  sheet.path(arch(cx - 36, 650, 72, 142), 'wallLight').path(arch(cx - 28, 650, 56, 130), 'door');
  sheet.circle(cx, 462, 22, 'wallLight').circle(cx, 462, 16, 'windowLit');
  // the portico round the sunken garden, in perspective about (400, 500)
  sheet.path('M-10 640L120 622H680L810 640V720H-10z', 'leaf2').path('M-10 655H810V760H-10z', 'leaf3');
  const wall = (points: [number, number][], colour: Colour) => sheet.path(polygon(points), colour);
  sheet.rect(110, 660, 580, 150, 'wall2').rect(110, 654, 580, 18, 'wallLight').rect(110, 676, 580, 8, 'coral');
  wall(
    [
      [0, 746],
      [110, 660],
      [110, 810],
      [0, 938],
    ],
    'wallShade2',
  );
  wall(
    [
      [800, 746],
      [690, 660],
      [690, 810],
      [800, 938],
    ],
    'wall3',
  );
  wall(
    [
      [-10, 740],
      [110, 652],
      [110, 672],
      [-10, 768],
    ],
    'wallLight',
  );
  wall(
    [
      [810, 740],
      [690, 652],
      [690, 672],
      [810, 768],
    ],
    'wallLight',
  );
  let [openings, dado] = ['', ''];
  for (let i = 0; i < 5; i++) {
    openings += arch(136 + i * 110, 810, 88, 118);
    dado += p`M${136 + i * 110} 810v-36h88v36z`;
  }
  // the side wings' arches, by the same perspective
  for (const side of [-1, 1])
    for (const [from, to] of [
      [0.97, 0.88],
      [0.84, 0.75],
    ] as const) {
      const at = (z: number, h: number): [number, number] => [400 + (side * 290) / z, 500 + h / z];
      const curve = Array.from({ length: 9 }, (_, i) => {
        const a = (Math.PI * i) / 8;
        return at((from + to) / 2 + (Math.cos(a) * (from - to)) / 2, 240 - Math.sin(a) * 46);
      });
      openings += polygon(
        side < 0 ? [at(to, 310), ...curve.reverse(), at(from, 310)] : [at(from, 310), ...curve, at(to, 310)],
      );
    }
  sheet.path(openings, 'archway');
  sheet.path(dado, 'archwayDeep');
  // floor, pool, hedges
  wall(
    [
      [110, 810],
      [690, 810],
      [800, 938],
      [800, 1000],
      [0, 1000],
      [0, 938],
    ],
    'path',
  );
  wall(
    [
      [232, 846],
      [568, 846],
      [676, 1010],
      [124, 1010],
    ],
    'stoneLight',
  );
  const pool = polygon([
    [252, 858],
    [548, 858],
    [640, 1010],
    [160, 1010],
  ]);
  sheet.path(pool, 'turquoise1');
  // the arches mirrored in the pool, broken by ripples
  sheet.clip(pool, () => {
    sheet.rect(110, 850, 580, 20, 'turquoise3');
    let mirrored = '';
    for (let i = 0; i < 5; i++) mirrored += p`M${140 + i * 110} 866h80v56a40 46 0 0 1 -80 0z`;
    sheet.path(mirrored, 'turquoise2');
    sheet.night(() => sheet.path(mirrored, 'archwayDeep'));
    sheet.path(
      [
        [300, 934, 150],
        [470, 952, 190],
        [330, 980, 240],
        [560, 916, 120],
        [260, 906, 110],
      ]
        .map(([x, y, w]) => lens(x as number, y as number, w as number, 7))
        .join(''),
      'foam',
    );
  });
  // box hedges along the pool, lemons and cypresses in the beds
  const hedge = (points: [number, number][], low: number) => {
    wall(points, 'leaf2');
    const [, , [ax, ay], [bx, by]] = points as [unknown, unknown, [number, number], [number, number]];
    wall(
      [
        [bx, by],
        [ax, ay],
        [ax, ay + low],
        [bx, by + low],
      ],
      'leaf4',
    );
  };
  hedge(
    [
      [236, 826],
      [564, 826],
      [570, 834],
      [230, 834],
    ],
    10,
  );
  hedge(
    [
      [150, 846],
      [214, 846],
      [38, 1030],
      [-80, 1030],
    ],
    24,
  );
  hedge(
    [
      [586, 846],
      [650, 846],
      [880, 1030],
      [762, 1030],
    ],
    24,
  );
  lemonTree(sheet, 64, 990, 0.95);
  lemonTree(sheet, 736, 990, 0.95);
  return sheet.finish();
}
