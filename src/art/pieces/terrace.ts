// On the terrace: roundTable (laid with cloth, plates, glasses), chairSide, chairBack, lantern, floor (terracotta in perspective).
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { Batch, once } from './batch.ts';
import { lemon } from './lemon.ts';

/** What is served at a round table: a bowl of lemons with a carafe of red; a pizza and white wine in ice; flowers, bread and water. */
const dishes = {
  lemons(sheet: Sheet) {
    lemon(sheet, -18, -190, 0.24, -40);
    lemon(sheet, -2, -194, 0.24, 8);
    lemon(sheet, 12, -190, 0.24, 50);
    sheet.path('M-30-176h56q-2 20-18 22h-20q-16-2-18-22z', 'teal');
    sheet.path('M-29-171h54l-1 4h-52z', 'pasta');
    sheet.path('M-52-206q6 10 6 22q8 6 6 20q-1 6-6 6h-18q-5 0-6-6q-2-14 6-20q0-12 0-22z', 'glass', 0.9);
    sheet.path('M-68-180q-3 4-2 14q1 8 6 8h18q5 0 6-8q0-8-4-14z', 'wine');
  },
  pizza(sheet: Sheet) {
    sheet.path('M-64-150q0-15 60-15t60 15q0 13-60 13t-60-13z', 'plateShade').ellipse(-4, -154, 56, 11, 'crustWarm');
    sheet
      .ellipse(-4, -155, 48, 8, 'tomatoWarm')
      .path('M-34-157h14v4h-14zM-6-160h16v4h-16zM14-154h14v4h-14zM-14-152h10v3h-10z', 'mozzarella');
    sheet.path('M-88-190h40l-6 40h-28z', 'silver').path('M-60-190h12l-6 40h-12z', 'silverShade');
    sheet.path('M-72-232h10v22q8 6 8 20h-26q0-14 8-20z', 'bottle').path('M-72-232h10v8h-10z', 'clothYellow');
  },
  flowers(sheet: Sheet) {
    sheet
      .path('M-20-178h22l4 24q-14 5-30 0z', 'teal')
      .line('M-9-178q-12-18-20-26M-9-178v-34M-9-178q10-18 20-24', 'leaf3', 3);
    for (const [cx, cy] of [
      [-30, -208],
      [-9, -218],
      [12, -206],
      [-20, -196],
      [2, -198],
    ] as const)
      sheet.circle(cx, cy, 9, 'bougainvillea').circle(cx, cy, 3, 'lemonLight');
    sheet
      .path('M-74-150q0-14 28-16q26 0 28 14q-26 8-56 2z', 'crust')
      .line('M-66-156l8-6M-54-158l8-6M-42-160l8-4', 'pasta', 2);
    sheet.path('M-98-204h14v14q6 5 6 16v20q0 6-6 6h-14q-6 0-6-6v-20q0-11 6-16z', 'glass', 0.85);
  },
} as const;

/** A round table with a white cloth, its foot at (x, y), 330 wide and 150 high at scale 1 (glasses above). `served`: what stands in its middle. */
export function roundTable(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  served: keyof typeof dishes = 'lemons',
): void {
  const id = once(sheet, `table ${served}`, () => {
    sheet.path('M-120 2q120-20 240 0q-120 22-240 0z', 'ink', 0.22);
    sheet.path('M-8-60h16l4 52h30v8h-84v-8h30z', 'iron');
    sheet.path(
      'M-150-150C-152-118-158-84-168-46Q-142-32-118-46Q-92-24-58-42Q-20-22 22-40Q62-24 92-44Q122-28 140-46Q154-40 168-46C158-84 152-118 150-150z',
      'linen',
    );
    sheet.path(
      'M-118-46Q-112-90-116-130Q-98-88-94-34zM-58-42Q-50-90-54-124Q-36-88-30-32zM22-40Q30-90 24-124Q44-90 52-32zM92-44Q98-90 94-128Q114-90 116-36zM140-46Q146-90 140-140L150-150C152-118 158-84 168-46Q154-40 140-46z',
      'linenShade',
    );
    sheet.ellipse(0, -150, 150, 27, 'linenShade');
    sheet.ellipse(0, -153, 150, 26, 'linen');
    // plates with a blue rim, napkins
    sheet.path(
      'M-122-150a38 8 0 1 1 76 0a38 8 0 1 1-76 0zM46-150a38 8 0 1 1 76 0a38 8 0 1 1-76 0zM-34-139a38 8 0 1 1 76 0a38 8 0 1 1-76 0z',
      'blue',
    );
    sheet.path(
      'M-116-151a32 6 0 1 1 64 0a32 6 0 1 1-64 0zM52-151a32 6 0 1 1 64 0a32 6 0 1 1-64 0zM-28-140a32 6 0 1 1 64 0a32 6 0 1 1-64 0z',
      'blossom',
    );
    sheet.path(
      'M-92-151a8 2 0 1 1 16 0a8 2 0 1 1-16 0zM76-151a8 2 0 1 1 16 0a8 2 0 1 1-16 0zM-4-140a8 2 0 1 1 16 0a8 2 0 1 1-16 0z',
      'pasta',
    );
    dishes[served](sheet);
    const glass = 'q0 16-8 18v18h5v3h-16v-3h5v-18q-8-2-8-18z';
    sheet.path(`M-104-196h22${glass}M66-200h22${glass}M100-196h22${glass}`, 'glass', 0.85);
    sheet.path(
      'M67-192h20q-1 9-8 10h-4q-7-1-8-10zM101-188h20q-1 9-8 10h-4q-7-1-8-10zM-103-188h20q-1 9-8 10h-4q-7-1-8-10z',
      'lemonShade',
    );
    sheet.lamplight(() => sheet.circle(36, -178, 46, 'glow', 0.16).circle(36, -178, 24, 'glow', 0.28));
    sheet.path('M26-184h18v30h-18z', 'glass', 0.8);
    sheet.path('M31-168h8v14h-8z', 'linen');
    sheet.path('M35-182q6 8 0 14q-6-6 0-14z', 'lamp');
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** A painted chair seen from the side, facing right, its feet at y, 190 high at scale 1; a negative x scale turns it. */
export function chairSide(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | [number, number] = 1,
  colour: Colour = 'teal',
  shade: Colour = 'tealShade',
): void {
  const id = once(sheet, `chair side ${colour}`, () => {
    sheet.path('M-42 0q46-9 96 0q-50 9-96 0z', 'ink', 0.22);
    sheet.path('M-18-92h8L-16 0h-7zM24-90h8L28 0h-7z', shade);
    sheet.path(
      'M-34 0Q-30-50-26-92Q-34-140-46-188q2-6 9-4Q-24-150-17-94Q-20-50-27 0zM38-88h8L50 0h-8zM-28-46h72v5h-72z',
      colour,
    );
    sheet.path('M-28-99h76q6 1 6 8h-82z', 'linen');
    sheet.path('M-28-91h82l-2 7h-78z', colour);
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** A painted chair seen from behind, its feet at y, 100 wide and 190 high at scale 1. */
export function chairBack(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  colour: Colour = 'teal',
  shade: Colour = 'tealShade',
): void {
  const id = once(sheet, `chair back ${colour}`, () => {
    sheet.path('M-52 2q52-10 104 0q-52 10-104 0z', 'ink', 0.22);
    sheet.path('M-34-90h8v84h-8zM26-90h8v84h-8z', shade);
    sheet.path('M-46-98h92v9h-92z', 'linen');
    sheet.path('M-46-89h92v9h-92z', shade);
    sheet.path(
      'M-50 0q6-50 6-96q-2-50-6-88q0-5 5-5t6 5q4 40 5 88q0 46-8 96zM50 0q-6-50-6-96q2-50 6-88q0-5-5-5t-6 5q-4 40-5 88q0 46 8 96zM-42-46h84v5h-84zM-44-182q44-14 88 0v16q-44-12-88 0zM-42-146q42-9 84 0v11q-42-8-84 0zM-40-118q40-7 80 0v9q-40-6-80 0z',
      colour,
    );
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}

/** A floor lantern, its foot at (x, y), 60 high at scale 1; it glows when lamps burn. */
export function lantern(sheet: Sheet, x: number, y: number, scale = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.lamplight(() => sheet.circle(0, -24, 62, 'glow', 0.13).circle(0, -24, 34, 'glow', 0.24));
    sheet.path('M-17-46L0-60L17-46zM-16-4h32v4h-32zM-3-68h6v10h-6z', 'iron');
    sheet.rect(-13, -46, 26, 42, 'lamp');
    sheet.path('M-15-46h4v42h-4zM-2-46h4v42h-4zM11-46h4v42h-4z', 'iron');
  });
}

/** A tiled floor in perspective from y `top` to `bottom`: squares that meet at `eye` (x, y above the floor), every other one in `second`. */
export function floor(
  sheet: Sheet,
  {
    top,
    bottom = sheet.height,
    left = 0,
    right = sheet.width,
    eye,
    first = 'terracotta',
    second = 'terracottaLight',
    rows = 6,
    columns = 12,
  }: {
    top: number;
    bottom?: number;
    left?: number;
    right?: number;
    eye: [number, number];
    first?: Colour;
    second?: Colour;
    rows?: number;
    columns?: number;
  },
): void {
  sheet.rect(left, top, right - left, bottom - top, first);
  const [ex, ey] = eye;
  // equal steps in depth
  const near = 1 / (bottom - ey);
  const far = 1 / (top - ey);
  const y = (row: number) => ey + 1 / (far + ((near - far) * row) / rows);
  const spread = Math.max(ex - left, right - ex) * ((bottom - ey) / (top - ey));
  const pitch = (spread * 2) / columns;
  const x = (column: number, at: number) => ex + ((column - columns / 2) * pitch * (at - ey)) / (bottom - ey);
  const batch = new Batch();
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2) {
      const [a, b] = [y(row), y(row + 1)].map(Math.round) as [number, number];
      if (x(column + 1, b) < left && x(column + 1, a) < left) continue;
      if (x(column, a) > right && x(column, b) > right) continue;
      batch.path(
        0,
        p`M${Math.round(x(column, a))} ${a}H${Math.round(x(column + 1, a))}L${Math.round(x(column + 1, b))} ${b}H${Math.round(x(column, b))}z`,
        second,
      );
    }
  batch.draw(sheet);
}
