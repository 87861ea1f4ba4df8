import { baba, pastiera, sfogliatella } from '../pieces/sweets.ts';
import { cakeStand, candle, ground, sidePlate } from '../pieces/table.ts';
import { type Drawing, Sheet } from '../sheet.ts';

/** Sfogliatella, babà and a slice of pastiera. */
export function dishSweets(): Drawing {
  const s = new Sheet('dish-sweets', 'afternoon', 51);
  ground(s, 'groundGreen', 'haloGreen', 400, 350, 330);
  s.rect(0, 560, 800, 140, 'cloth');
  // a cloth with a lace edge over a coral one
  s.rect(0, 690, 800, 110, 'coral');
  for (let x = 0; x <= 800; x += 100) s.circle(x, 690, 52, 'cloth');
  for (let x = 0; x <= 800; x += 100)
    for (const [dx, dy, r] of [
      [0, 712, 13],
      [-28, 700, 7],
      [28, 700, 7],
    ] as const)
      s.circle(x + dx, dy, r, 'coral');
  candle(s, 84, 580, 150);
  cakeStand(s, 410, 376, 268, 190);
  sfogliatella(s, 404, 396, 1.02);
  sidePlate(s, 206, 628, 190, 'coral');
  pastiera(s, 204, 642, 0.98);
  sidePlate(s, 608, 628, 164, 'clothGreen');
  baba(s, 622, 634, 0.94);
  return s.finish();
}
