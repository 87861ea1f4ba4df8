// Beds and what stands by them, seen from above: bedAbove, lampTable, rugAbove, suitcaseAbove, armchairAbove, hatAbove, bookAbove.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';
import { glow } from './room.ts';

/** What a bed of a category is made of. */
export interface BedLook {
  head: Colour;
  cover: Colour;
  coverShade: Colour;
  border: Colour;
  mark: Colour;
}

const rounded = (x: number, y: number, w: number, h: number, r: number) =>
  p`M${x + r} ${y}h${w - r * 2}q${r} 0 ${r} ${r}v${h - r * 2}q0 ${r} ${-r} ${r}h${r * 2 - w}q${-r} 0 ${-r} ${-r}v${r * 2 - h}q0 ${-r} ${r} ${-r}z`;

/** The shadow of a thing `high` above the floor, seen from above. */
function shadowAbove(sheet: Sheet, x: number, y: number, w: number, h: number, high: number) {
  sheet.path(rounded(x + sheet.hour.shadow * high, y + high * 0.3, w, h, 10), 'ink', 0.2);
}

/** A made bed, its head at the upper edge: `w` wide and `h` long. `pillows` lie side by side. */
export function bedAbove(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  pillows: number,
  look: BedLook,
) {
  shadowAbove(sheet, x, y, w, h, 16);
  sheet.path(rounded(x - 5, y - 12, w + 10, 18, 8), look.head);
  sheet.path(rounded(x, y, w, h, 10), 'linen');
  const each = (w - 8) / pillows;
  for (let i = 0; i < pillows; i++) {
    const left = x + 4 + i * each;
    sheet.path(rounded(left + 7, y + 13, each - 8, 46, 13), 'linenShade');
    sheet.path(rounded(left + 4, y + 9, each - 8, 46, 13), 'cloth');
    sheet.line(p`M${left + each * 0.3} ${y + 30}q${each * 0.2} 7 ${each * 0.4} 0`, 'linenShade', 3);
  }
  const fold = y + h * 0.36;
  sheet.rect(x - 3, fold, w + 6, h * 0.64, look.cover).rect(x - 3, fold, w + 6, 20, 'linen');
  sheet.rect(x - 3, fold + 16, w + 6, 4, look.border).rect(x - 3, y + h - 26, w + 6, 8, look.border);
  sheet.rect(x - 3, y + h - 12, w + 6, 12, look.coverShade);
  let marks = '';
  const n = Math.round(w / 34);
  for (let i = 0; i < n; i++) {
    const [mx, my] = [x + ((i + 0.5) * w) / n, y + h - 46];
    marks += p`M${mx} ${my - 12}Q${mx + 3} ${my - 3} ${mx + 9} ${my}Q${mx + 3} ${my + 3} ${mx} ${my + 12}Q${mx - 3} ${my + 3} ${mx - 9} ${my}Q${mx - 3} ${my - 3} ${mx} ${my - 12}z`;
  }
  sheet.path(marks, look.mark);
}

/** A bedside table with its lamp, 44 wide. */
export function lampTable(sheet: Sheet, x: number, y: number) {
  shadowAbove(sheet, x, y, 44, 44, 12);
  sheet.path(rounded(x, y, 44, 44, 5), 'wood1').rect(x + 3, y + 38, 38, 4, 'wood2');
  glow(sheet, x + 22, y + 20, 90);
  sheet.circle(x + 22, y + 20, 16, 'shade').circle(x + 22, y + 20, 7, 'lemonLight');
}

/** A striped rug. */
export function rugAbove(sheet: Sheet, x: number, y: number, w: number, h: number, stripe: Colour) {
  sheet.rect(x + 2, y + 3, w, h, 'ink', 0.12).rect(x, y, w, h, 'linen');
  sheet
    .rect(x, y + h - 16, w, 7, stripe)
    .rect(x, y + h - 26, w, 3, stripe)
    .rect(x, y + 8, w, 7, stripe);
}

/** A straw hat lying on a bed, 60 wide at scale 1. */
export function hatAbove(sheet: Sheet, x: number, y: number, band: Colour, scale = 1) {
  const id = once(sheet, `hat ${band}`, () => {
    sheet.ellipse(5 * sheet.hour.shadow, 4, 30, 28, 'ink', 0.2);
    sheet.ellipse(0, 0, 30, 28, 'pasta').ellipse(0, 0, 18, 16, band).ellipse(-1, -2, 15, 13, 'pasta');
    sheet.line('M-9-2q9-7 18 0M-24 4q5 14 16 18', 'rattan', 2);
  });
  sheet.use(id, x, y, scale);
}

/** A book laid face down, 44 wide. */
export function bookAbove(sheet: Sheet, x: number, y: number, cover: Colour, rotate = 0) {
  sheet.group({ at: [x, y], rotate }, () => {
    sheet.rect(-19, -13, 44, 32, 'ink', 0.16).rect(-22, -16, 44, 32, cover);
    sheet.rect(-2, -16, 4, 32, 'ink', 0.24).rect(-17, -10, 10, 3, 'lemonLight').rect(-17, -4, 7, 2, 'lemonLight');
  });
}

/** A suitcase lying on the floor, 96 wide. */
export function suitcaseAbove(sheet: Sheet, x: number, y: number, hide: Colour, rotate = 0) {
  sheet.group({ at: [x, y], rotate }, () => {
    sheet.path(rounded(-48 + 8 * sheet.hour.shadow, -28, 96, 64, 8), 'ink', 0.2);
    sheet.path(rounded(-48, -32, 96, 64, 8), hide).path('M-14-32q0-10 8-10H6q8 0 8 10H8q0-4-4-4H-4q-4 0-4 4z', 'wood3');
    sheet
      .rect(-32, -32, 10, 64, 'wood2')
      .rect(22, -32, 10, 64, 'wood2')
      .circle(-4, 8, 10, 'linen')
      .circle(-4, 8, 6, 'teal');
  });
}

/** A round rattan armchair that looks towards the lower edge, 96 wide. */
export function armchairAbove(sheet: Sheet, x: number, y: number, cushion: Colour, rotate = 0) {
  sheet.group({ at: [x, y], rotate }, () => {
    sheet.ellipse(12 * sheet.hour.shadow, 4, 50, 48, 'ink', 0.2);
    sheet.path('M-48 8C-52-64 52-64 48 8Q46 38 30 44L26 6Q20-34 0-34T-26 6L-30 44Q-46 38-48 8z', 'rattan');
    sheet.path(rounded(-30, -18, 60, 60, 16), cushion).line('M-20 28Q0 36 20 28', 'ink', 2, 0.2);
  });
}
