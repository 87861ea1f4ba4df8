// A small poster: the Path of the Lemons close to; home-lemon-path shows its breadth.
import { Batch, polygon } from '../pieces/batch.ts';
import { sailBoat } from '../pieces/boats.ts';
import { glitter, ridge, sea } from '../pieces/landscape.ts';
import { blossom, leaf, lemon } from '../pieces/lemon.ts';
import { posterSky } from '../pieces/poster.ts';
import { church, houseRow } from '../pieces/town.ts';
import { type Drawing, type Point, p, Sheet } from '../sheet.ts';

/** A basket of lemons, 300 wide, standing on (x, y). */
function basket(sheet: Sheet, x: number, y: number): void {
  sheet.ellipse(x + 10, y - 2, 150, 18, 'ink', 0.24);
  sheet.line(
    p`M${x - 128} ${y - 120}C${x - 120} ${y - 330} ${x + 120} ${y - 330} ${x + 128} ${y - 120}`,
    'rattanShade',
    15,
  );
  for (const [dx, dy, angle, size] of [
    [-70, -190, -30, 0.9],
    [60, -196, 24, 0.94],
    [-8, -214, 4, 0.96],
    [-112, -150, -70, 0.86],
    [116, -150, 66, 0.86],
    [-34, -166, 20, 1],
    [36, -166, -14, 1],
  ] as const)
    lemon(sheet, x + dx, y + dy, size, angle);
  leaf(sheet, x - 90, y - 170, -150, 0.9, 1);
  leaf(sheet, x + 84, y - 172, -24, 0.9, 2);
  const body = p`M${x - 142} ${y - 124}Q${x - 136} ${y - 20} ${x - 100} ${y}H${x + 100}Q${x + 136} ${y - 20} ${x + 142} ${y - 124}z`;
  sheet.path(body, 'rattan');
  sheet.clip(body, () => {
    let weave = '';
    for (let row = 0; row < 5; row++)
      for (let i = -4; i < 5; i++) weave += p`M${x + i * 34 + (row % 2) * 17 - 12} ${y - 96 + row * 22}h24`;
    sheet.line(weave, 'rattanShade', 10);
    sheet.path(p`M${x + 60} ${y - 124}h90v130h-70q0-70-20-130z`, 'wallShadow', 0.22);
  });
  sheet.line(p`M${x - 142} ${y - 122}Q${x} ${y - 106} ${x + 142} ${y - 122}`, 'rattanShade', 18);
  sheet.line(p`M${x - 142} ${y - 126}Q${x} ${y - 110} ${x + 142} ${y - 126}`, 'pasta', 7);
}

/** The Path of the Lemons from under its pergola: fruit before the eye, the steps going down to the roofs and the sea. */
export function attractionLemons(): Drawing {
  const sheet = new Sheet('attraction-lemons', 'morning', 400);
  const horizon = 440;
  posterSky(sheet, 'Green', 520, 410, 220, undefined, 420);
  ridge(
    sheet,
    [
      [560, 442],
      [640, 404],
      [680, 410],
      [760, 350],
      [840, 330],
    ],
    444,
    'far1',
    'far2',
  );
  sea(sheet, { top: horizon, bottom: 720, bands: 5 });
  glitter(sheet, 470, horizon, 520, 50, 10);
  sailBoat(sheet, 660, 500, 0.5, 'coral');
  // everything near runs down towards (500, 520): x and height in pixels at the distance z = 1
  const at = (x: number, h: number, z: number): Point => [Math.round(500 + x / z), Math.round(520 + (540 - h) / z)];
  const strip = (x1: number, h1: number, x2: number, h2: number, far = 9) =>
    polygon([at(x1, h1, 0.5), at(x1, h1, far), at(x2, h2, far), at(x2, h2, 0.5)]);
  // the mountain side on the left, the village at the foot of the steps
  ridge(
    sheet,
    [
      [-30, 250],
      [60, 280],
      [140, 350],
      [230, 380],
      [340, 470],
      [430, 560],
    ],
    760,
    'hill',
    'leaf2',
  );
  const rows = new Batch();
  for (let i = 0; i < 6; i++) {
    const [y, right] = [390 + i * 52, 190 + i * 44];
    rows.line(0, `M-10 ${y - 70}Q${right * 0.5} ${y - 40} ${right} ${y + 44}`, 'rock1', 4);
    for (let x = 0; x < right; x += 34) {
      const t = x / right;
      rows.dot(1, x, y - 88 + 56 * t + 58 * t * t, 26, sheet.pick(['leaf2', 'leaf3']));
      if (sheet.chance(0.5)) rows.dot(2, x + 4, y - 90 + 56 * t + 58 * t * t, 7, 'lemon');
    }
  }
  rows.draw(sheet);
  sheet.path('M420 590Q520 540 640 560T810 590V760H380z', 'hill');
  houseRow(sheet, {
    left: 430,
    right: 620,
    base: (x) => 578 - Math.abs(x - 520) * 0.06,
    width: [26, 40],
    height: [30, 50],
    gaps: 0,
    style: { unit: 1.1, lit: 0.7 },
  });
  church(sheet, 530, 604, 0.36);
  houseRow(sheet, {
    left: 400,
    right: 500,
    base: () => 612,
    width: [30, 42],
    height: [30, 44],
    gaps: 0,
    style: { unit: 1.2, lit: 0.7, roof: 'hip' },
  });
  houseRow(sheet, {
    left: 560,
    right: 680,
    base: () => 612,
    width: [30, 42],
    height: [30, 44],
    gaps: 0,
    style: { unit: 1.2, lit: 0.7, roof: 'hip' },
  });
  // terraces, walls, steps
  sheet.path(strip(-900, 130, -190, 130), 'leaf1').path(strip(190, 130, 900, 130), 'leaf1');
  for (const x of [-700, -560, -440, -330, 300, 420, 560]) sheet.path(strip(x, 130, x + 46, 130), 'leaf2');
  sheet.path(strip(-196, 130, -166, 0), 'rock3').path(strip(166, 0, 196, 130), 'rock2');
  const stones = new Batch();
  for (const side of [-1, 1])
    for (const h of [18, 56, 94])
      for (let z = 0.8 + h / 400; z < 3.4; z *= 1.24)
        if (sheet.chance(0.6))
          stones.path(
            0,
            polygon([
              at(side * (170 + h * 0.2), h, z),
              at(side * (176 + h * 0.2), h + 30, z),
              at(side * (176 + h * 0.2), h + 28, z * 1.13),
              at(side * (170 + h * 0.2), h + 4, z * 1.13),
            ]),
            side < 0 ? 'rock4' : 'rock3',
          );
  stones.draw(sheet);
  sheet.path(strip(-226, 134, -190, 130), 'rock1').path(strip(190, 130, 226, 134), 'rock1');
  sheet.path(strip(-167, 0, 167, 0), 'path');
  let nosings = '';
  for (let z = 0.98; z < 7; z *= 1.13)
    nosings += polygon([at(-166, 0, z * 1.035), at(166, 0, z * 1.035), at(166, 0, z), at(-166, 0, z)]);
  sheet.path(nosings, 'beachShade');
  sheet.night(() => {
    for (const z of [1.3, 2.1, 3.6])
      for (const side of [-1, 1]) {
        const [x, y] = at(side * 208, 160, z);
        sheet
          .circle(x, y, Math.round(80 / z), 'glow', 0.14)
          .circle(x, y, Math.round(40 / z), 'glow', 0.26)
          .circle(x, y, Math.round(13 / z), 'lamp');
      }
  });
  // the pergola's chestnut frames, leaves and fruit on each, from the farthest to the nearest
  for (const z of [4.2, 2.7, 1.8, 1.25]) {
    const [w, thin] = [Math.round(30 / z), Math.round(22 / z)];
    const green = new Batch();
    let posts = '';
    let shade = '';
    for (const side of [-1, 1]) {
      const [[x, foot], [, top]] = [at(side * 330, 132, z), at(side * 330, 850, z)];
      posts += p`M${x - w / 2} ${top}h${w}v${foot - top}h${-w}z`;
      shade += p`M${x + w * 0.1} ${top}h${w * 0.4}v${foot - top}h${-w * 0.4}z`;
    }
    const [[left, y], [right]] = [at(-420, 850, z), at(420, 850, z)];
    sheet.path(posts, 'wood2').path(shade, 'wood3');
    sheet
      .line(p`M${left} ${y}H${right}`, 'wood2', thin)
      .line(p`M${left} ${y + thin * 0.25}H${right}`, 'wood3', thin * 0.4);
    for (let x = -520; x <= 520; x += 74) {
      const [gx, gy] = at(x + sheet.between(-20, 20), 860 + sheet.between(-30, 60), z);
      green.dot(0, gx, gy, Math.round(sheet.between(110, 150) / z), sheet.pick(['leaf3', 'leaf4']));
      green.dot(1, gx - 20 / z, gy - 20 / z, Math.round(sheet.between(50, 80) / z), sheet.pick(['leaf1', 'leaf2']));
    }
    green.draw(sheet);
    for (const x of [-430, -270, -120, 60, 190, 340, 450]) {
      const [lx, ly] = at(x + sheet.between(-30, 30), 850 + sheet.between(-20, 20), z);
      lemon(sheet, lx, ly, Math.round(85 / z) / 100, Math.round(sheet.between(-14, 14)));
    }
  }
  // the wall at the viewer's hand with the basket; a lemon has rolled from it
  sheet.path('M-10 896L336 872L430 1010H-10z', 'rock1').path('M-10 978L412 962L430 1010H-10z', 'rock3');
  basket(sheet, 166, 950);
  lemon(sheet, 336, 950, 0.8, 98);
  // the near branch
  for (const [x, y, angle, size, tone] of [
    [-20, 40, 60, 2.2, 3],
    [120, -20, 70, 2.2, 0],
    [330, -30, 100, 2, 3],
    [500, -30, 70, 2.2, 0],
    [760, -30, 110, 2.3, 3],
    [640, -20, 130, 2, 1],
  ] as const)
    leaf(sheet, x, y, angle, size, tone);
  lemon(sheet, 70, 36, 2.3, 12);
  lemon(sheet, 288, -20, 2.7, -6);
  lemon(sheet, 500, -50, 2.2, 8);
  lemon(sheet, 700, 4, 2.6, -12);
  for (const [x, y, angle, size, tone] of [
    [190, -40, 40, 2, 2],
    [-30, -20, 20, 2, 1],
    [400, -40, 60, 1.8, 2],
    [600, -30, 40, 1.8, 1],
    [640, -30, 150, 1.7, 2],
    [820, 10, 150, 1.6, 0],
  ] as const)
    leaf(sheet, x, y, angle, size, tone);
  blossom(sheet, 186, 60, 2, 10);
  blossom(sheet, 604, 70, 1.8, 40);
  return sheet.finish();
}
