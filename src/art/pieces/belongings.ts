// What guests leave about: faceDownBook, spectacles, wineGlass, waterGlass, sandals, beachBag, bistroTable, hook, robe.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';

/** An open book laid down on its pages, its spine up and away from the viewer; (x, y) the middle of its near edge, 120 wide at scale 1. */
export function faceDownBook(sheet: Sheet, x: number, y: number, scale = 1, cover: Colour = 'coral', rotate = 0): void {
  const shade: Partial<Record<Colour, Colour>> = { coral: 'coralShade', blue: 'blueShade', teal: 'tealShade' };
  sheet.group({ at: [x, y], scale, rotate }, () => {
    sheet.path('M-66 2L-54-32H56L72 4z', 'ink', 0.18);
    sheet.path('M-62 0L0-10L62 0L60 5L0-4L-60 5z', 'linen');
    sheet.path('M-62 0L-52-32L0-42V-10z', cover).path('M62 0L52-32L0-42V-10z', shade[cover] ?? 'ink');
    sheet.line('M-44-12L-16-17M-42-19L-24-22', 'lemonLight', 3);
  });
}

/** Spectacles lying folded open, 60 wide at scale 1. */
export function spectacles(sheet: Sheet, x: number, y: number, scale = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(-15, 0, 12, 8, 'glass', 0.7).ellipse(15, 0, 12, 8, 'glass', 0.7);
    sheet.line('M-27 0a12 8 0 1 1 24 0a12 8 0 1 1-24 0M3 0a12 8 0 1 1 24 0a12 8 0 1 1-24 0M-3-2q3-3 6 0', 'iron', 3);
    sheet.line('M-27-2L-22-18M27-2L32-18', 'iron', 2.4);
  });
}

/** A wine glass a third full, (x, y) the middle of its foot, 104 high at scale 1. */
export function wineGlass(sheet: Sheet, x: number, y: number, scale = 1, wine: Colour = 'wineWarm'): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, -2, 22, 5, 'glass', 0.9).rect(-2, -46, 4, 45, 'glass');
    sheet.path('M-21-104H21C28-66 16-46 0-44S-28-66-21-104z', 'glass', 0.75);
    sheet.path('M-24-76H24C22-56 12-48 0-47S-22-56-24-76z', wine).ellipse(0, -76, 24, 4, 'wineLight');
    sheet.path('M-17-100h5q-4 22 1 40q-10-12-6-40z', 'crystal', 0.7);
  });
}

/** A tumbler of water with a slice of lemon, (x, y) the middle of its foot, 60 high at scale 1. */
export function waterGlass(sheet: Sheet, x: number, y: number, scale = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-19-60H19L15 0H-15z', 'glass', 0.8).path('M-18-42H18L14.500-4H-14.500z', 'aquaPale', 0.9);
    sheet.circle(5, -30, 9, 'lemon').circle(5, -30, 6, 'lemonLight').path('M-15-56h5l2 48h-4z', 'crystal', 0.7);
  });
}

/** A pair of sandals on the floor, one a step ahead of the other, seen from above; 110 wide at scale 1. */
export function sandals(sheet: Sheet, x: number, y: number, scale = 1, strap: Colour = 'coral'): void {
  const sole = 'q26-11 62-7q14 2 14 8t-14 8q-36 5-62-2q-10-3 0-7z';
  sheet.group({ at: [x, y], scale }, () => {
    for (const [dx, dy] of [
      [-58, 2],
      [-30, -22],
    ] as const) {
      sheet.path(`M${dx} ${dy + 5}${sole}`, 'ink', 0.22);
      sheet.path(`M${dx} ${dy}${sole}`, 'rattan');
      sheet.path(`M${dx + 36} ${dy - 10}q10 9 2 20h13q6-11-4-20z`, strap);
    }
  });
}

/** A straw bag that stands on its foot at (x, y), a towel hanging out of it; 150 wide and 130 high without its handles at scale 1. */
export function beachBag(sheet: Sheet, x: number, y: number, scale = 1, towel: Colour = 'coral'): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(4, -2, 70, 9, 'ink', 0.2);
    sheet.line('M-34-118Q-30-196 0-196T34-118', 'coralShade', 8);
    sheet.path('M-74-122Q0-134 74-122L58-8Q0 4-58-8z', 'pasta');
    sheet.path('M30-130Q56-128 74-122L58-8Q46-4 26-2Q44-60 30-130z', 'rattan');
    sheet.line('M-71-98Q0-108 71-98M-68-74Q0-84 68-74M-65-50Q0-60 65-50M-62-26Q0-36 62-26', 'rattanShade', 3);
    sheet.path('M-60-132Q-30-150 10-134L14-60Q-10-52-34-58Q-40-100-60-120z', towel);
    sheet.path('M-47-104L12-98V-90L-44-94zM-42-84L13-80V-74L-40-76z', 'linen');
  });
}

/** A round iron table with a top of painted tiles; (x, y) is the middle of its top, `w` the top's width, `h` its height. */
export function bistroTable(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const [r, q] = [w / 2, w * 0.11];
  const foot = y + h;
  sheet.line(p`M${x} ${y}V${foot - h * 0.2}`, 'iron', w * 0.05);
  sheet.line(
    p`M${x} ${foot - h * 0.24}Q${x - r * 0.3} ${foot - h * 0.14} ${x - r * 0.52} ${foot}M${x} ${foot - h * 0.24}Q${x + r * 0.3} ${foot - h * 0.14} ${x + r * 0.52} ${foot}M${x} ${foot - h * 0.24}L${x + r * 0.06} ${foot + q * 0.4}`,
    'iron',
    w * 0.032,
  );
  sheet.ellipse(x, y + w * 0.03, r, q, 'blueShade').ellipse(x, y, r, q, 'blue');
  sheet.ellipse(x, y, r * 0.95, q * 0.94, 'linen').ellipse(x, y, r * 0.84, q * 0.84, 'blue');
  sheet.ellipse(x, y, r * 0.8, q * 0.8, 'linen');
  let petals = '';
  for (let i = 0; i < 16; i++) {
    const [a, b] = [(i * Math.PI) / 8, 0.11];
    const at = (turn: number, far: number) => [x + Math.cos(turn) * r * far, y + Math.sin(turn) * q * far] as const;
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(a, 0.36), at(a - b, 0.56), at(a, 0.76), at(a + b, 0.56)];
    petals += p`M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}Q${dx} ${dy} ${ax} ${ay}z`;
  }
  sheet.path(petals, 'teal').ellipse(x, y, r * 0.3, q * 0.3, 'blue');
}

/** A bathrobe on its hook at (x, y), 250 long at scale 1. */
export function robe(sheet: Sheet, x: number, y: number, scale = 1): void {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.day(() => sheet.path('M-34 12Q6-4 52 12L66 254H-30z', 'ink', 0.1));
    sheet.circle(0, -2, 9, 'brass').rect(-4, -2, 8, 16, 'brass');
    sheet.path('M-8 6H8Q34 10 44 40L58 168H38L46 250Q0 262-46 250L-38 168H-58L-44 40Q-34 10-8 6z', 'linen');
    sheet.path('M4 8H8Q34 10 44 40L58 168H38L46 250Q28 257 10 257L2 60z', 'linenShade');
    sheet.line('M-20 12Q-8 60 0 112Q8 60 20 12', 'coral', 7).line('M-38 128Q0 140 38 128', 'coral', 8);
    sheet.line('M6 134Q14 168 10 196', 'coral', 7).rect(-57, 150, 19, 8, 'coral').rect(39, 150, 19, 8, 'coral');
  });
}
