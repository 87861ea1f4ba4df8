import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';
import { leaf, lemon } from './lemon.ts';
import { glow, type Point } from './room.ts';

/** A ceramic table lamp, lit by night; (x, y) is the middle of its foot. About 150 high at scale 1. */
export function lamp(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'blue',
  trim: Colour = 'lemon',
  light = 210,
) {
  if (light) glow(sheet, x, y - 112 * scale, light * scale);
  sheet.group({ at: [x, y], scale }, () => {
    sheet.lamplight(() => sheet.path('M-34-92H34L66 0H-66z', 'glow', 0.28));
    sheet.path('M-22-6H22V0H-22z', 'brass');
    sheet.path('M-16-6C-36-26-34-54-11-66L-9-78H9L11-66C34-54 36-26 16-6z', body);
    sheet.path('M-28.500-30Q0-20 28.500-30L28-38Q0-28-28-38z', trim);
    sheet.rect(-4, -94, 8, 18, 'brass');
    sheet.path('M-26-150H26L44-90Q0-82-44-90z', 'shade');
    sheet.day(() => sheet.path('M26-150L44-90Q24-86 8-85.500L6-150z', 'lemonShade', 0.35));
  });
}

/** A round rattan armchair with a cushion, seen from the front; (x, y) is the middle between its feet, 230 high at scale 1. */
export function armchair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  cushion: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(6, -2, 104, 15, 'ink', 0.2);
    sheet.line('M-58-60L-72-4M58-60L72-4M-30-50L-36-10M30-50L36-10', 'wood3', 9);
    sheet.path('M-88-92C-112-262 112-262 88-92L76-60H-76z', 'rattan');
    sheet.path('M-72-96C-88-236 88-236 72-96z', 'rattanShade');
    sheet.line(
      'M0-92V-196M-18-92Q-20-150-26-192M18-92Q20-150 26-192M-36-92Q-42-140-50-178M36-92Q42-140 50-178M-54-92Q-62-130-66-150M54-92Q62-130 66-150',
      'rattan',
      6,
    );
    sheet
      .path('M-58-150Q0-176 58-150Q66-120 62-92H-62Q-66-120-58-150z', cushion)
      .path('M-64-106Q0-90 64-106L62-88H-62z', shade);
    sheet
      .path('M-72-104Q0-116 72-104Q82-92 74-76Q0-68-74-76Q-82-92-72-104z', cushion)
      .path('M-78-88Q0-78 78-88Q78-80 74-74Q0-66-74-74Q-78-80-78-88z', shade);
    sheet.path('M-84-76Q0-64 84-76L74-44Q0-34-74-44z', 'rattan');
    sheet.path('M-82-66Q0-54 82-66L80-60Q0-48-80-60z', 'rattanShade');
    sheet.path(
      'M-88-112C-108-124-124-106-112-92Q-98-70-92-42L-66-44V-78Q-84-94-88-112zM88-112C108-124 124-106 112-92Q98-70 92-42L66-44V-78Q84-94 88-112z',
      'rattan',
    );
  });
}

/** A straw hat on a hook or on a bed, seen from above or the front; 120 wide at scale 1. */
export function strawHat(sheet: Sheet, x: number, y: number, scale: number | Point = 1, band: Colour = 'coral') {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 0, 60, 22, 'pasta').ellipse(0, 3, 60, 19, 'rattan').ellipse(0, 0, 56, 18, 'pasta');
    sheet.path('M-32-2C-34-44 34-44 32-2Q0 12-32-2z', 'pasta').path('M-32.500-10Q0 4 32.500-10L32-2Q0 12-32-2z', band);
  });
}

/** A majolica bowl full of lemons; (x, y) is the middle of its foot, 130 wide at scale 1. */
export function lemonBowl(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  glaze: Colour = 'linen',
  paint: Colour = 'blue',
) {
  sheet.group({ at: [x, y], scale }, () => {
    leaf(sheet, -30, -52, 205, 0.5, 1);
    leaf(sheet, 26, -56, -30, 0.56, 0);
    leaf(sheet, 4, -78, -80, 0.4, 2);
    for (const [lx, ly, turn] of [
      [-34, -86, 12],
      [30, -88, -14],
      [-2, -104, 4],
      [-52, -62, 60],
      [50, -64, -60],
    ] as const)
      lemon(sheet, lx, ly, 0.5, turn);
    sheet.path('M-24-8H24V0H-24z', paint);
    sheet.path('M-66-54H66C64-22 40-6 20-6H-20C-40-6-64-22-66-54z', glaze);
    sheet.path('M-66-54H66L65-46H-65zM-59-30Q0-20 59-30L54-22Q0-12-54-22z', paint);
    sheet.path(
      'M-48-38q6-8 12 0q-6 8-12 0zM-20-36q6-8 12 0q-6 8-12 0zM8-36q6-8 12 0q-6 8-12 0zM36-38q6-8 12 0q-6 8-12 0z',
      'lemon',
    );
  });
}

/** A wall lamp with a small shade on a brass arm; (x, y) is its plate. */
export function sconce(sheet: Sheet, x: number, y: number, scale = 1, light = 150) {
  if (light) glow(sheet, x, y - 34 * scale, light * scale);
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, 4, 10, 16, 'brass').rect(-3, -20, 6, 22, 'brass');
    sheet.path('M-16-60H16L27-18Q0-11-27-18z', 'shade');
  });
}

/** A wooden chair with a straw seat, seen from the front (or, `behind`, from the back); (x, y) is the middle between its feet, 220 high at scale 1. */
export function strawChair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  behind = false,
  wood: Colour = 'teal',
  seat: Colour = 'rattan',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(4, -2, 78, 12, 'ink', 0.2);
    const back = () => {
      sheet.path('M-58-108L-54-222h11L-46-108zM46-108L43-222H54L58-108z', wood);
      sheet.path(
        'M-52-214Q0-228 52-214V-196Q0-210-52-196zM-52-178Q0-190 52-178V-162Q0-174-52-162zM-50-142Q0-152 50-142V-128Q0-138-50-128z',
        wood,
      );
    };
    const legs = 'M-62-104h12L-54 0h-9zM50-104H62L63 0H54z';
    const bars = 'M-60-52H60v8H-60zM-60-28H60v7H-60z';
    if (!behind) back();
    sheet.path('M-44-100h8L-38-14h-7zM36-100h8L45-14h-7z', 'tealShade');
    sheet.path('M-52-118H52L68-98H-68z', seat).path('M-68-98H68V-86H-68z', 'rattanShade');
    sheet.path(legs + bars, wood);
    if (behind) back();
  });
}

/** A chair of bent iron, seen from its side and turned to the right; (x, y) is the middle between its feet, 230 high at scale 1. */
export function gardenChair(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number | Point = 1,
  frame: Colour = 'tealShade',
  cushion: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.ellipse(0, -2, 70, 9, 'ink', 0.2);
    sheet.line(
      'M-58-4Q-50-70-48-112Q-52-190-72-224M-72-224Q-84-240-90-224M52-4Q44-60 46-110M-50-60H46M-44-112Q-22-60-2-112Q22-60 46-112',
      frame,
      7,
    );
    sheet.line('M-62-196Q-46-186-50-160', frame, 5);
    sheet.path('M-52-128H48q10 2 8 16H-54z', cushion).path('M-54-118H57l-1 10q-54 8-110 0z', shade);
  });
}

/** Books lying on one another: [width, colour], the lowest first. */
export function books(
  sheet: Sheet,
  x: number,
  y: number,
  list: readonly (readonly [w: number, colour: Colour])[],
  h = 18,
) {
  list.forEach(([w, colour], i) => {
    const dx = (i % 2) * 8 - 4;
    sheet
      .rect(x - w / 2 + dx, y - (i + 1) * h, w, h, colour)
      .rect(x - w / 2 + dx + 8, y - (i + 1) * h + 4, w - 8, h - 8, 'linen');
    sheet.rect(x - w / 2 + dx, y - (i + 1) * h, 16, h, colour);
  });
}

/** An open book lying on a table, in the viewer's perspective; (x, y) is the middle of its near edge. */
export function openBook(sheet: Sheet, x: number, y: number, scale: number | Point = 1, cover: Colour = 'coral') {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-70-34H70L84 4H-84z', cover);
    sheet.path('M0-32Q-34-44-66-34L-78 0Q-38-10 0 2z', 'linen').path('M0-32Q34-44 66-34L78 0Q38-10 0 2z', 'linenShade');
    sheet.line(
      'M-56-27q24-5 44 0M-59-19q26-5 46 0M-63-11q28-5 48 1M56-27q-24-5-44 0M59-19q-26-5-46 0',
      'plasterDeep',
      2,
    );
  });
}

/** A lantern of brass and glass on its chain; (x, y) is where the chain hangs, the lantern is 170 below at scale 1. */
export function lantern(sheet: Sheet, x: number, y: number, chain: number, scale = 1, light = 300) {
  glow(sheet, x, y + chain + 70 * scale, light * scale);
  sheet.line(p`M${x} ${y}V${y + chain}`, 'wood3', 3);
  sheet.group({ at: [x, y + chain], scale }, () => {
    sheet.path('M0-6L34 22H-34zM-34 112H34L12 136H-12zM-5 136H5V150H-5z', 'wood3');
    sheet.path('M-30 22H30L40 66L30 112H-30L-40 66z', 'shade');
    sheet.path('M-30 22h18L-16 66L-12 112h-18L-40 66zM12 22h18l10 44l-10 46h-18l4-46z', 'lemonShade', 0.45);
    sheet.line(
      'M-12 22L-16 66L-12 112M12 22L16 66L12 112M-40 66H40M-30 22L-40 66L-30 112M30 22L40 66L30 112',
      'wood3',
      3,
    );
  });
}

/** A coffee cup on its saucer, (x, y) the middle of the saucer's foot, 90 wide at scale 1. */
export function cup(sheet: Sheet, x: number, y: number, scale = 1, paint: Colour = 'blue') {
  const id = once(sheet, `cup ${paint}`, () => {
    sheet.ellipse(0, -4, 46, 9, 'linenShade').ellipse(0, -7, 46, 9, 'linen');
    sheet.line('M26-40q20-4 18 10q-4 14-24 12', paint, 5);
    sheet
      .path('M-30-48H30Q30-12 12-8H-12Q-30-12-30-48z', 'linen')
      .path('M14-48H30Q30-12 12-8H4Q18-20 14-48z', 'linenShade');
    sheet.ellipse(0, -48, 30, 7, 'linenShade').ellipse(0, -47, 25, 5, 'chocolate');
    sheet.path('M-29-34Q0-26 29-34L27-26Q0-18-27-26z', paint);
  });
  sheet.use(id, x, y, scale);
}

/** A moka coffee pot, (x, y) the middle of its foot, 150 high at scale 1. */
export function moka(sheet: Sheet, x: number, y: number, scale: number | Point = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.line('M34-122Q74-118 66-58', 'ink', 11);
    sheet
      .path('M-40 0H40L30-62H-30z', 'fish')
      .path('M8 0H40L30-62H6z', 'fishShade')
      .path('M-40 0L-30-62H-14L-18 0z', 'linen', 0.5);
    sheet.rect(-32, -70, 64, 9, 'fishShade');
    sheet
      .path('M-30-70H30L42-128H-36L-54-122L-34-104z', 'fish')
      .path('M6-70H30L42-128H8z', 'fishShade')
      .path('M-28-74L-34-124H-18L-16-74z', 'linen', 0.5);
    sheet.path('M-38-128Q2-146 42-128z', 'fishShade').circle(2, -143, 8, 'ink');
  });
}

/** A croissant, (x, y) the middle of its lower edge, 100 wide at scale 1. */
export function croissant(sheet: Sheet, x: number, y: number, scale: number | Point = 1, rotate = 0) {
  const id = once(sheet, 'croissant', () => {
    sheet.path('M-56 0C-56-30-30-46 0-46S56-30 56 0C46 4 36-2 28-8C12-16-12-16-28-8C-36-2-46 4-56 0z', 'crust');
    sheet.path(
      'M-18-44Q0-48 18-44Q20-28 12-15Q0-17-12-15Q-20-28-18-44zM-26-41Q-42-35-50-20Q-40-10-34-5Q-28-9-20-12Q-28-26-26-41zM26-41Q42-35 50-20Q40-10 34-5Q28-9 20-12Q28-26 26-41z',
      'pasta',
    );
    sheet.path(
      'M-16-22Q0-28 16-22Q15-18 12-15Q0-17-12-15Q-15-18-16-22zM-44-14Q-36-22-24-20Q-23-16-20-12Q-28-9-34-5Q-40-9-44-14zM44-14Q36-22 24-20Q23-16 20-12Q28-9 34-5Q40-9 44-14z',
      'crust',
    );
  });
  sheet.use(id, x, y, scale as number | [number, number], rotate);
}

/** A tall glass of lemonade with a slice on its rim. */
export function lemonade(sheet: Sheet, x: number, y: number, scale = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet
      .path('M-22-92H22L17 0H-17z', 'glass', 0.8)
      .path('M-20-72H20L16-5H-16z', 'lemonLight')
      .path('M6-72H20L16-5H4z', 'lemon', 0.7);
    sheet.line('M4-50L18-122', 'coral', 4);
    sheet
      .circle(-20, -92, 17, 'lemon')
      .circle(-20, -92, 13, 'lemonLight')
      .line('M-20-104V-80M-31-98L-9-86M-31-86L-9-98', 'lemon', 2);
  });
}

/** A small vase of flowers, (x, y) the middle of its foot, about 150 high at scale 1. */
export function flowers(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  petals: Colour = 'bougainvillea',
  glaze: Colour = 'teal',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.line('M0-56Q-8-90-30-112M0-56Q4-96 2-132M0-56Q10-90 34-106', 'leaf3', 4);
    for (const [lx, ly, turn] of [
      [-6, -66, 200],
      [6, -70, -20],
      [-14, -92, 230],
      [16, -92, -60],
    ] as const)
      leaf(sheet, lx, ly, turn, 0.36, 1);
    for (const [fx, fy, r] of [
      [-34, -116, 15],
      [-18, -132, 13],
      [2, -142, 16],
      [22, -128, 14],
      [40, -110, 15],
      [-4, -112, 13],
      [-46, -98, 11],
      [26, -96, 11],
    ] as const)
      sheet.circle(fx, fy, r, petals);
    for (const [fx, fy] of [
      [-34, -116],
      [2, -142],
      [40, -110],
      [-4, -112],
    ] as const)
      sheet.circle(fx, fy, 4, 'lemonLight');
    sheet
      .path('M-12-62H12L10-50C30-38 28-6 14 0H-14C-28-6-30-38-10-50z', glaze)
      .path('M-25-26Q0-16 25-26L24-18Q0-8-24-18z', 'linen');
  });
}

/** A round table with a cloth that hangs in scallops; (x, y) is the middle of its top, `w` the top's width, `hang` how far the cloth falls. */
export function laidTable(sheet: Sheet, x: number, y: number, w: number, hang: number, border: Colour = 'coral') {
  const [r, n] = [w / 2, 8];
  const flare = r * 1.05;
  const hem = (up: number, out: number) =>
    p`M${x - out} ${y + hang - up}` + p`a${out / n} ${out / n / 1.7} 0 0 0 ${(out * 2) / n} 0`.repeat(n);
  sheet.path(hem(0, flare) + p`L${x + r} ${y}H${x - r}z`, 'linen');
  let folds = '';
  for (let i = 1; i < n; i++) {
    const fx = x - flare + (flare * 2 * i) / n;
    const tx = x + (fx - x) * 0.93;
    folds += p`M${tx} ${y + r * 0.17}L${fx + r * 0.035} ${y + hang}h${-r * 0.08}z`;
  }
  sheet.path(folds, 'linenShade');
  sheet.line(hem(20, flare - 4), border, 8).line(hem(36, flare - 5), 'lemon', 4);
  sheet.ellipse(x, y + 5, r, r * 0.185, 'linenShade').ellipse(x, y, r, r * 0.18, 'cream');
}
