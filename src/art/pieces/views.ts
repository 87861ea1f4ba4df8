// What is seen from the windows: seaView for the Superior rooms, gardenView for the Classic rooms.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { sailBoat } from './boats.ts';
import { glitter, ridge, sea, sky, stars, sunAndMoon } from './landscape.ts';
import { crown } from './lemon.ts';

/** The gulf at the scene's hour: sun or moon at `sun`, the western capes to the right, boats. The horizon is at the viewer's eye. */
export function seaView(
  sheet: Sheet,
  {
    left,
    top,
    width,
    bottom,
    horizon,
    sun,
    moon = sun,
    boats = [],
  }: {
    left: number;
    top: number;
    width: number;
    bottom: number;
    horizon: number;
    /** where the light comes from, and the radius of a sun or moon that stands there */
    sun: [x: number, y: number, r: number];
    moon?: [x: number, y: number, r: number];
    boats?: [x: number, y: number, scale: number, jib?: Colour][];
  },
) {
  const [x, y, r] = sun;
  const k = width / 400;
  const [far, near] = sheet.hour.ridges;
  sheet.clip(p`M${left} ${top}h${width}v${bottom - top}h${-width}z`, () => {
    const reach = Math.max(r * 12, width * 0.8);
    // before sunrise the light lies on the horizon
    sky(sheet, {
      x,
      y: sheet.hour.moon ? y : horizon,
      horizon,
      left,
      top,
      width,
      reach,
      core: reach * 0.16,
      flat: 0.82,
    });
    stars(sheet, left, top, width, (horizon - top) * 0.8, 34, 0.8, moon);
    sunAndMoon(sheet, x, y, r, [moon[0], moon[1], moon[2] * 0.8]);
    const right = left + width;
    const h = horizon;
    const from = left + width * 0.46;
    ridge(
      sheet,
      [
        [from, h],
        [from + 50 * k, h - 30 * k],
        [from + 82 * k, h - 26 * k],
        [from + 130 * k, h - 66 * k],
        [from + 166 * k, h - 48 * k],
        [right + 60, h - 110 * k],
      ],
      h + 1,
      far,
    );
    ridge(
      sheet,
      [
        [from + 86 * k, h],
        [from + 128 * k, h - 26 * k],
        [from + 160 * k, h - 22 * k],
        [from + 206 * k, h - 58 * k],
        [right + 90, h - 64 * k],
      ],
      h + 2,
      near,
    );
    ridge(
      sheet,
      [
        [left - 20, h - 22 * k],
        [left + 30 * k, h - 14 * k],
        [left + 74 * k, h],
      ],
      h + 1,
      far,
    );
    sea(sheet, { top: h, bottom, left, width, bands: 6, swell: 0.8 });
    glitter(sheet, moon[0], h, h + (bottom - h) * 0.62, 64 * k, 22);
    for (const [bx, by, scale, jib] of boats) sailBoat(sheet, bx, by, scale, jib);
  });
}

/** A neighbour's house: wall, tiled roof edge, shuttered windows that are lit by night. */
function house(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Colour,
  windows: readonly (readonly [u: number, v: number, lit?: boolean])[],
  size = 34,
) {
  sheet.rect(x, y, w, h, wall);
  sheet.rect(x - 8, y - 8, w + 16, 13, 'roof').rect(x - 4, y + 5, w + 8, 6, 'wallShade2', 0.6);
  for (const [u, v, lit] of windows) {
    const [wx, wy] = [x + u * w, y + v * h];
    sheet.rect(wx - size * 0.62, wy - 4, size * 1.24, size * 1.6 + 8, 'wallLight');
    sheet.rect(wx - size / 2, wy, size, size * 1.6, lit ? 'windowLit' : 'window');
    sheet
      .rect(wx - size * 0.98, wy, size * 0.46, size * 1.6, 'leaf2')
      .rect(wx + size * 0.52, wy, size * 0.46, size * 1.6, 'leaf2');
    let slats = '';
    for (let i = 0; i < 6; i++)
      slats += p`M${wx - size * 0.92} ${wy + 5 + i * size * 0.26}h${size * 0.34}M${wx + size * 0.58} ${wy + 5 + i * size * 0.26}h${size * 0.34}`;
    sheet.line(slats, 'leaf4', 2.4);
  }
}

/** The lemon garden on its terraces below the mountain, and the neighbours' walls. Drawn 400 × 400 from (0, 0); scale it to the window. */
export function gardenView(sheet: Sheet) {
  // it looks north: neither sun nor moon
  const light = sheet.hour.sky.slice(-4);
  sky(sheet, { x: 330, y: 160, horizon: 200, width: 400, reach: 330, core: 110, colours: light });
  stars(sheet, 0, 0, 400, 120, 26, 0.8);
  ridge(
    sheet,
    [
      [-10, 150],
      [40, 104],
      [80, 120],
      [150, 54],
      [190, 86],
      [250, 40],
      [330, 96],
      [410, 60],
    ],
    260,
    'ridge1',
  );
  ridge(
    sheet,
    [
      [-10, 190],
      [60, 150],
      [130, 168],
      [220, 118],
      [300, 150],
      [410, 108],
    ],
    300,
    'ridge3',
  );
  house(
    sheet,
    262,
    138,
    160,
    280,
    'wall5',
    [
      [0.28, 0.12, true],
      [0.28, 0.44],
    ],
    30,
  );
  house(sheet, 196, 190, 70, 220, 'wall2', [[0.5, 0.16]], 20);
  sheet
    .path('M160 190v-40q18-26 36 0v40z', 'teal')
    .path('M156 190h44v60h-44z', 'wall1')
    .path('M168 204q10-14 20 0v22h-20z', 'windowLit')
    .path('M177 150h2v-26h-2z', 'brass');
  // terraces with their dry walls
  const tree = sheet.define(() => crown(sheet, 0, 0, 34, 7));
  for (const [y, wall, ground] of [
    [232, 'rock1', 'hill'],
    [290, 'rock2', 'leaf2'],
    [356, 'rock2', 'leaf3'],
  ] as const) {
    sheet.path(p`M-10 ${y}q100 -14 200 -4t220 2V420H-10z`, ground);
    const k = (y - 120) / 170;
    for (let x = ((y * 7) % 40) - 10; x < 430; x += 58 * k) {
      sheet.rect(x - 2, y - 6, 4, 24, 'bark');
      sheet.use(tree, x, y - 24 * k, 0.62 * k);
    }
    sheet.path(p`M-10 ${y + 20}q100 -14 200 -4t220 2v${16 * k}q-100 6-200 2t-220-2z`, wall);
  }
}
