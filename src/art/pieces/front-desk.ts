import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { box, type Eye, type Point, poly } from './room.ts';
import { tileRows } from './tile.ts';

/** A suitcase with straps and labels, its lower left corner at (x, y). */
export function suitcase(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  hide: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.line(
    p`M${x + w * 0.4} ${y - h}q0 ${-h * 0.16} ${w * 0.06} ${-h * 0.16}h${w * 0.08}q${w * 0.06} 0 ${w * 0.06} ${h * 0.16}`,
    'wood3',
    7,
  );
  sheet.path(
    p`M${x + 10} ${y - h}h${w - 20}q10 0 10 10v${h - 20}q0 10 -10 10h${20 - w}q-10 0-10-10v${20 - h}q0-10 10-10z`,
    hide,
  );
  sheet
    .rect(x, y - h * 0.68, w, 5, shade)
    .rect(x + w * 0.14, y - h, w * 0.09, h, 'wood2')
    .rect(x + w * 0.77, y - h, w * 0.09, h, 'wood2');
  sheet
    .rect(x + w * 0.15, y - h * 0.72, w * 0.07, h * 0.12, 'brass')
    .rect(x + w * 0.78, y - h * 0.72, w * 0.07, h * 0.12, 'brass');
  sheet.circle(x + w * 0.62, y - h * 0.32, h * 0.15, 'linen').circle(x + w * 0.62, y - h * 0.32, h * 0.1, 'teal');
  sheet.path(
    p`M${x + w * 0.32} ${y - h * 0.46}l${w * 0.18} ${-h * 0.05}l${w * 0.03} ${h * 0.2}l${-w * 0.18} ${h * 0.05}z`,
    'lemonLight',
  );
}

/** A reception bell, (x, y) the middle of its foot, 70 wide at scale 1. */
export function bell(sheet: Sheet, x: number, y: number, scale = 1) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet.path('M-36-9H36V0H-36z', 'wood3');
    sheet
      .path('M-31-9A31 30 0 0 1 31-9z', 'brass')
      .path('M8-36Q28-30 31-9H19Q20-26 8-36z', 'lemonShade')
      .path('M-20-13Q-18-28-6-33Q-12-22-13-13z', 'lemonLight');
    sheet.rect(-2.5, -46, 5, 8, 'wood3').circle(0, -47, 5, 'brass');
  });
}

/** A key with its tassel hanging from a hook at (0, 0), 62 high. */
const hangingKey = (sheet: Sheet, tassel: Colour) => {
  sheet.line('M2 16Q-16 14-15 30', tassel, 3).path('M-19 28h8l4 26h-16z', tassel);
  sheet.line('M-2 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0M4 15V40M4 39h8M4 31h6', 'brass', 3.2);
};

/** A wall of pigeon-holes, each with its key (some out) or a letter. `cell` is one hole's width. */
export function keyRack(
  sheet: Sheet,
  x: number,
  y: number,
  across: number,
  down: number,
  cell: number,
  out: readonly number[] = [4, 11, 17],
  letters: readonly number[] = [2, 9, 18],
) {
  const high = cell * 1.08;
  const edge = 18;
  sheet.rect(x - edge, y - edge, across * cell + edge * 2, down * high + edge * 2, 'wood2');
  sheet
    .rect(x - edge - 10, y - edge - 16, across * cell + edge * 2 + 20, 16, 'wood3')
    .rect(x - edge - 6, y + down * high + edge, across * cell + edge * 2 + 12, 12, 'wood3');
  const k = cell / 84;
  const hole = sheet.define(() => {
    sheet.path(
      p`M${cell * 0.08} ${high * 0.94}V${cell * 0.5}a${cell * 0.42} ${cell * 0.42} 0 0 1 ${cell * 0.84} 0V${high * 0.94}z`,
      'navy',
    );
    sheet.path(p`M${cell * 0.08} ${high * 0.94}v${-cell * 0.1}h${cell * 0.84}v${cell * 0.1}z`, 'wood1');
  });
  const keys = (['coral', 'teal'] as const).map((colour) => sheet.define(() => hangingKey(sheet, colour)));
  const letter = sheet.define(() =>
    sheet.path('M-24 0L26-8L30 26L-22 32z', 'linen').path('M-24 0L26-8L4 14z', 'linenShade'),
  );
  for (let i = 0; i < across * down; i++) {
    const [hx, hy] = [x + (i % across) * cell, y + Math.floor(i / across) * high];
    sheet.use(hole, hx, hy);
    if (letters.includes(i)) sheet.use(letter, hx + cell * 0.46, hy + high * 0.58, k);
    else if (!out.includes(i))
      sheet.use(keys[(i + Math.floor(i / across)) % 2] as string, hx + cell * 0.55, hy + high * 0.2, k);
  }
}

/** A round wall clock at ten past ten. */
export function clock(sheet: Sheet, x: number, y: number, r: number) {
  sheet.circle(x, y, r, 'wood3').circle(x, y, r * 0.86, 'cream');
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    ticks += p`M${x + Math.sin(a) * r * 0.64} ${y - Math.cos(a) * r * 0.64}L${x + Math.sin(a) * r * 0.74} ${y - Math.cos(a) * r * 0.74}`;
  }
  sheet.line(ticks, 'ink', r * 0.05);
  sheet
    .line(p`M${x - r * 0.34} ${y - r * 0.24}L${x} ${y}L${x + r * 0.46} ${y - r * 0.34}`, 'ink', r * 0.07)
    .circle(x, y, r * 0.07, 'coral');
}

/** A telephone of the fifties, (x, y) the middle of its foot, 130 wide at scale 1. */
export function telephone(
  sheet: Sheet,
  x: number,
  y: number,
  scale = 1,
  body: Colour = 'coral',
  shade: Colour = 'coralShade',
) {
  sheet.group({ at: [x, y], scale }, () => {
    sheet
      .path('M-62 0L-40-54H40L62 0z', body)
      .path('M-62 0L-58-9H58L62 0z', shade)
      .rect(-30, -66, 10, 14, shade)
      .rect(20, -66, 10, 14, shade);
    sheet
      .path('M-70-66Q-72-92-40-92H40Q72-92 70-66Q70-60 60-60H46Q38-60 38-68H-38Q-38-60-46-60H-60Q-70-60-70-66z', body)
      .path(
        'M-70-66Q-70-60-60-60H-46Q-38-60-38-68H-46Q-48-66-60-66zM70-66Q70-60 60-60H46Q38-60 38-68H46Q48-66 60-66z',
        shade,
      );
    sheet.circle(0, -28, 22, 'cream').circle(0, -28, 8, shade);
    let holes = '';
    for (let i = 0; i < 8; i++) holes += p`M${Math.cos(i * 0.7) * 15} ${-28 + Math.sin(i * 0.7) * 15}h.1`;
    sheet.line(holes, shade, 6);
  });
}

/** The reception desk: a wooden counter whose front is laid with majolica. `x`, `y` (top, floor) at the wall, `depth` from it. */
export function counter(
  sheet: Sheet,
  from: Eye,
  [x0, x1]: Point,
  [top, floor]: Point,
  [d0, d1]: Point,
  across: number,
) {
  sheet.path(
    poly(
      from.at(x0, floor, d0),
      from.at(x1, floor, d0),
      from.at(x1 + 14, floor, d1 + 16),
      from.at(x0 - 14, floor, d1 + 16),
    ),
    'ink',
    0.22,
  );
  box(sheet, from, [x0, x1], [top, floor], [d0, d1], { front: 'wood2', top: 'wood1', side: 'wood3' });
  const [l, t] = from.at(x0, top, d1);
  const [r, b] = from.at(x1, floor, d1);
  const [w, h] = [r - l, b - t];
  const tile = (w * 0.94) / across;
  const rows = Math.max(1, Math.round((h * 0.66) / tile));
  const high = rows * tile;
  const y = t + h * 0.13 + (h * 0.76 - high) / 2;
  sheet.rect(l + w * 0.03 - 7, y - 7, w * 0.94 + 14, high + 14, 'brass');
  tileRows(sheet, l + w * 0.03, y, across, rows, tile / 96);
  sheet
    .rect(l, b - h * 0.06, w, h * 0.06, 'wood3')
    .rect(l - 12, t, w + 24, h * 0.1, 'wood1')
    .rect(l - 12, t + h * 0.1, w + 24, h * 0.025, 'wood3');
}
