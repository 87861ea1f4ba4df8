// A small poster: Maiori's Collegiata above its stairway.
import type { Colour } from '../palette.ts';
import { Batch } from '../pieces/batch.ts';
import { ridge } from '../pieces/landscape.ts';
import { bigPalm, lampPost, onion, posterSky, scaleDome, stairs, stroller } from '../pieces/poster.ts';
import { arch } from '../pieces/stone.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** Maiori's mother church above its stairway: the great dome of majolica scales, the bell tower at its side. */
export function attractionCollegiata(): Drawing {
  const sheet = new Sheet('attraction-collegiata', 'afternoon', 1529);
  posterSky(sheet, 'Lemon', 450, 400, 300, [692, 150, 46], 420);
  ridge(
    sheet,
    [
      [-30, 640],
      [60, 590],
      [150, 620],
      [260, 560],
      [420, 600],
      [600, 540],
      [700, 570],
      [840, 470],
    ],
    815,
    'hill',
  );
  // bell tower
  sheet.rect(66, 330, 104, 480, 'wall2').rect(138, 330, 32, 480, 'wallShade2');
  sheet.rect(76, 250, 84, 80, 'wall1').rect(132, 250, 28, 80, 'wallShade1');
  for (const [y, w] of [
    [244, 100],
    [326, 120],
    [440, 116],
    [560, 116],
    [680, 116],
  ] as const)
    sheet.rect(118 - w / 2, y, w, 11, 'wallLight');
  sheet.path(arch(102, 322, 32, 58) + arch(96, 434, 44, 78) + arch(104, 552, 28, 54), 'windowLit');
  sheet.circle(118, 620, 26, 'wallLight').circle(118, 620, 20, 'lamp').line('M118 620v-14M118 620h9', 'iron', 3.5);
  onion(sheet, 118, 244, 84, 84, 'clothGreen', 'domeYellow');
  sheet.path('M116 152h4v-34h-4zM106 128h24v4h-24z', 'cross');
  // drum and dome
  const [cx, base] = [452, 452];
  sheet.rect(cx - 190, base, 380, 190, 'wall2').rect(cx + 96, base, 94, 190, 'wallShade2');
  let windows = '';
  let frames = '';
  for (const [dx, w] of [
    [-158, 30],
    [-92, 40],
    [-20, 44],
    [56, 40],
    [126, 30],
  ] as const) {
    frames += arch(cx + dx - 8, base + 118, w + 16, 96);
    windows += arch(cx + dx, base + 118, w, 88);
  }
  sheet.path(frames, 'wallLight').path(windows, 'windowLit');
  scaleDome(
    sheet,
    cx,
    base,
    208,
    212,
    11,
    16,
    (row, column) => {
      const zigzag = (row + Math.abs(((column * 2 + (row % 2) + 16) % 8) - 4)) / 2;
      return (['clothGreen', 'domeYellow', 'clothGreen', 'blue'] as const)[zigzag % 4] as Colour;
    },
    { bow: 0.1 },
  );
  sheet.rect(cx - 222, base - 10, 444, 14, 'wallLight').rect(cx - 208, base + 4, 416, 12, 'wallShade2');
  // lantern
  sheet.rect(cx - 34, base - 226, 68, 12, 'wallLight').rect(cx - 26, base - 290, 52, 66, 'wall1');
  sheet.rect(cx + 10, base - 290, 16, 66, 'wallShade1').path(arch(cx - 9, base - 228, 18, 50), 'windowLit');
  sheet.rect(cx - 32, base - 298, 64, 10, 'wallLight');
  onion(sheet, cx, base - 298, 54, 46, 'clothGreen', 'domeYellow');
  sheet.path(p`M${cx - 2} ${base - 346}h4v-40h-4zM${cx - 13} ${base - 374}h26v4h-26z`, 'cross');
  // front
  sheet.path('M170 812V700Q236 690 250 640H654Q668 690 734 700V812z', 'wall1');
  sheet.path('M654 640Q668 690 734 700V812H620V640z', 'wallShade1');
  sheet.path('M226 640L452 556L678 640z', 'wallLight').path('M276 630L452 566L628 630z', 'wall3');
  sheet.circle(452, 606, 17, 'wallLight').circle(452, 606, 12, 'windowLit');
  sheet.rect(236, 640, 432, 14, 'wallLight').rect(162, 698, 92, 9, 'wallLight').rect(650, 698, 92, 9, 'wallLight');
  sheet.rect(262, 654, 22, 158, 'wall3').rect(352, 654, 22, 158, 'wall3').rect(530, 654, 22, 158, 'wall3');
  sheet.path('M400 812V724q0-20 52-20t52 20v88z', 'wallLight').path(arch(416, 812, 72, 96), 'door');
  sheet.path('M422 746a30 30 0 0 1 60 0z', 'windowLit');
  sheet.path(
    arch(302, 812, 32, 62) + arch(570, 812, 32, 62) + arch(196, 800, 26, 50) + arch(680, 800, 26, 50),
    'windowLit',
  );
  // the terrace wall, the stairway, gardens at both sides
  sheet.rect(-10, 812, 830, 200, 'rock2').rect(-10, 804, 830, 14, 'stoneLight');
  sheet.path('M-10 1010V890q60-26 120 0t150 40l-40 80z', 'leaf3').path('M-10 1010V930q70-20 130 10l60 70z', 'leaf2');
  sheet.path('M820 1010V856q-60-10-110 30t-90 60l20 70z', 'leaf3');
  sheet.path('M330 812V786L60 986V1010H160z', 'stoneShade').path('M330 786L316 780L20 1000V1018L60 994z', 'stoneLight');
  sheet.path('M574 812V786L760 986V1010H690z', 'stone').path('M574 786L588 780L796 1000V1022L760 996z', 'stoneLight');
  stairs(sheet, 812, [330, 574], 1000, [150, 704], 13);
  lampPost(sheet, 226, 858, 0.95);
  lampPost(sheet, 664, 850, 0.95);
  stroller(sheet, 380, 930, 0.9, 'blue', 'coral');
  bigPalm(sheet, 762, 968, 470, -50, 190);
  const blooms = new Batch();
  for (const [x, y, r] of [
    [770, 990, 70],
    [730, 1010, 50],
    [10, 930, 60],
    [50, 916, 44],
    [-6, 980, 60],
  ] as const) {
    blooms.dot(0, x, y, r, 'leaf2');
    for (let i = 0; i < 7; i++)
      blooms.dot(
        1,
        x + sheet.between(-r, r) / 2.2,
        y + sheet.between(-r, r) / 2.2,
        11,
        sheet.pick(['bougainvillea', 'coral']),
      );
  }
  blooms.draw(sheet);
  return sheet.finish();
}
