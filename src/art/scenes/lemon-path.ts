// The Path of the Lemons: steps go down between terraces and pergolas to the village by the sea.
import { Batch, polygon } from '../pieces/batch.ts';
import { umbrellaRows } from '../pieces/beach.ts';
import { glitter, gulls, ridge, sea, sky, stars, sunAndMoon } from '../pieces/landscape.ts';
import { corner, lemon, lemonHill } from '../pieces/lemon.ts';
import { church, hillTown } from '../pieces/town.ts';
import { type Drawing, type Point, Sheet } from '../sheet.ts';

export function homeLemonPath(): Drawing {
  const sheet = new Sheet('home-lemon-path', 'afternoon', 77);
  const horizon = 300;
  sky(sheet, { x: 520, y: 240, horizon, reach: 820, core: 100, flat: 0.78 });
  stars(sheet, 200, 0, 800, 250, 40, 1, [520, 210, 40]);
  sunAndMoon(sheet, 520, 222, 48, [520, 210, 40]);
  gulls(sheet, [
    [640, 130, 0.8],
    [684, 112, 0.6],
  ]);
  ridge(
    sheet,
    [
      [600, 302],
      [660, 262],
      [690, 272],
      [760, 200],
      [810, 226],
      [900, 130],
      [960, 170],
      [1060, 90],
      [1260, 140],
    ],
    320,
    'ridge1',
    'ridge2',
  );
  sea(sheet, { top: horizon, bottom: 560, bands: 5 });
  glitter(sheet, 520, horizon, 400, 60, 10);
  // the hill above, and the village at the foot of the path
  lemonHill(
    sheet,
    (x) => 150 + 290 * (Math.max(0, x + 20) / 580) ** 1.2 + 8 * Math.sin(x / 50),
    -10,
    540,
    470,
    5,
    1.9,
    0,
  );
  sheet.path('M690 470q30-60 80-82q60-60 130-96q120-70 320-70v300H640z', 'hill');
  sheet.path('M590 466q40-20 110-20q250-4 520-4v120H590z', 'beach');
  sheet.path('M700 470q200 6 520 12v90H700z', 'shallow1');
  sheet.path('M720 480q200 4 500 10v90H720z', 'shallow2');
  sheet.path('M760 494q200 4 460 10v90H760z', 'sea3');
  hillTown(sheet, {
    rows: 3,
    crest: (x) => 386 - (x - 800) * 0.1,
    foot: () => 444,
    left: (t) => 830 - t * 110,
    right: (t) => 1000 + t * 60,
    size: (t) => 0.95 + t * 0.2,
    lit: 0.6,
  });
  church(sheet, 641, 450, 0.5);
  umbrellaRows(sheet, {
    left: () => 850,
    right: () => 1200,
    rows: 1,
    y: (x) => 466 + (x - 850) * 0.02,
    step: 46,
    scale: () => 0.5,
  });

  // Everything near is drawn in true perspective: (x, height) in pixels at the distance z = 1, the floor of the path 374 below the eye.
  const at = (x: number, height: number, z: number): Point => [
    Math.round(572 + 32 * Math.log(z) + x / z),
    Math.round(440 + (374 - height) / z),
  ];
  const depths = [0.42, 0.6, 0.8, 1, 1.4, 2, 3, 4.5, 7, 11];
  const strip = (x1: number, h1: number, x2: number, h2: number) =>
    polygon([...depths.map((z) => at(x1, h1, z)), ...depths.map((z) => at(x2, h2, z)).reverse()]);

  // left: the terrace and the wall of the one above; right: the terrace, open to the sea
  sheet.path(strip(-290, 230, -760, 230), 'hill');
  sheet.path(strip(-760, 230, -800, 470), 'rock3');
  const courses = new Batch();
  for (const h of [290, 350, 410])
    for (let z = 1.1 + (h % 3) * 0.05; z < 5; z *= 1.22)
      if (sheet.chance(0.6))
        courses.path(
          0,
          polygon([at(-766, h, z), at(-770, h + 40, z), at(-770, h + 38, z * 1.14), at(-766, h + 4, z * 1.14)]),
          sheet.pick(['rock2', 'rock4']),
        );
  courses.draw(sheet);
  sheet.path(strip(-796, 462, -830, 476), 'rock1');
  sheet.path(strip(290, 230, 860, 230), 'hill');
  sheet.path(strip(860, 230, 880, 200), 'leaf3');
  const furrows = new Batch();
  for (const x of [-680, -600, -520, -440, 380, 460, 540, 620, 700, 780])
    furrows.path(0, strip(x, 230, x + 22, 230), 'leaf2');
  furrows.draw(sheet);

  // pergolas: chestnut poles and beams that run down towards the sea; leaves lie on them, lemons hang through
  const poles = new Batch();
  const foliage = new Batch();
  for (const side of [-1, 1] as const) {
    for (const out of [730, 350]) {
      for (const z of [5.2, 3.4, 2.3, 1.6, 1.12]) {
        const [[x, foot], [, top]] = [at(side * out, 228, z), at(side * out, 760, z)];
        const w = Math.max(3, Math.round(20 / z));
        poles.path(0, `M${x - Math.round(w / 2)} ${foot}V${top}h${w}V${foot}z`, 'wood2');
        poles.path(1, `M${x + Math.round(w * 0.1)} ${foot}V${top}h${Math.round(w * 0.4)}V${foot}z`, 'wood3');
      }
      poles.path(2, strip(side * out, 752, side * out, 776), 'wood3');
    }
    for (const z of [1.12, 1.35, 1.6, 1.95, 2.3, 2.8, 3.4, 4.2, 5.2]) {
      const [[x1, y1], [x2]] = [at(side * 310, 780, z), at(side * 770, 780, z)];
      poles.line(3, `M${x1} ${y1}H${x2}`, 'wood2', Math.max(2, Math.round(14 / z)));
    }
    let layer = 0;
    for (let z = 6.4; z > 0.95; z /= 1.19, layer += 3)
      for (let i = 0; i < 6; i++) {
        const [x, y] = at(side * (300 + 80 * (i + sheet.between(0, 1))), 780 + sheet.between(-10, 50), z);
        foliage.dot(
          layer,
          x,
          y,
          Math.round(sheet.between(104, 136) / z / 6) * 6 + 3,
          sheet.pick(['leaf3', 'leaf4', 'leaf3']),
        );
        if (sheet.chance(0.7))
          foliage.dot(
            layer + 1,
            x - 16 / z,
            y - 18 / z,
            Math.round(sheet.between(44, 70) / z / 6) * 6 + 2,
            sheet.pick(['leaf1', 'leaf2']),
          );
        if (sheet.chance(0.36))
          foliage.path(
            layer + 2,
            `M${x} ${Math.round(y + 56 / z)}v${Math.max(1, Math.round(9 / z))}`,
            'lemon',
            1,
            Math.max(3, Math.round(24 / z / 3) * 3),
          );
      }
  }
  poles.draw(sheet);
  foliage.draw(sheet);

  // dry stone walls along the steps, with their coping
  for (const side of [-1, 1] as const) {
    sheet.path(strip(side * 250, 0, side * 286, 230), side < 0 ? 'rock3' : 'rock2');
    const stones = new Batch();
    for (let course = 0; course < 6; course++)
      for (let z = 0.62 + (course % 2) * 0.05; z < 4.6; z *= 1.17) {
        if (sheet.chance(0.54)) continue;
        const [low, high] = [course * 38 + 6, course * 38 + 34];
        const far = z * sheet.between(1.06, 1.11);
        stones.path(
          0,
          polygon([
            at(side * (250 + low * 0.16), low, z),
            at(side * (250 + high * 0.16), high, z),
            at(side * (250 + high * 0.16), high - 4, far),
            at(side * (250 + low * 0.16), low + 4, far),
          ]),
          sheet.pick(side < 0 ? ['rock2', 'rock4'] : ['rock1', 'rock3']),
        );
      }
    stones.draw(sheet);
    sheet.path(strip(side * 280, 226, side * 322, 232), 'rock1');
  }
  // steps: tread after tread, the nosing of each in shade
  sheet.path(strip(-252, 0, 252, 0), 'path');
  let nosings = '';
  for (let z = 0.9; z < 9; z += 0.16 + z * 0.05)
    nosings += polygon([at(-251, 0, z), at(251, 0, z), at(251, 0, z * 1.045), at(-251, 0, z * 1.045)]);
  sheet.path(nosings, 'beachShade');
  // lemons that have fallen on the steps
  lemon(sheet, 440, 690, 0.3, 80);
  lemon(sheet, 700, 622, 0.22, -70);
  sheet.night(() => {
    for (const z of [1.15, 1.9, 3.2, 5.5])
      for (const side of [-1, 1]) {
        const [x, y] = at(side * 300, 262, z);
        sheet
          .circle(x, y, Math.round(66 / z), 'glow', 0.16)
          .circle(x, y, Math.round(34 / z), 'glow', 0.28)
          .circle(x, y, Math.max(2, Math.round(12 / z)), 'lamp');
      }
  });
  // near branches at the upper corners
  corner(sheet, -20, 0, 1.15);
  corner(sheet, 1220, 0, [-1.15, 1.15]);
  return sheet.finish();
}
