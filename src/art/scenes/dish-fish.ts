import { basilLeaf, bream, lemonLeaf, lemonSlice, lemonWhole, tomato, tomatoHalf } from '../pieces/dishes.ts';
import { candleAbove, ground, tileBorder } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A whole sea bream with lemon on an oval dish. */
export function dishFish(): Drawing {
  const s = new Sheet('dish-fish', 'noon', 21);
  ground(s, 'groundCoral', 'haloCoral', 400, 340, 390);
  candleAbove(s, 78, 84, 36);
  tileBorder(s, 0, 700, 8, 100, ['cloth', 'clothBlue', 'teal', 'clothYellow']);
  s.group({ at: [400, 352], rotate: -16 }, () => {
    s.ellipse(20, 26, 372, 262, 'ink', 0.2);
    s.ellipse(0, 0, 372, 262, 'plate');
    s.line('M-356 0a356 246 0 1 1 712 0a356 246 0 1 1-712 0z', 'clothBlue', 12);
    const petal = s.define(() => s.path('M-34 0C-16-19 12-19 34 0C12 19-16 19-34 0z', 'clothBlue'));
    for (let i = 0; i < 32; i++) {
      const a = (i / 32) * Math.PI * 2;
      const [x, y] = [Math.cos(a) * 322, Math.sin(a) * 212];
      if (i % 2) s.circle(x, y, 9, 'clothYellow');
      else s.use(petal, x, y, 1, Math.round((Math.atan2(Math.sin(a) * 322, Math.cos(a) * 212) * 180) / Math.PI));
    }
    s.ellipse(0, 0, 284, 176, 'plateShade');
    s.ellipse(4, 7, 278, 170, 'plate');
    for (const [turn, length] of [
      [-38, 120],
      [-8, 130],
      [20, 104],
    ] as const)
      basilLeaf(s, 76, 96, turn, length);
    s.ellipse(14, 44, 226, 98, 'ink', 0.16);
    s.group({ at: [-4, -2], scale: 1.04 }, () => bream(s));
    for (const [x, y, turn] of [
      [-150, 112, 0],
      [-66, 138, 20],
      [24, 140, 40],
    ] as const) {
      s.circle(x + 6, y + 9, 56, 'ink', 0.2);
      lemonSlice(s, x, y, 56, turn);
    }
    tomato(s, 104, 124, 30);
    tomatoHalf(s, 166, 100, 30, 30);
    tomatoHalf(s, 218, 66, 26, -10);
  });
  lemonLeaf(s, 146, 620, -40, 92);
  lemonLeaf(s, 150, 640, 8, 88);
  lemonWhole(s, 100, 648, 60, -18);
  return s.finish();
}
