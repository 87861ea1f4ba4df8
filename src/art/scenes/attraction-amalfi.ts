// A small poster: Amalfi's cathedral at the head of its steps.
import type { Colour } from '../palette.ts';
import { polygon } from '../pieces/batch.ts';
import { ridge } from '../pieces/landscape.ts';
import { lampPost, onion, pointedArch, posterSky, scaleDome, shutters, stairs, stroller } from '../pieces/poster.ts';
import { arch } from '../pieces/stone.ts';
import { hillTown } from '../pieces/town.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** Bands of dark stone over a wall. */
function courses(sheet: Sheet, x: number, top: number, width: number, bottom: number, pitch = 20, thick = 8): void {
  let d = '';
  for (let y = top; y + thick <= bottom; y += pitch) d += p`M${x} ${y}h${width}v${thick}h${-width}z`;
  sheet.path(d, 'course');
}

/** The cathedral's bell tower: square stages with paired windows, a round belfry of crossing arches among four small ones, majolica caps. */
function amalfiTower(sheet: Sheet, x: number, base: number): void {
  const lit: Colour = 'windowLit';
  sheet.rect(x - 56, 330, 112, base - 330, 'wall3');
  sheet.rect(x + 22, 330, 34, base - 330, 'wallShade2');
  for (const y of [430, 550]) {
    sheet.path(arch(x - 24, y - 24, 22, 62) + arch(x + 2, y - 24, 22, 62), lit);
    sheet.rect(x - 62, y, 124, 10, 'wallLight');
  }
  // the round stages: a small one at each corner, the great one amid them
  for (const dx of [-42, 42]) {
    sheet.rect(x + dx - 17, 268, 34, 62, 'wall2').rect(x + dx + 6, 268, 11, 62, 'wallShade2');
    sheet.path(arch(x + dx - 6, 318, 12, 36), 'window');
    sheet.rect(x + dx - 20, 264, 40, 7, 'wallLight');
    onion(sheet, x + dx, 264, 34, 44, 'clothGreen', 'domeYellow');
  }
  sheet.rect(x - 34, 214, 68, 116, 'wall2').rect(x + 12, 214, 22, 116, 'wallShade2');
  let crossing = '';
  for (let i = 0; i < 5; i++) crossing += p`M${x - 46 + i * 17} 262v-8a17 24 0 0 1 34 0v8`;
  sheet.clip(p`M${x - 34} 214h68v116h-68z`, () => sheet.line(crossing, 'terracotta', 5));
  sheet.path(arch(x - 24, 320, 14, 46) + arch(x - 7, 320, 14, 46) + arch(x + 10, 320, 14, 46), lit);
  sheet.rect(x - 40, 207, 80, 10, 'wallLight').rect(x - 64, 326, 128, 12, 'wallLight');
  scaleDome(sheet, x, 207, 36, 68, 6, 7, (row, column) =>
    (row + column + 20) % 2 ? 'domeYellow' : row % 2 ? 'leaf1' : 'clothGreen',
  );
  sheet.path(p`M${x - 2} 140h4v-30h-4zM${x - 9} 120h18v4h-18z`, 'brass');
  sheet.circle(x, 138, 6, 'brass');
}

/** The cathedral's front above the steps: porch of pointed arches, striped nave wall, the gable's gold mosaic. */
function amalfiFront(sheet: Sheet, cx: number, base: number): void {
  const eaves = base - 322;
  // nave
  sheet.rect(cx - 122, eaves, 244, 150, 'stoneLight');
  courses(sheet, cx - 122, eaves + 78, 244, eaves + 150);
  sheet.path(
    polygon([
      [cx - 140, eaves + 6],
      [cx, eaves - 116],
      [cx + 140, eaves + 6],
    ]),
    'stoneLight',
  );
  sheet.path(
    polygon([
      [cx - 108, eaves - 4],
      [cx, eaves - 98],
      [cx + 108, eaves - 4],
    ]),
    'brass',
  );
  // Christ enthroned in the gold, two at each side
  sheet.ellipse(cx, eaves - 42, 22, 36, 'blue');
  sheet.path(p`M${cx - 14} ${eaves - 10}q0-34 14-46q14 12 14 46z`, 'coral');
  sheet.circle(cx, eaves - 58, 9, 'cream');
  for (const dx of [-68, -42, 42, 68]) {
    const h = Math.abs(dx) > 50 ? 20 : 32;
    sheet.path(p`M${cx + dx - 9} ${eaves - 6}q0${-h} 9${-h}t9 ${h}z`, Math.abs(dx) > 50 ? 'teal' : 'terracotta');
    sheet.circle(cx + dx, eaves - 8 - h, 5, 'cream');
  }
  sheet.rect(cx - 144, eaves, 288, 12, 'stoneShade');
  // the row of saints on gold, then a window of three lights
  let niches = '';
  let saints = '';
  for (let i = 0; i < 8; i++) {
    const x = cx - 108 + i * 27;
    niches += arch(x + 2, eaves + 70, 23, 50);
    saints += p`M${x + 7} ${eaves + 70}v-20q6-12 12 0v20z`;
  }
  sheet.path(niches, 'brass').path(saints, 'blue');
  sheet.rect(cx - 122, eaves + 70, 244, 7, 'stoneShade');
  sheet.path(pointedArch(cx - 52, eaves + 150, 104, 66), 'stoneLight');
  sheet.path([-42, -12, 18].map((dx) => pointedArch(cx + dx, eaves + 150, 24, 50)).join(''), 'windowLit');
  // porch
  const top = base - 180;
  sheet.rect(cx - 214, top, 428, 180, 'stoneLight');
  courses(sheet, cx - 214, top + 28, 428, base);
  sheet.rect(cx - 222, top - 8, 444, 16, 'stoneLight').rect(cx - 222, top + 6, 444, 8, 'stoneShade');
  for (const [dx, w, h] of [
    [-198, 62, 116],
    [-130, 62, 116],
    [-54, 108, 158],
    [68, 62, 116],
    [136, 62, 116],
  ] as const) {
    sheet.path(pointedArch(cx + dx - 7, base, w + 14, h + 12), 'stoneLight');
    sheet.path(pointedArch(cx + dx - 3, base, w + 6, h + 6), 'course');
    sheet.path(pointedArch(cx + dx, base, w, h), w > 80 ? 'windowLit' : 'windowWarm');
  }
  sheet.path(pointedArch(cx - 26, base, 52, 84), 'door');
  // gold in the great arch, above the bronze door
  sheet.path(p`M${cx - 34} ${base - 92}h68v-6q-8-24-34-42q-26 18-34 42z`, 'brass');
  sheet.circle(cx, base - 112, 12, 'coral');
}

export function attractionAmalfi(): Drawing {
  const sheet = new Sheet('attraction-amalfi', 'afternoon', 1206);
  posterSky(sheet, 'Blue', 470, 360, 280, [724, 110, 44]);
  ridge(
    sheet,
    [
      [-30, 560],
      [40, 500],
      [110, 520],
      [230, 430],
      [330, 470],
      [520, 330],
      [610, 250],
      [650, 272],
      [740, 170],
      [840, 120],
    ],
    720,
    'ridge2',
    'ridge3',
  );
  sheet.rect(0, 700, 800, 300, 'ridge3');
  hillTown(sheet, {
    rows: 6,
    crest: (x) => 470 - (x - 660) * 0.9,
    foot: () => 660,
    left: (t) => 680 - t * 60,
    right: () => 810,
    size: (t) => 1.1 + t * 0.3,
    lit: 0.6,
    gaps: 0.04,
  });
  hillTown(sheet, {
    rows: 2,
    crest: () => 600,
    foot: () => 690,
    left: () => -20,
    right: () => 250,
    size: () => 1.3,
    lit: 0.6,
  });
  amalfiTower(sheet, 150, 720);
  amalfiFront(sheet, 462, 664);
  // the houses beside the steps, and their awnings
  sheet.rect(-10, 690, 160, 320, 'wall6').rect(150, 760, 90, 250, 'wall7');
  sheet.rect(-10, 682, 166, 12, 'wallLight').path('M144 764l20-30h66l20 30z', 'roof');
  sheet.rect(660, 620, 150, 380, 'wall4').rect(652, 612, 160, 14, 'wallLight');
  shutters(sheet, [
    [52, 728, 28, true],
    [120, 728, 28],
    [52, 812, 28],
    [196, 786, 24, true],
  ]);
  shutters(
    sheet,
    [
      [718, 656, 28],
      [782, 656, 28, true],
      [718, 742, 28, true],
      [782, 742, 28],
    ],
    'clothGreen',
  );
  // the steps between their parapets, whose inner sides show
  sheet.path('M330 664V640L0 936V1010H60z', 'stoneShade').path('M330 640L318 634L0 900V942z', 'stoneLight');
  sheet.path('M594 664V640L800 838V1000H790z', 'stone').path('M594 640L606 634L800 812V844z', 'stoneLight');
  stairs(sheet, 664, [330, 594], 1000, [60, 790], 24);
  lampPost(sheet, 228, 720, 0.8);
  lampPost(sheet, 696, 728, 0.8);
  stroller(sheet, 392, 876, 1, 'coral', 'teal');
  stroller(sheet, 520, 742, 0.5, 'lemon', 'coral');
  return sheet.finish();
}
