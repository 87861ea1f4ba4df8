// The beach club seen from straight above: promenade, umbrellas and sunbeds in rows, the shore, a swimmer's wake and a gozzo.

import type { Colour } from '../palette.ts';
import { Batch, lens } from '../pieces/batch.ts';
import { sunbedAbove, umbrellaAbove } from '../pieces/beach.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

export function servicesBeachClub(): Drawing {
  const sheet = new Sheet('services-beach-club', 'afternoon', 31);
  // the beach lies a little turned; its own coordinates run from the promenade (y 0) down to the sea
  sheet.rect(0, 0, 1200, 900, 'beach');
  sheet.group({ at: [-60, 104], rotate: -7 }, () => {
    const bands: [number, Colour, number][] = [
      [500, 'beachShade', 10],
      [522, 'foam', 16],
      [530, 'shallow1', 16],
      [566, 'shallow2', 18],
      [622, 'shallow3', 20],
      [694, 'sea3', 22],
      [786, 'sea4', 22],
      [900, 'sea5', 22],
    ];
    bands.forEach(([y, colour, height], index) => {
      const shift = index < 3 ? 0 : index * 46;
      sheet.path(`${p`M${-160 - shift} ${y}q60 ${-height} 130 0`}${'t130 0'.repeat(14)}V1200H-400z`, colour);
    });
    // lace of foam
    sheet.line(`M-160 540q60-16 130 0${'t130 0'.repeat(11)}`, 'foam', 3, 0.8);
    sheet.line(`M-100 590q34-9 70 0t70 0M330 584q34-9 70 0t70 0M830 592q34-9 70 0t70 0t70 0`, 'foam', 3, 0.6);
    // promenade with its wall
    sheet.rect(-100, -160, 1500, 176, 'path');
    sheet.rect(-100, 16, 1500, 12, 'beachShade');
    const paving = new Batch();
    for (let x = -80; x < 1380; x += 48)
      paving.path(0, p`M${x} -64l24 24l-24 24l-24-24z`, x % 96 ? 'tileTeal' : 'tileBlue');
    paving.draw(sheet);
    for (const x of [40, 210, 380, 560]) {
      let fronds = '';
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * Math.PI * 2 + x;
        const at = (r: number, turn: number) => [x + Math.cos(a + turn) * r, -12 + Math.sin(a + turn) * r] as const;
        const [b, c, d] = [at(24, -0.34), at(46, 0), at(24, 0.34)] as const;
        fronds += p`M${x} -12Q${b[0]} ${b[1]} ${c[0]} ${c[1]}Q${d[0]} ${d[1]} ${x} -12z`;
      }
      sheet.circle(x - 34 * sheet.hour.shadow, -16, 34, 'ink', 0.16);
      sheet.path(fronds, 'leaf2');
      sheet.circle(x, -12, 9, 'leaf4');
    }
    // the boardwalk down to the water
    sheet.rect(610, 24, 66, 440, 'wood1');
    let planks = '';
    for (let y = 34; y < 460; y += 16) planks += `M610 ${y}h66v3h-66z`;
    sheet.path(planks, 'wood2');
    // umbrellas and sunbeds
    const spots: [number, number, number][] = [];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 10; column++)
        spots.push([column < 5 ? 62 + column * 120 : 744 + (column - 5) * 120, 118 + row * 134, row]);
    const colours = ['blue', 'coral', 'teal'] as const;
    for (const [x, y, row] of spots) {
      const turn = Math.round(sheet.between(-5, 5));
      sunbedAbove(sheet, x - 33, y + 22, 0.86, 'linen', turn, colours[row % 3]);
      sunbedAbove(sheet, x + 31, y + 22, 0.86, 'linen', Math.round(sheet.between(-5, 5)), colours[row % 3]);
    }
    // guests
    const guest = (x: number, y: number, suit: Colour, hat?: Colour) => {
      sheet.path(p`M${x - 7} ${y - 4}q7-4 14 0l2 22-3 26h-4l-2-22-2 22h-4l-3-26z`, 'skin');
      sheet.path(p`M${x - 8} ${y + 8}h16l1 12h-18z`, suit);
      sheet.circle(x, y - 11, hat ? 9 : 6, hat ?? 'wood3');
      if (hat) sheet.circle(x, y - 11, 4.5, 'linenShade');
    };
    sheet.day(() => {
      for (const [index, suit, hat] of [
        [1, 'coral', 'pasta'],
        [13, 'blue', undefined],
        [17, 'tomato', 'pasta'],
        [24, 'teal', undefined],
        [28, 'coral', undefined],
      ] as const) {
        const [x, y] = spots[index] as [number, number, number];
        guest(x + 32, y + 20, suit, hat);
      }
    });
    for (const [x, y, row] of spots)
      umbrellaAbove(sheet, x - 1, y - 12, 0.84, colours[row % 3], 'linen', Math.round(sheet.between(0, 45)));
    // towels and a ball at the water's edge
    sheet.path('M150 500l34-8 14 56-34 8z', 'coral');
    sheet.path('M156 512l34-8 2 8-34 8zM160 530l34-8 2 8-34 8z', 'linen');
    sheet.circle(506, 514, 11, 'linen');
    sheet.path('M506 503q10 11 0 22q-10-11 0-22z', 'coral');
    // lamps along the boardwalk by night
    sheet.night(() => {
      let lamps = '';
      for (const y of [40, 150, 260, 370, 470]) lamps += `M598 ${y}h.1M688 ${y}h.1`;
      for (let x = 20; x < 1300; x += 160) lamps += `M${x} 20h.1`;
      sheet.line(lamps, 'glow', 84, 0.12);
      sheet.line(lamps, 'glow', 44, 0.2);
      sheet.line(lamps, 'lamp', 9);
    });
  });
  // a swimmer and the wake
  sheet.day(() =>
    sheet.group({ at: [330, 700], rotate: -24 }, () => {
      sheet.path('M-16 2Q-90-16-170-30Q-90-4-16 6zM-16 6Q-90 26-170 44Q-90 14-16 2z', 'foam', 0.75);
      sheet.path('M-30-4q24-6 40 0q10 4 0 8q-16 6-40 0l-28 6v-4l18-6-18-6v-4z', 'skin');
      sheet.path('M-34-5q10-3 16-2v14q-8 1-16-2z', 'coral');
      sheet.path('M0-4q4-16 20-18q4 0 3 4q-10 4-14 16zM2 5q10 12 22 8q3-2 0-4q-10 0-16-8z', 'skin');
      sheet.circle(17, 0, 7, 'linen');
    }),
  );
  // by night it fishes by lamplight
  sheet.night(() => {
    sheet.circle(971, 716, 130, 'glow', 0.1);
    sheet.circle(971, 716, 76, 'glow', 0.16);
  });
  // a gozzo from above, under way
  sheet.group({ at: [900, 736], rotate: -16 }, () => {
    sheet.path(`${lens(-130, 2, 60, 8)}${lens(-196, 8, 46, 6)}${lens(-256, 0, 40, 5)}`, 'foam', 0.6);
    sheet.path('M-70 0Q-190-34-330-70Q-190-16-80 8zM-80-8Q-190 34-330 84Q-190 20-70 4z', 'foam', 0.6);
    sheet.path('M-86-30Q20-62 116 12Q20 76-86 46Q-100 8-86-30z', 'ink', 0.2);
    sheet.path('M-90-38Q20-62 112 0Q20 62-90 38Q-98 0-90-38z', 'linen');
    sheet.path('M-84-32Q20-53 98 0Q20 53-84 32Q-91 0-84-32z', 'coral');
    sheet.path('M-78-26Q16-45 84 0Q16 45-78 26Q-84 0-78-26z', 'wood1');
    sheet.path('M-60-30h14v60h-14zM-10-36h14v72h-14zM40-26h12v52h-12z', 'wood2');
    sheet.path('M-44-28h32v56h-32z', 'linen');
    sheet.path('M-44-28h8v56h-8zM-28-28h8v56h-8z', 'blue');
    sheet.circle(-52, 4, 8, 'pasta');
    sheet.night(() => sheet.circle(74, 0, 8, 'lamp'));
  });
  // a pedal boat's two floats at rest, and the moon on the water
  sheet.group({ at: [640, 640], rotate: 34 }, () => {
    sheet.path('M-50-26h92q14 7 0 14h-92zM-50 12h92q14 7 0 14h-92z', 'tomato');
    sheet.path('M-36-16h14v32h-14zM0-16h14v32h-14z', 'linen');
  });
  sheet.night(() =>
    sheet.path(
      Array.from({ length: 26 }, (_, i) =>
        lens(620 + sheet.between(-260, 300) * (0.3 + i / 30), 690 + i * 8, sheet.between(30, 80), 4),
      ).join(''),
      'glitter',
      0.55,
    ),
  );
  return sheet.finish();
}
