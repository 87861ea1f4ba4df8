import type { Colour } from '../palette.ts';
import { p, type Sheet } from '../sheet.ts';
import { leaf, lemon } from './lemon.ts';

export type Point = [x: number, y: number];

/** Where the viewer stands: every line that runs away from him ends in the vanishing point. */
export interface Eye {
  x: number;
  y: number;
  /** how much larger a thing is drawn at `depth` units in front of the back wall (negative: behind it) */
  grow(depth: number): number;
  /** where a point is drawn that stands at (x, y) on the back wall and is moved `depth` units towards the viewer */
  at(x: number, y: number, depth: number): Point;
}

/** @param distance from the viewer to the back wall, in the wall's units */
export function eye(x: number, y: number, distance: number): Eye {
  const grow = (depth: number) => distance / (distance - depth);
  return { x, y, grow, at: (px, py, depth) => [x + (px - x) * grow(depth), y + (py - y) * grow(depth)] };
}

/** A straight-sided shape as a path, always clockwise. */
export function poly(...points: Point[]): string {
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
  const [first, ...rest] = (area < 0 ? points.toReversed() : points) as [Point, ...Point[]];
  return `${p`M${first[0]} ${first[1]}`}${rest.map(([x, y]) => p`L${x} ${y}`).join('')}z`;
}

/** A box that stands in the room; only the faces that can be seen. `x` and `y` (top, bottom) on the back wall, `depth` from it. */
export function box(
  sheet: Sheet,
  from: Eye,
  [x0, x1]: Point,
  [top, bottom]: Point,
  [d0, d1]: Point,
  colours: { front: Colour; top: Colour; side: Colour },
) {
  // the faces reach a little under one another: no hairline of the wall between them
  const under = (point: Point, dx: number, dy: number): Point => [point[0] + dx, point[1] + dy];
  if (top > from.y) {
    const [left, right] = [from.at(x0, top, d1), from.at(x1, top, d1)];
    sheet.path(poly(from.at(x0, top, d0), from.at(x1, top, d0), under(right, 0, 1), under(left, 0, 1)), colours.top);
  }
  const side = x1 < from.x ? x1 : x0 > from.x ? x0 : undefined;
  if (side !== undefined) {
    const dx = side === x1 ? -1 : 1;
    sheet.path(
      poly(
        from.at(side, top, d0),
        under(from.at(side, top, d1), dx, 0),
        under(from.at(side, bottom, d1), dx, 0),
        from.at(side, bottom, d0),
      ),
      colours.side,
    );
  }
  sheet.path(
    poly(from.at(x0, top, d1), from.at(x1, top, d1), from.at(x1, bottom, d1), from.at(x0, bottom, d1)),
    colours.front,
  );
}

/** What is painted on a tile: shapes over the unit square, through `on`, which puts them in perspective. */
export type Motif = (on: (u: number, v: number) => Point, row: number, column: number) => [Colour, string][];

const petalOf = (on: (u: number, v: number) => Point, a: Point, b: Point, fat: number) => {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [nx, ny] = [(b[1] - a[1]) * fat, (a[0] - b[0]) * fat];
  const [s, e, c, d] = [on(...a), on(...b), on(mx + nx, my + ny), on(mx - nx, my - ny)];
  return p`M${s[0]} ${s[1]}Q${c[0]} ${c[1]} ${e[0]} ${e[1]}Q${d[0]} ${d[1]} ${s[0]} ${s[1]}z`;
};

const dot = (on: (u: number, v: number) => Point, u: number, v: number, r: number) => {
  const [left, y] = on(u - r, v);
  const [right] = on(u + r, v);
  const ry = (on(u, v + r)[1] - on(u, v - r)[1]) / 2;
  return p`M${left} ${y}a${(right - left) / 2} ${ry} 0 1 1 ${right - left} 0a${(right - left) / 2} ${ry} 0 1 1 ${left - right} 0z`;
};

const diamond = (on: (u: number, v: number) => Point, u: number, v: number, r: number) =>
  poly(on(u, v - r), on(u + r, v), on(u, v + r), on(u - r, v));

/** The house tile: blue petals cross at the corners, teal leaves run to the middle. */
export const maiolica =
  (petal: Colour = 'tileBlue', twig: Colour = 'tileTeal', heart: Colour = 'tileYellow'): Motif =>
  (on) => [
    [
      twig,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]
        .map(([u = 0, v = 0]) => petalOf(on, [0.5, 0.5], [0.5 + (u - 0.5) * 0.8, 0.5 + (v - 0.5) * 0.8], 0.34))
        .join(''),
    ],
    [
      petal,
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]
        .map(([u = 0, v = 0]) => petalOf(on, [0, 0], [u * 0.44, v * 0.44], 0.36))
        .join(''),
    ],
    [heart, dot(on, 0, 0, 0.09) + dot(on, 0.5, 0, 0.06) + dot(on, 0, 0.5, 0.06)],
  ];

/** Plain squares of two colours with a small painted one where the corners meet (two columns make the pattern). */
export const chequer =
  (dark: Colour, inset?: Colour): Motif =>
  (on, row, column) => [
    ...((row + column) % 2 ? [] : [[dark, poly(on(0, 0), on(1, 0), on(1, 1), on(0, 1))] as [Colour, string]]),
    ...(inset ? [[inset, diamond(on, 0, 0, 0.2)] as [Colour, string]] : []),
  ];

/**
 * A floor of tiles in true perspective, from the back wall at `floor` to the sheet's lower edge. Only one column is drawn:
 * its neighbours are the same column sheared about the vanishing point.
 */
export function tiledFloor(
  sheet: Sheet,
  from: Eye,
  {
    floor,
    tile,
    ground,
    left = 0,
    right = sheet.width,
    bottom = sheet.height,
    columns = 1,
    behind = 0,
    outline,
  }: {
    floor: number;
    tile: number;
    ground: Colour;
    left?: number;
    right?: number;
    bottom?: number;
    /** how many columns make the pattern */
    columns?: number;
    /** rows behind the back wall: a balcony, a next room */
    behind?: number;
    /** the floor's outline where side walls cut it */
    outline?: string;
  },
  motif: Motif,
) {
  const drop = floor - from.y;
  const back = floor - drop + drop * from.grow(-behind * tile);
  const edge = outline ?? p`M${left} ${back}H${right}V${bottom}H${left}z`;
  sheet.path(edge, ground);
  const layers = new Map<Colour, string>();
  // half a row more than is seen: leaves reach back over their row's edge
  for (let row = -behind; drop * from.grow((row - 0.6) * tile) < bottom - from.y; row++) {
    for (let column = 0; column < columns; column++) {
      const on = (u: number, v: number): Point => {
        const s = from.grow((row + v) * tile);
        return [(column + u) * tile * s, drop * s];
      };
      for (const [colour, d] of motif(on, row + 1000, column)) layers.set(colour, (layers.get(colour) ?? '') + d);
    }
  }
  sheet.clip(edge, () => {
    const column = sheet.define(() => {
      for (const [colour, d] of layers) sheet.path(d, colour);
    });
    const wide = tile * columns * from.grow(-behind * tile);
    for (let i = Math.floor((left - from.x) / wide) - 1; i * wide < right - from.x + wide; i++) {
      sheet.shear(column, from.x, from.y, (i * tile * columns) / drop);
    }
  });
}

/** An opening with an arched top as a path: (x, y) is the upper left corner of its frame. */
export const arch = (x: number, y: number, w: number, h: number, rise = w / 2) =>
  p`M${x} ${y + h}V${y + rise}A${w / 2} ${rise} 0 0 1 ${x + w} ${y + rise}V${y + h}z`;

export interface Opening {
  x: number;
  top: number;
  w: number;
  /** the lower edge: the floor, or a sill */
  base: number;
  rise: number;
  /** how thick the wall is */
  thick: number;
}

/** An arched opening in the back wall: the wall's thickness is seen, and through it the `view`. */
export function opening(
  sheet: Sheet,
  from: Eye,
  { x, top, w, base, rise, thick }: Opening,
  view: () => void,
  colours: { frame: Colour; reveal: Colour; sill: Colour } = {
    frame: 'plasterTop',
    reveal: 'plasterShade',
    sill: 'wall2',
  },
) {
  sheet.path(arch(x - 16, top - 16, w + 32, base - top + 16, rise + 14), colours.frame);
  sheet.clip(arch(x, top, w, base - top, rise), () => {
    sheet.rect(x, top, w, base - top, colours.reveal);
    const s = from.grow(-thick);
    const [ox, oy] = from.at(x, top, -thick);
    const ob = from.at(x, base, -thick)[1];
    sheet.clip(arch(ox, oy, w * s, ob - oy, rise * s), view);
    sheet.rect(x, ob - 1, w, base - ob + 1, colours.sill);
  });
}

/** An open louvred shutter or door leaf that stands out from the wall at `x`, from depth `d0` to `d1`. */
export function shutter(
  sheet: Sheet,
  from: Eye,
  x: number,
  [top, base]: Point,
  [d0, d1]: Point,
  colours: { frame: Colour; slat: Colour } = { frame: 'teal', slat: 'tealShade' },
) {
  const corner = (t: number, y: number) => from.at(x, y, d0 + (d1 - d0) * t);
  sheet.path(poly(corner(0, top), corner(1, top), corner(1, base), corner(0, base)), colours.frame);
  const high = base - top;
  let slats = '';
  for (let i = 0; i < 22; i++) {
    if (i === 12 || i === 13) continue;
    const y = top + high * (0.05 + i * 0.041);
    slats += poly(corner(0.16, y), corner(0.84, y), corner(0.84, y + high * 0.02), corner(0.16, y + high * 0.02));
  }
  sheet.path(slats, colours.slat);
}

/** An iron railing with bellied bars from `x0` to `x1`, its hand-rail at `top`. */
export function railing(
  sheet: Sheet,
  x0: number,
  x1: number,
  top: number,
  base: number,
  gap: number,
  colour: Colour = 'iron',
) {
  const h = base - top;
  const bar = sheet.define(() =>
    sheet.path(
      p`M-2 0h4v${h * 0.12}q${gap * 0.5} ${h * 0.34} 0 ${h * 0.76}v${h * 0.12}h-4v${-h * 0.12}q${gap * 0.22} ${-h * 0.42} 0 ${-h * 0.76}z`,
      colour,
    ),
  );
  for (let x = x0 + gap / 2; x < x1; x += gap) sheet.use(bar, x, top);
  sheet.rect(x0, top - 4, x1 - x0, 8, colour).rect(x0, base - h * 0.1, x1 - x0, 5, colour);
}

/** A curtain that hangs from (x, top), is tied to the side and falls to the floor. `side` 1: drawn to the left, -1: to the right. */
export function curtain(
  sheet: Sheet,
  x: number,
  top: number,
  w: number,
  h: number,
  side: 1 | -1,
  colours: { cloth: Colour; fold: Colour; tie: Colour } = { cloth: 'linen', fold: 'linenShade', tie: 'coral' },
) {
  const ty = h * 0.62;
  sheet.group({ at: [x, top], scale: [side, 1] }, () => {
    sheet.path(
      p`M0 0H${w}C${w} ${h * 0.34} ${w * 0.72} ${h * 0.5} ${w * 0.4} ${ty}C${w * 0.5} ${h * 0.76} ${w * 0.6} ${h * 0.88} ${w * 0.6} ${h}q${-w * 0.08} 7 ${-w * 0.15} 0t${-w * 0.15} 0t${-w * 0.15} 0t${-w * 0.15} 0z`,
      colours.cloth,
    );
    for (const [a, b, t, u] of [
      [0.16, 0.24, 0.1, 0.13],
      [0.4, 0.5, 0.2, 0.24],
      [0.64, 0.78, 0.3, 0.36],
    ] as const) {
      sheet.path(
        p`M${w * a} 0H${w * b}C${w * b} ${h * 0.34} ${w * (u + (b - u) * 0.5)} ${h * 0.52} ${w * t} ${ty}C${w * (t + (a - t) * 0.4)} ${h * 0.5} ${w * a} ${h * 0.3} ${w * a} 0z`,
        colours.fold,
      );
      sheet.path(
        p`M${w * t} ${ty}C${w * (t + 0.03)} ${h * 0.8} ${w * (t * 1.4 + 0.03)} ${h * 0.9} ${w * (t * 1.4 + 0.04)} ${h}h${w * 0.05}C${w * (t * 1.5 + 0.08)} ${h * 0.86} ${w * (u + 0.03)} ${h * 0.76} ${w * u} ${ty}z`,
        colours.fold,
      );
    }
    sheet.path(p`M-3 ${ty - 11}q${w * 0.24} 14 ${w * 0.46} 4v13q${-w * 0.22} 11 ${-w * 0.46} -3z`, colours.tie);
  });
}

/** A curtain rod with round ends and rings. */
export function rod(sheet: Sheet, x0: number, x1: number, y: number, colour: Colour = 'wood2') {
  sheet
    .rect(x0, y - 4, x1 - x0, 8, colour)
    .circle(x0, y, 9, colour)
    .circle(x1, y, 9, colour);
}

/** Light that falls from a lamp when it burns: flat rings, as round as the sun's in the poster sky. */
export function glow(sheet: Sheet, x: number, y: number, r: number, strength = 1) {
  sheet.lamplight(() => {
    for (const [size, opacity] of [
      [1, 0.14],
      [0.7, 0.2],
      [0.42, 0.28],
    ] as const) {
      sheet.circle(x, y, r * size, 'lampWarm', opacity * strength);
    }
  });
}

/** A picture on the wall: wooden frame, mount, and in it what `art` draws (from 0,0 to w,h inside the mount). */
export function framedPrint(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  art: (w: number, h: number) => void,
  frame: Colour = 'wood2',
) {
  const edge = 7;
  const mount = Math.min(w, h) * 0.09;
  sheet.day(() => sheet.rect(x + 5, y + 6, w, h, 'plasterDeep', 0.7));
  sheet.rect(x, y, w, h, frame).rect(x + edge, y + edge, w - edge * 2, h - edge * 2, 'linen');
  const [iw, ih] = [w - (edge + mount) * 2, h - (edge + mount) * 2];
  sheet.group({ at: [x + edge + mount, y + edge + mount] }, () => {
    sheet.clip(p`M0 0h${iw}v${ih}h${-iw}z`, () => art(iw, ih));
  });
}

/** A small modern print: the sun over bay and headland. */
export const bayPrint = (sheet: Sheet) => (w: number, h: number) => {
  sheet.rect(0, 0, w, h, 'lemonLight').circle(w * 0.3, h * 0.36, h * 0.2, 'coral');
  sheet.path(p`M0 ${h * 0.6}q${w * 0.25} ${-h * 0.2} ${w * 0.5} 0t${w * 0.5} ${-h * 0.06}V${h}H0z`, 'teal');
  sheet.path(p`M${w} ${h * 0.16}Q${w * 0.62} ${h * 0.28} ${w * 0.6} ${h * 0.74}L${w} ${h * 0.86}z`, 'leaf3');
  sheet.path(p`M0 ${h * 0.82}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} ${-h * 0.04}V${h}H0z`, 'blue');
};

/** A small print of a lemon on its twig. */
export const lemonPrint =
  (sheet: Sheet, ground: Colour = 'mint') =>
  (w: number, h: number) => {
    sheet.rect(0, 0, w, h, ground);
    const k = Math.min(w, h) / 100;
    leaf(sheet, w / 2 - 2 * k, h * 0.26, 205, 0.42 * k, 0);
    leaf(sheet, w / 2, h * 0.24, -28, 0.46 * k, 1);
    leaf(sheet, w / 2 + 2 * k, h * 0.26, 30, 0.36 * k, 2);
    lemon(sheet, w / 2, h * 0.28, 0.6 * k, 6);
  };

/** Ceiling beams that run towards the viewer, above a back wall that ends at `top`. */
export function beams(sheet: Sheet, from: Eye, top: number, first: number, step: number, count: number, w = 32) {
  const s = from.y / (from.y - top);
  const out = (x: number): Point => [from.x + (x - from.x) * s, 0];
  let under = '';
  let side = '';
  for (let i = 0; i < count; i++) {
    const x = first + i * step;
    under += poly([x, top], [x + w, top], out(x + w), out(x));
    const edge = x + w / 2 < from.x ? x + w : x;
    const deep = x + w / 2 < from.x ? 9 : -9;
    side += poly([edge, top], [edge + deep, top], out(edge + deep), out(edge));
  }
  sheet.path(side, 'wood3').path(under, 'wood2');
}

/** An arched opening in a side wall at `x`, from depth `d0` to `d1`: a path. */
export function sideArch(from: Eye, x: number, [spring, apex]: Point, base: number, [d0, d1]: Point): string {
  const mid = (d0 + d1) / 2;
  const high = spring - (spring - apex) * 0.56;
  const at = (y: number, d: number) => p`${from.at(x, y, d)[0]} ${from.at(x, y, d)[1]}`;
  const near = d1 - (d1 - mid) * 0.44;
  const far = d0 + (mid - d0) * 0.44;
  return `M${at(base, d0)}L${at(spring, d0)}C${at(high, d0)} ${at(apex, far)} ${at(apex, mid)}C${at(apex, near)} ${at(high, d1)} ${at(spring, d1)}L${at(base, d1)}z`;
}

/** The windows of the rooms over the lemon garden: curtains, frame, shutters. */
export const garden = {
  curtain: { cloth: 'aquaPale', fold: 'teal', tie: 'navy' },
  frame: { frame: 'plasterTop', reveal: 'mintDeep', sill: 'wall2' },
  shutter: { frame: 'leaf1', slat: 'leaf3' },
} as const;
