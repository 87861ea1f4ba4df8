// Stone and terrace: balustrade, arch (path text of an arch), archFrame, stringLights, awning, pot.
import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { once } from './batch.ts';

/** A stone balustrade: hand rail's top edge at y, 128 high at scale 1, from x over `width`; `post`: a pillar after so many balusters (0: none). */
export function balustrade(sheet: Sheet, x: number, y: number, width: number, scale = 1, post = 0): void {
  const pitch = 46 * scale;
  const id = once(sheet, 'baluster', () => {
    sheet.path(
      'M-12 0h24v6l-5 5c1 5 7 14 9 24c2 12-3 20-8 28l-1 4 5 5v8h-24v-8l5-5-1-4c-5-8-10-16-8-28c2-10 8-19 9-24l-5-5z',
      'stone',
    );
    sheet.path(
      'M4 0h8v6l-5 5c1 5 7 14 9 24c2 12-3 20-8 28l-1 4 5 5v8h-8v-8l-1-6c3-8 6-14 6-25s-4-20-5-27l3-5z',
      'stoneShade',
    );
  });
  const count = Math.ceil(width / pitch);
  for (let i = 0; i < count; i++) {
    if (post && i % (post + 1) === 0) continue;
    sheet.use(id, Math.round(x + pitch * (i + 0.5)), Math.round(y + 24 * scale), scale);
  }
  if (post)
    for (let i = 0; i < count; i += post + 1) {
      const px = x + pitch * (i + 0.5);
      sheet.rect(px - 22 * scale, y + 20 * scale, 44 * scale, 90 * scale, 'stone');
      sheet.rect(px + 8 * scale, y + 20 * scale, 14 * scale, 90 * scale, 'stoneShade');
    }
  // whole pixels, or the sea shines through the joints
  const [rail, rim, base, foot, end] = [0, 15, 102, 119, 128].map((dy) => Math.round(y + dy * scale)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const lip = Math.round(y + 25 * scale);
  sheet.rect(x, rail, width, lip - rail, 'stoneShade').rect(x, base, width, end - base, 'stoneShade');
  sheet.rect(x, rail, width, rim - rail, 'stoneLight').rect(x, base, width, foot - base, 'stoneLight');
}

/** The path text of an opening with a round arch: its foot from x over `width` at `base`, `height` to the crown; for `path` and `clip`. */
export function arch(x: number, base: number, width: number, height: number): string {
  const r = width / 2;
  const rise = Math.min(r, height);
  return p`M${x} ${base}V${base - height + rise}a${r} ${rise} 0 0 1 ${width} 0V${base}z`;
}

/** An arch's frame of two mouldings with its keystone, `thick` wide, around the opening of `arch` with the same numbers: draw it first, then the opening over it. */
export function archFrame(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  thick = 18,
  colour: Colour = 'stoneLight',
  edge: Colour = 'stoneShade',
): void {
  sheet.path(arch(x - thick - 3, base, width + thick * 2 + 6, height + thick + 3), edge);
  sheet.path(arch(x - thick, base, width + thick * 2, height + thick), colour);
  const cx = x + width / 2;
  const top = base - height;
  sheet.path(
    p`M${cx - thick * 0.5} ${top + 2}L${cx - thick * 0.8} ${top - thick * 1.4}H${cx + thick * 0.8}L${cx + thick * 0.5} ${top + 2}z`,
    edge,
  );
}

/** String lights hanging from one point to the next: bulbs that glow when lamps burn. `sag`: how far each span hangs. Returns what lights them. */
export function stringLights(
  sheet: Sheet,
  points: readonly (readonly [number, number])[],
  { sag = 30, gap = 44, size = 9, light = 'lamp' as Colour } = {},
): () => void {
  const wires: string[] = [];
  const bulbs: string[] = [];
  const halos: string[] = [];
  points.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = points[index] as readonly [number, number];
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
    wires.push(p`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`);
    const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / gap));
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const u = 1 - t;
      const at = `M${Math.round(u * u * x1 + 2 * u * t * mx + t * t * x2)} ${Math.round(u * u * y1 + 2 * u * t * my + t * t * y2 + size * 0.8)}`;
      bulbs.push(`${at}v${Math.round(size * 0.3)}`);
      halos.push(`${at}h.1`);
    }
  });
  sheet.line(wires.join(''), 'iron', 1.6);
  sheet.line(bulbs.join(''), 'linenShade', size);
  return () => {
    sheet.lamplight(() => {
      sheet.line(halos.join(''), 'glow', size * 4.4, 0.14);
      sheet.line(halos.join(''), 'glow', size * 2.4, 0.25);
    });
    sheet.line(bulbs.join(''), light, size);
  };
}

/** A striped awning from x over `width`, its upper edge at y, hanging `drop` with scallops; it widens by `flare` on both sides towards the viewer. */
export function awning(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  drop: number,
  {
    stripes = 12,
    flare = 0,
    colours = ['coral', 'linen'] as readonly [Colour, Colour],
    shade = ['coralShade', 'linenShade'] as readonly [Colour, Colour],
    valance = drop * 0.24,
  } = {},
): void {
  const at = (i: number, low: boolean) =>
    Math.round(low ? x - flare + ((width + flare * 2) * i) / stripes : x + (width * i) / stripes);
  const bottom = Math.round(y + drop);
  for (const parity of [0, 1] as const) {
    let cloth = '';
    let skirt = '';
    for (let i = parity; i < stripes; i += 2) {
      const [a, b, c, d] = [at(i, false), at(i + 1, false), at(i + 1, true), at(i, true)];
      cloth += `M${a} ${Math.round(y)}H${b}L${c} ${bottom}H${d}z`;
      skirt += p`M${d} ${bottom}H${c}v${valance * 0.6}q${(d - c) / 2} ${valance * 0.8} ${d - c} 0z`;
    }
    sheet.path(cloth, colours[parity]);
    sheet.path(skirt, shade[parity]);
  }
}

/** A terracotta pot, its foot at (x, y), 60 wide and 54 high at scale 1. */
export function pot(sheet: Sheet, x: number, y: number, scale = 1): void {
  const id = once(sheet, 'pot', () => {
    sheet.path('M-26-44h52l-7 44h-38z', 'terracotta');
    sheet.path('M9-44h17l-7 44h-13q5-22 3-44z', 'terracottaShade');
    sheet.path('M-30-54h60v11h-60z', 'terracottaLight');
    sheet.path('M11-54h19v11h-18z', 'terracotta');
  });
  sheet.use(id, Math.round(x), Math.round(y), scale);
}
