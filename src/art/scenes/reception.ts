import type { Colour } from '../palette.ts';
import { bell, clock, counter, keyRack, suitcase, telephone } from '../pieces/front-desk.ts';
import { armchair, flowers, lamp, lantern, lemonBowl, openBook, sconce } from '../pieces/furniture.ts';
import { crown, lemonTree } from '../pieces/lemon.ts';
import { arch, eye, glow, maiolica, opening, poly, sideArch, tiledFloor } from '../pieces/room.ts';
import { seaView } from '../pieces/views.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

/** The hall: vault behind vault, the desk and the wall of keys at its end. */
export function homeReception(): Drawing {
  const sheet = new Sheet('home-reception', 'afternoon', 41);
  const from = eye(500, 600, 1000);
  const floor = 836;
  const [x, top, w] = [200, 300, 600] as const;
  sheet.rect(0, 0, 1000, 1200, 'plasterShade');
  // bays of the vault, each seen within the one before it
  const bay = (d: number, colour: Colour) => {
    const s = from.grow(d);
    const [l, t] = from.at(x, top, d);
    sheet.path(arch(l, t, w * s, (floor - top) * s, (w * s) / 2), colour);
  };
  for (const [d, colour] of [
    [560, 'plasterWarm'],
    [484, 'coral'],
    [480, 'plasterTop'],
    [452, 'plasterShade'],
    [444, 'plasterWarm'],
    [340, 'coral'],
    [336, 'plasterTop'],
    [304, 'plasterShade'],
    [296, 'plasterWarm'],
    [92, 'coral'],
    [88, 'plasterTop'],
    [56, 'plasterShade'],
    [48, 'plasterWarm'],
    [0, 'coralPale'],
  ] as const)
    bay(d, colour);
  // side doors: to the garden at the left, to the sea at the right
  const left = sideArch(from, x, [560, 476], floor, [124, 266]);
  sheet.path(left, 'sky5');
  sheet.clip(left, () => {
    sheet
      .rect(60, 660, 160, 300, 'leaf2')
      .circle(146, 650, 34, 'leaf3')
      .circle(96, 646, 44, 'leaf4')
      .circle(132, 730, 50, 'leaf3')
      .circle(84, 760, 40, 'leaf4');
    for (const [lx, ly] of [
      [136, 640],
      [112, 622],
      [88, 660],
      [128, 690],
      [100, 706],
      [138, 740],
      [110, 752],
      [84, 724],
    ] as const)
      sheet.circle(lx, ly, 8, 'lemon');
  });
  const right = sideArch(from, x + w, [560, 476], floor, [124, 266]);
  sheet.path(right, 'sky7');
  sheet.clip(right, () => {
    sheet.rect(820, 600, 140, 60, 'sea2').rect(820, 640, 140, 60, 'sea4').rect(820, 700, 140, 300, 'sea6');
  });
  const s = 2.6;
  const edge = (k: number, y: number): [number, number] => [500 + k * 300 * s, 600 + (y - 600) * s];
  tiledFloor(
    sheet,
    from,
    {
      floor,
      tile: 68,
      ground: 'tileGround',
      outline: poly([x, floor], [x + w, floor], edge(1, floor), edge(-1, floor)),
    },
    maiolica('tileBlue', 'aquaPale'),
  );
  // light through the doors
  const patch = (wall: number, inside: number) =>
    poly(
      from.at(wall, floor, 124),
      from.at(wall, floor, 266),
      from.at(inside, floor, 330),
      from.at(inside, floor, 190),
    );
  sheet.day(() => sheet.path(patch(x, 400), 'sun', 0.6).path(patch(x + w, 600), 'sun', 0.6));
  for (const k of [-1, 1])
    sheet.path(poly([500 + k * 300, floor], [500 + k * 300, floor - 11], edge(k, floor - 11), edge(k, floor)), 'blue');
  sheet.rect(x, floor - 11, w, 11, 'blue');
  // the end wall
  sconce(sheet, 252, 568, 0.95, 150);
  sconce(sheet, 748, 568, 0.95, 150);
  clock(sheet, 500, 362, 36);
  keyRack(sheet, 326, 446, 6, 3, 58, [4, 11, 12], [2, 9, 15]);
  counter(sheet, from, [312, 688], [710, floor], [60, 130], 9);
  lamp(sheet, 352, 728, 0.86, 'blue', 'lemon', 180);
  bell(sheet, 506, 728, 0.72);
  openBook(sheet, 436, 734, 0.5, 'teal');
  lemonBowl(sheet, 644, 728, 0.7);
  flowers(sheet, 560, 726, 0.58);
  // on the floor
  suitcase(sheet, 726, 940, 110, 82);
  suitcase(sheet, 790, 958, 84, 60, 'teal', 'tealShade');
  lantern(sheet, 500, 55, 95, 0.98, 330);
  lemonTree(sheet, 158, 946, 0.98);
  lemonTree(sheet, 60, 1060, 1.35);
  lemonTree(sheet, 940, 1060, 1.35);
  return sheet.finish();
}

/** The desk from the front, about x 0, the floor at y 0: the wall of keys (`across` holes), lamp, bell, lemons, waiting luggage. */
function desk(sheet: Sheet, half: number, across: number): void {
  const from = eye(0, -396, 1800);
  keyRack(sheet, across * -33.5, -536, across, 4, 67);
  counter(sheet, from, [-half, half], [-200, 0], [40, 170], Math.round(half / 32));
  lamp(sheet, 96 - half, -184, 1.3, 'blue', 'lemon', 210);
  telephone(sheet, 240 - half, -182, 0.96);
  bell(sheet, -92, -182, 1.05);
  openBook(sheet, 54, -174, 0.95, 'teal');
  flowers(sheet, half - 228, -186, 1.05, 'blossom', 'blue');
  lemonBowl(sheet, half - 80, -182, 1.16);
  suitcase(sheet, -half - 168, 44, 150, 112);
  suitcase(sheet, -half - 78, 60, 104, 76, 'teal', 'tealShade');
}

/** The niche behind the desk, plaster about it, and the floor at y `floor`. */
function lobby(sheet: Sheet, floor: number, x: number, k: number, [spring, crown]: [number, number]): void {
  const { width } = sheet;
  const vault = (y: number) =>
    p`M0 0H${width}V${spring + y}Q${width * 0.75} ${crown + y} ${width / 2} ${crown + y}T0 ${spring + y}z`;
  sheet.rect(0, 0, width, floor, 'plasterWarm').path(vault(14), 'plasterShade').path(vault(0), 'plasterTop');
  const niche = (edge: number) =>
    arch(x - (330 + edge) * k, floor - (680 + edge) * k, (660 + 2 * edge) * k, 680 * k, (200 + edge) * k);
  sheet.path(niche(18), 'plasterTop').path(niche(0), 'coralPale');
  tiledFloor(
    sheet,
    eye(x, floor - 396 * k, 1800 * k),
    { floor, tile: 124 * k, ground: 'tileGround' },
    maiolica('tileBlue', 'aquaPale'),
  );
  sheet.rect(0, floor - 14, width, 14, 'blue');
  sheet.clip(niche(0), () => glow(sheet, x, floor - 620 * k, 330 * k));
  sconce(sheet, x, floor - 586 * k, 0.94 * k, 0);
}

export function contactReception(): Drawing {
  const sheet = new Sheet('contact-reception', 'afternoon', 42);
  const floor = 556;
  lobby(sheet, floor, 1200, 0.78, [84, 8]);
  // to the lemon garden, and to the sea
  const from = eye(1200, 300, 1400);
  const frame = { top: 150, w: 210, base: floor, rise: 105, thick: 60 };
  opening(sheet, from, { x: 360, ...frame }, () => {
    sheet.rect(340, 100, 260, 460, 'sky5').rect(340, 440, 260, 120, 'hill');
    for (const [x, y] of [
      [420, 452],
      [540, 470],
    ] as const) {
      sheet.rect(x - 6, y - 90, 12, 90, 'bark');
      crown(sheet, x, y - 130, 76, 9);
    }
  });
  opening(sheet, from, { x: 1830, ...frame }, () =>
    seaView(sheet, {
      left: 1800,
      top: 120,
      width: 260,
      bottom: floor,
      horizon: 300,
      sun: [1880, 250, 22],
      boats: [[1930, 344, 0.6]],
    }),
  );
  sheet.group({ at: [1200, floor], scale: 0.78 }, () => desk(sheet, 620, 11));
  armchair(sheet, 2170, 612, 0.92);
  armchair(sheet, 200, 612, 0.92, 'teal', 'tealShade');
  return sheet.finish();
}

export function contactReceptionPortrait(): Drawing {
  const sheet = new Sheet('contact-reception-portrait', 'afternoon', 42);
  lobby(sheet, 720, 698, 0.88, [120, 30]);
  sheet.group({ at: [698, 720], scale: 0.88 }, () => desk(sheet, 452, 7));
  return sheet.finish();
}
