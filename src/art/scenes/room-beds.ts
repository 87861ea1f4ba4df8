// The beds of each room type, seen from above: not a plan, the rooms differ.

import {
  armchairAbove,
  type BedLook,
  bedAbove,
  bookAbove,
  hatAbove,
  lampTable,
  rugAbove,
  suitcaseAbove,
} from '../pieces/beds-above.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import type { PictureName } from '../slots.ts';

const long = 226;
const single = [100, long] as const;
const double = [178, long] as const;
const gap = 14;
const table = 44;
const y = 62;

const main: BedLook = { head: 'coral', cover: 'blue', coverShade: 'blueShade', border: 'lemon', mark: 'linen' };
// of single beds beside a double one
const beside: BedLook = { head: 'coral', cover: 'teal', coverShade: 'tealShade', border: 'linen', mark: 'lemonLight' };
const ribbons = ['coral', 'blue', 'teal', 'lemonShade'] as const;

function tiles(sheet: Sheet) {
  sheet.rect(0, 0, 600, 400, 'tileGround');
  const tile = sheet.define(() => {
    sheet.path(
      'M0 0Q26 6 25 25Q6 26 0 0zM50 0Q24 6 25 25Q44 26 50 0zM0 50Q26 44 25 25Q6 24 0 50zM50 50Q24 44 25 25Q44 24 50 50z',
      'aquaPale',
    );
    sheet.circle(25, 25, 4, 'tileYellow').path('M0-8L8 0L0 8L-8 0z', 'tileBlue');
  });
  for (let ty = 50; ty < 400; ty += 50) for (let x = 0; x <= 600; x += 50) sheet.use(tile, x, ty);
}

/** The hat of a guest on a bed around `x`; children, who come after two grown-ups, have smaller ones. */
const hat = (sheet: Sheet, x: number, guest: number) =>
  hatAbove(sheet, x, y + 136, ribbons[guest] ?? 'coral', guest < 2 ? 1 : 0.8);

function roomBeds(name: PictureName, beds: readonly ('single' | 'double')[]): Drawing {
  const sheet = new Sheet(name, 'morning', 3);
  tiles(sheet);
  sheet.rect(0, 0, 600, 42, 'plasterWarm').rect(0, 42, 600, 8, 'plasterDeep');
  const sizes = beds.map((bed) => (bed === 'single' ? single : double));
  const wide = sizes.reduce((sum, [w]) => sum + w + gap * 2 + table, beds.length > 2 ? -gap * 2 - table : 0);
  let x = (600 - wide) / 2;
  // grown-ups sleep in the double bed, or are alone; children come after them
  let child = 2;
  beds.forEach((bed, index) => {
    const [w] = sizes[index] as readonly [number, number];
    if (beds.length < 3 || index > 0) {
      lampTable(sheet, x, y - 8);
      x += table + gap;
    }
    const isMain = beds.length === 1 || bed === 'double';
    if (isMain) rugAbove(sheet, x - 22, y + long - 30, w + 44, 92, 'coral');
    bedAbove(sheet, [x, y], [w, long], bed === 'double' ? 2 : 1, isMain ? main : beside);
    if (bed === 'double') {
      hat(sheet, x + w * 0.27, 0);
      hat(sheet, x + w * 0.73, 1);
    } else if (isMain) hat(sheet, x + w * 0.5, 0);
    else hat(sheet, x + w * 0.5, child++);
    if (isMain) bookAbove(sheet, x + w * 0.74, y + 74, 'terracotta', 12);
    x += w + gap;
  });
  if (beds.length < 3) lampTable(sheet, x, y - 8);
  if (beds.length === 1) {
    const isSingle = beds[0] === 'single';
    suitcaseAbove(sheet, x + 100, 150, isSingle ? 'coral' : 'blue', 80);
    if (isSingle) armchairAbove(sheet, 96, 190, main.cover, -52);
    else suitcaseAbove(sheet, 70, 150, 'coral', 96);
  }
  return sheet.finish();
}

export const bedsSingle = () => roomBeds('beds-single', ['single']);
export const bedsDouble = () => roomBeds('beds-double', ['double']);
export const bedsTriple = () => roomBeds('beds-triple', ['double', 'single']);
export const bedsQuad = () => roomBeds('beds-quad', ['single', 'double', 'single']);
