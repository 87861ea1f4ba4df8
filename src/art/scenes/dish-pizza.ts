import { basilLeaf, pizza, tomato } from '../pieces/dishes.ts';
import { candleAbove, checks, ground, shadow } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** A Neapolitan pizza with one slice pulled out. */
export function dishPizza(): Drawing {
  const s = new Sheet('dish-pizza', 'golden', 5);
  ground(s, 'groundBlue', 'haloBlue', 372, 352, 400);
  checks(s, 0, 700, 800, 100, 50, 'cloth', 'clothRed');
  candleAbove(s, 712, 84, 36);
  const whole = s.define(() => pizza(s, 312));
  const [x, y] = [372, 360];
  shadow(s, x + 16, y + 24, 318, 316);
  // the slice lies between 18° and 62°
  const ray = (degrees: number) =>
    `${Math.round(Math.cos((degrees * Math.PI) / 180) * 420)} ${Math.round(Math.sin((degrees * Math.PI) / 180) * 420)}`;
  s.group({ at: [x, y] }, () => s.clip(`M0 0L${ray(64)}L-420 420V-420H420L${ray(20)}z`, () => s.use(whole, 0, 0)));
  s.group({ at: [x + 66, y + 58] }, () => {
    s.path('M14 26L160 312Q270 250 312 140z', 'ink', 0.2);
    s.clip(`M0 0L${ray(64)}H420L${ray(20)}z`, () => s.use(whole, 0, 0));
  });
  tomato(s, 96, 690, 46, true);
  basilLeaf(s, 150, 716, -18, 96);
  basilLeaf(s, 150, 716, 32, 76);
  return s.finish();
}
