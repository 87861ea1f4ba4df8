import { type Bedding, bed, nightstand, pillow } from '../pieces/beds.ts';
import { faceDownBook, spectacles, waterGlass } from '../pieces/belongings.ts';
import { books, lamp, lemonade, strawHat } from '../pieces/furniture.ts';
import { leaf, lemon } from '../pieces/lemon.ts';
import { arch, eye, glow, maiolica, poly, tiledFloor } from '../pieces/room.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

const siesta: Bedding = {
  cover: 'linen',
  shade: 'linenShade',
  side: 'plasterDeep',
  throw: 'teal',
  throwShade: 'tealShade',
  throwSide: 'blueShade',
  border: 'coral',
  borderSide: 'coralShade',
  mark: 'linen',
};

/** The bed at the hour of rest: painted tiles at its head, light through the louvres, the cover turned back. */
export function superior2(): Drawing {
  const sheet = new Sheet('superior-2', 'afternoon', 12);
  const from = eye(600, 236, 1600);
  const floor = 716;
  sheet.rect(0, 0, 1200, 800, 'plasterWarm');
  painting(sheet);
  louvres(sheet);
  tiledFloor(sheet, from, { floor, tile: 150, ground: 'tileGround' }, maiolica('tileBlue', 'aquaPale'));
  // hat and bag wait on their pegs
  sheet.rect(1062, 214, 138, 14, 'wood2').line('M1090 221v14M1160 221v14', 'wood3', 8);
  strawHat(sheet, 1090, 262, [0.9, 1.5]);
  sheet
    .line('M1144 330Q1150 232 1160 232T1178 330', 'coralShade', 6)
    .path('M1124 326H1200V440H1138z', 'coral')
    .path('M1126 346H1200V362H1128zM1130 384H1200V400H1132z', 'lemon');
  nightstand(sheet, from, [152, 268], floor, 176, 100);
  nightstand(sheet, from, [932, 1048], floor, 176, 100);
  glow(sheet, 186, 396, 260);
  glow(sheet, 1006, 396, 260);
  lamp(sheet, 186, 548, 1.3, 'blue', 'lemon', 0);
  lamp(sheet, 1006, 548, 1.3, 'blue', 'lemon', 0);
  waterGlass(sheet, 244, 554, 0.8);
  books(
    sheet,
    964,
    556,
    [
      [62, 'teal'],
      [54, 'coral'],
    ],
    10,
  );
  bed(sheet, from, { x: [330, 870], floor, high: 172, long: 560 }, siesta);
  for (const [x, y, w, h, cloth, shade] of [
    [336, 392, 256, 172, 'linen', 'linenShade'],
    [612, 404, 250, 164, 'linen', 'linenShade'],
    [386, 466, 186, 116, 'lemon', 'lemonShade'],
  ] as const)
    pillow(sheet, x, y, w, h, cloth, shade);
  // someone lay here: creases in the pillow, the cover turned back
  sheet.line('M676 462Q722 476 752 506M800 454Q776 478 770 512M690 512Q716 508 738 522', 'linenShade', 4);
  const on = (t: number, d: number) => from.at(330 + 540 * t, 544, 560 * d);
  sheet.path(poly(on(0.54, 0.34), on(1, 0.34), on(1, 0.76)), 'linenShade');
  sheet.path(poly(on(0.54, 0.34), on(1, 0.76), on(0.56, 0.66)), 'linen');
  const [[ax, ay], [bx, by]] = [on(0.54, 0.34), on(0.56, 0.66)];
  const [cx, cy] = on(1, 0.76);
  sheet.line(p`M${ax + 3} ${ay + 6}L${bx} ${by}L${cx - 8} ${cy}`, 'coral', 5);
  faceDownBook(sheet, 812, 604, 0.74, 'blue', 4);
  spectacles(sheet, 722, 592, 0.9);
  // two glasses on a tray
  sheet.ellipse(470, 686, 108, 22, 'ink', 0.2).ellipse(466, 680, 106, 22, 'wood2').ellipse(466, 676, 98, 18, 'wood1');
  lemonade(sheet, 430, 676, 0.82);
  lemonade(sheet, 500, 682, 0.82);
  return sheet.finish();
}

/** A wall painting on tiles: a garland of lemons about the sea and a sail. */
function painting(sheet: Sheet) {
  const [x, top, w, h] = [312, 26, 576, 540];
  sheet.path(arch(x - 22, top - 22, w + 44, h), 'blue').path(arch(x - 14, top - 14, w + 28, h), 'lemon');
  sheet.path(arch(x - 8, top - 8, w + 16, h), 'blue').path(arch(x, top, w, h), 'tileGround');
  sheet.clip(arch(x, top, w, h), () => {
    sheet
      .circle(600, 314, 176, 'aquaPale')
      .path('M424 330q22-14 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0V500H424z', 'teal');
    sheet.path('M424 372q22-12 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0V520H424z', 'blue');
    sheet.circle(524, 244, 34, 'lemonLight');
    sheet.path('M616 190V330H536Q596 280 616 190z', 'coral').path('M626 208Q690 268 694 330H626z', 'linen');
    sheet.path('M520 340H712Q698 372 668 376H566Q534 372 520 340z', 'navy').rect(614, 184, 6, 156, 'wood2');
    let joints = '';
    for (let i = 1; i < 8; i++) joints += p`M${x + i * 72} ${top}V${top + h}M${x} ${top + i * 72}H${x + w}`;
    sheet.line(joints, 'linenShade', 2, 0.8);
    const along = (turn: number, r: number) => {
      const a = (turn * Math.PI) / 180;
      return [600 + Math.cos(a) * r, 314 + Math.sin(a) * r] as const;
    };
    for (let turn = 128, i = 0; turn <= 412; turn += 14.2, i++) {
      const [lx, ly] = along(turn, 222);
      leaf(sheet, lx, ly, turn + (i % 2 ? 60 : 130), 0.62, i % 3);
      leaf(sheet, lx, ly, turn + (i % 2 ? -50 : 40), 0.5, (i + 1) % 3);
    }
    for (let turn = 142, i = 0; turn <= 412; turn += 28.4, i++) {
      const [lx, ly] = along(turn, 224);
      lemon(sheet, lx, ly - 22, 0.5, ((i * 37) % 60) - 30);
    }
  });
}

/** The afternoon through louvres that are not seen: bars of light on the wall. */
function louvres(sheet: Sheet) {
  let bars = '';
  for (const leafX of [26, 128])
    for (let i = 0; i < 11; i++) {
      const y = 150 + (leafX - 26) * 0.16 + i * 26;
      bars += p`M${leafX} ${y}l88 14v13l-88-14z`;
    }
  sheet.day(() => sheet.path(bars, 'lemonLight', 0.6));
}
