// Boats, each about (x, y) on its water line: sailBoat, gozzo, kayak, paperBoat.
import type { Colour } from '../palette.ts';
import type { Sheet } from '../sheet.ts';

/** A sail boat, 70 high; by night a lamp at the mast. */
export function sailBoat(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | [number, number] = 1,
  jib: Colour = 'coral',
): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M2-8V-66C18-46 28-27 31-12z', 'linen');
    sheet.path('M-2-10V-56C-13-40-21-24-24-11z', jib);
    sheet.path('M-28-6q28 4 62-1l-9 11h-42q-8-2-11-10z', 'navy');
    sheet.path('M-32 9q32-3 70 0q-34 4-70 0z', 'foam', 0.7);
    sheet.night(() => sheet.circle(0, -69, 3, 'lamp'));
  });
}

/** A gozzo, the coast's fishing boat, 100 long: hull colour, white gunwale, thwarts. */
export function gozzo(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | [number, number] = 1,
  hull: Colour = 'coral',
): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-50-19Q-2-6 50-21Q42-2 26 5H-28Q-44-2-50-19z', hull);
    sheet.path('M-50-19Q0-24 50-21Q0-10-50-19z', 'wood2');
    sheet.path('M-53-22L-46-15Q0-4 47-16L54-25L49-13Q0 2-48-12z', 'linen');
    sheet.path('M-24-16l10-1l1 5l-10-1zM12-16l12-1l-1 4l-11 1z', 'pasta');
    sheet.path('M-40 8Q0 2 46 8Q0 14-40 8z', 'foam', 0.7);
  });
}

/** A small lost boat, folded like a paper hat, 90 wide; by night a lantern burns on it. */
export function paperBoat(sheet: Sheet, x: number, y: number, scale: number | [number, number] = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-22-8L2-54L24-8z', 'linenShade');
    sheet.path('M-22-8L2-54L5-8z', 'linen');
    sheet.path('M-50-28L0-12L50-30L30 6H-28z', 'linen');
    sheet.path('M0-12L50-30L30 6H-6z', 'linenShade');
    sheet.path('M-50-28L-28 6H-14L-8-14z', 'linenShade', 0.35);
    sheet.night(() => {
      sheet.line('M36-24V-50', 'wood3', 2.5);
      sheet.circle(36, -46, 15, 'glow', 0.3);
      sheet.circle(36, -46, 5, 'lamp');
    });
    sheet.path('M-40 9Q0 3 44 9Q0 15-40 9z', 'foam', 0.75);
  });
}
