import { towel, towelStack } from '../pieces/bathroom.ts';
import { sandals } from '../pieces/belongings.ts';
import { sconce } from '../pieces/furniture.ts';
import { chequer, eye, garden, opening, type Point, poly, tiledFloor } from '../pieces/room.ts';
import { tileFrieze } from '../pieces/tile.ts';
import { gardenView } from '../pieces/views.ts';
import { type Drawing, p, Sheet } from '../sheet.ts';

const from = eye(560, 300, 1200);
const floor = 640;
/** where the side wall begins; the tiles' upper edge, and that of their band */
const [edge, top, band] = [1040, 312, 244] as const;

/** The bathroom at noon: a basin on its column, a shower in the corner. */
export function classic4(): Drawing {
  const sheet = new Sheet('classic-4', 'noon', 24);
  walls(sheet);
  opening(
    sheet,
    from,
    { x: 474, top: 82, w: 150, base: 214, rise: 60, thick: 46 },
    () => {
      sheet.group({ at: [440, 60], scale: 0.5 }, () => gardenView(sheet));
    },
    garden.frame,
  );
  sheet.rect(460, 212, 178, 12, 'plasterTop');
  sheet.rect(596, 188, 16, 24, 'coral').rect(600, 180, 8, 9, 'brass');
  tiledFloor(sheet, from, { floor, tile: 72, ground: 'cottoLight', columns: 2 }, chequer('cotto', 'tileTeal'));
  sheet.rect(0, floor - 12, edge, 12, 'teal');
  basin(sheet);
  // towels, one of them in use
  sheet.line('M470 384H640', 'brass', 8).circle(470, 384, 8, 'brass').circle(640, 384, 8, 'brass');
  towel(sheet, 484, 384, 66, 150, 'aquaPale', 'teal', 'navy');
  towel(sheet, 566, 384, 60, 104, 'linen', 'linenShade', 'coral');
  sheet.ellipse(548, 726, 74, 10, 'ink', 0.2);
  sheet.line('M512 646L496 722M584 646L600 722M504 688H592', 'wood3', 9);
  sheet.path('M486 628H610L602 648H494z', 'wood1');
  towelStack(sheet, 548, 628, 106, [
    ['linen', 'linenShade'],
    ['teal', 'tealShade'],
  ]);
  shower(sheet);
  // the mat at the shower, sandals left on the way
  sheet
    .path('M640 752H870L888 796H626z', 'aquaPale')
    .path('M642 758H866L870 767H639zM630 780H882L885 789H627z', 'teal');
  sandals(sheet, 384, 762, 1, 'coral');
  return sheet.finish();
}

function walls(sheet: Sheet) {
  const out = (y: number) => from.at(edge, y, 700);
  const side = (y0: number, y1: number) => poly([edge, y0], [edge, y1], out(y1), out(y0));
  sheet.rect(0, 0, edge, floor, 'mint').rect(0, 0, edge, 56, 'plasterTop').rect(0, 56, edge, 9, 'mintDeep');
  sheet.path(side(56, floor), 'mintShade').path(poly([edge, 0], [edge, 56], out(56), [1200, 0]), 'plasterShade');
  // plain tiles below a band of majolica
  const size = 44;
  sheet.rect(0, top, edge, floor - top, 'tileGround').path(side(top, floor), 'plasterShade');
  let joints = '';
  for (let y = top + size; y < floor; y += size) joints += p`M0 ${y}H${edge}L${out(y)[0]} ${out(y)[1]}`;
  for (let x = 14; x < edge; x += size) joints += p`M${x} ${top}V${floor}`;
  for (const d of [60, 110, 160, 210, 260, 310]) {
    const [[x, y0], [, y1]] = [from.at(edge, top, d), from.at(edge, floor, d)];
    joints += p`M${x} ${y0}V${y1}`;
  }
  sheet.line(joints, 'mintShade', 2);
  tileFrieze(sheet, 0, band, edge, top - band, {
    ground: 'tileGround',
    blue: 'tileTeal',
    teal: 'leaf1',
    yellow: 'tileYellow',
  });
  sheet.path(side(band, top), 'plasterShade').path(side(band, band + 6) + side(top - 6, top), 'tealShade');
  let gems = '';
  for (const d of [30, 90, 150, 210, 270]) {
    const at = (y: number, dd: number) => from.at(edge, y, d + dd);
    gems += poly(at(band + 14, 0), at((band + top) / 2, 22), at(top - 14, 0), at((band + top) / 2, -22));
  }
  sheet.path(gems, 'leaf1');
}

function basin(sheet: Sheet) {
  for (const x of [126, 394]) sconce(sheet, x, 196, 1, x === 126 ? 140 : 74);
  sheet.day(() => sheet.path('M182 330V184Q182 100 268 100T354 184V330z', 'ink', 0.12));
  sheet
    .path('M174 322V176Q174 90 260 90T346 176V322z', 'teal')
    .path('M187 310V178Q187 102 260 102T333 178V310z', 'glass')
    .path('M187 270L320 126L332 170L212 310H187z', 'linen', 0.4);
  // a shelf with the toothbrushes
  sheet.rect(172, 346, 176, 8, 'glass').rect(184, 354, 6, 14, 'brass').rect(330, 354, 6, 14, 'brass');
  sheet.line('M306 330L298 296M318 330L326 294', 'coral', 4).path('M296 314h32l-4 32h-24z', 'glass', 0.9);
  sheet.rect(196, 312, 22, 34, 'teal').rect(202, 300, 10, 13, 'brass').rect(226, 326, 32, 20, 'lemon');
  // the column, the bowl seen from above, a tap that stands on its rim
  sheet
    .ellipse(262, 704, 84, 12, 'ink', 0.2)
    .path('M214 460H306L294 690Q310 694 310 704H210Q210 694 226 690z', 'linenShade')
    .path('M214 460H256L252 704H210Q210 694 226 690z', 'linen');
  sheet
    .path('M106 424H414Q410 500 322 508H198Q110 500 106 424z', 'linen')
    .path('M310 424H414Q410 500 322 508H286Q318 480 310 424z', 'linenShade')
    .ellipse(260, 424, 154, 27, 'linen')
    .ellipse(260, 430, 122, 17, 'mintShade')
    .ellipse(260, 435, 104, 11, 'aquaPale')
    .ellipse(260, 436, 9, 2.5, 'steelShade');
  sheet
    .ellipse(246, 409, 22, 5, 'brass')
    .line('M246 406V374Q246 350 264 350T282 374V388', 'brass', 11)
    .line('M241 384L214 376', 'brass', 7)
    .circle(212, 375, 6, 'linen')
    .rect(275, 386, 14, 7, 'lemonShade');
}

function shower(sheet: Sheet) {
  const [x0, rim, deep] = [724, floor - 24, 210] as const;
  const flat = (y: number, a: number, b: number, d0: number, d1: number) =>
    poly(from.at(a, y, d0), from.at(b, y, d0), from.at(b, y, d1), from.at(a, y, d1));
  const upright = (x: number, d0: number, d1: number): string =>
    poly(from.at(x, rim, d0), from.at(x, rim, d1), from.at(x, floor, d1), from.at(x, floor, d0));
  const front = (a: number, b: number, y0: number, y1: number, d = deep): string =>
    poly(from.at(a, y0, d), from.at(b, y0, d), from.at(b, y1, d), from.at(a, y1, d));
  // the tray: a rim all round, the basin in it, the drain
  sheet.path(upright(x0, 0, deep), 'linenShade').path(flat(rim, x0, edge, 0, deep), 'linen');
  sheet.path(flat(rim, x0 + 22, edge - 14, 14, deep - 18), 'linenShade');
  sheet.path(flat(rim + 8, x0 + 30, edge - 18, 30, deep - 24), 'glass');
  const [dx, dy] = from.at((x0 + edge) / 2, rim + 8, 96);
  sheet
    .ellipse(dx, dy, 24, 7, 'steel')
    .line(p`M${dx - 13} ${dy}h26M${dx - 9} ${dy - 3}h18M${dx - 9} ${dy + 3}h18`, 'iron', 1.6);
  sheet.path(front(x0, edge, rim, floor), 'linenShade').path(front(x0, edge, rim, rim + 4), 'linen');
  // a bar with the mixer, the riser and its rose, a hand shower on its hose
  sheet.group({ at: [-58, 0] }, () => {
    sheet
      .path('M862 466h116q8 0 8 8v6q0 8-8 8H862q-8 0-8-8v-6q0-8 8-8z', 'brass')
      .path('M846 462h16v30h-16zM978 462h16v30h-16z', 'linen')
      .line('M920 468V136Q920 112 944 112H984', 'brass', 9)
      .path('M976 104h18v16h-18z', 'brass')
      .path('M940 120H1030L1044 136H926z', 'brass')
      .rect(912, 300, 16, 12, 'lemonShade')
      .line('M900 484Q880 560 904 572T900 330', 'steel', 5)
      .line('M908 326L886 300', 'brass', 9)
      .path('M866 282l26 4-4 22-26-6z', 'linen');
    sheet
      .rect(1010, 396, 84, 9, 'teal')
      .rect(1018, 358, 22, 38, 'aquaPale')
      .rect(1046, 368, 20, 28, 'lemon')
      .rect(1072, 354, 16, 42, 'navy');
  });
  // the screen: it stands on the rim and is held at the wall
  const pane = front(x0 + 178, edge, 96, rim);
  const [px, py] = from.at(x0 + 178, 96, deep);
  const at = (u: number, v: number): Point => [px + u * 260, py + v * 420];
  sheet.path(pane, 'glass', 0.34);
  sheet.clip(pane, () => sheet.path(poly(at(0.1, 1.2), at(0.34, 1.2), at(0.86, 0), at(0.6, 0)), 'linen', 0.3));
  const [[, py1], [ex, ey]] = [from.at(x0 + 178, rim, deep), from.at(edge, 96, deep)];
  sheet.line(p`M${px} ${py}V${py1}M${px} ${py}H${ex}`, 'brass', 5);
  sheet.path(front(x0 + 176, edge, rim - 8, rim), 'brass').rect(ex - 8, ey - 8, 12, 40, 'brass');
}
