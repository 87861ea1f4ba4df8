// Helpers of the pieces: Batch (shapes gathered into one element per layer and colour), once (draw once per sheet), placed, lens, polygon, curve.
import type { Colour } from '../palette.ts';
import { type Point, p, type Sheet } from '../sheet.ts';

/** Gathers shapes so that all of one layer and colour become one element: the way to draw many houses, leaves or windows. */
export class Batch {
  #runs = new Map<string, { layer: number; colour: Colour; opacity: number; width: number; d: string }>();

  path(layer: number, d: string, colour: Colour, opacity = 1, width = 0): this {
    const key = `${layer} ${colour} ${opacity} ${width}`;
    const run = this.#runs.get(key);
    if (run) run.d += d;
    else this.#runs.set(key, { layer, colour, opacity, width, d });
    return this;
  }

  rect(layer: number, x: number, y: number, w: number, h: number, colour: Colour, opacity = 1): this {
    const [left, top, wide, high] = [x, y, w, h].map(Math.round) as [number, number, number, number];
    return this.path(layer, `M${left} ${top}h${wide}v${high}h${-wide}z`, colour, opacity);
  }

  /** A round dot: cheaper than a circle. */
  dot(layer: number, x: number, y: number, size: number, colour: Colour, opacity = 1): this {
    return this.path(layer, `M${Math.round(x)} ${Math.round(y)}h.1`, colour, opacity, size);
  }

  line(layer: number, d: string, colour: Colour, width: number, opacity = 1): this {
    return this.path(layer, d, colour, opacity, width);
  }

  /** Draws everything gathered so far, lowest layer first, and starts again. */
  draw(sheet: Sheet): void {
    for (const { colour, opacity, width, d } of [...this.#runs.values()].sort((a, b) => a.layer - b.layer)) {
      if (width) sheet.line(d, colour, width, opacity);
      else sheet.path(d, colour, opacity);
    }
    this.#runs.clear();
  }
}

const drawn = new WeakMap<Sheet, Map<string, string>>();

/** Defines a piece the first time a sheet needs it; afterwards gives the id again, for `sheet.use`. */
export function once(sheet: Sheet, key: string, draw: () => void): string {
  const ids = drawn.get(sheet) ?? new Map<string, string>();
  drawn.set(sheet, ids);
  const id = ids.get(key) ?? sheet.define(draw);
  ids.set(key, id);
  return id;
}

/**
 * Path text of lines and curves, without arcs, after scaling, turning by `angle` (degrees) and moving to (x, y): as
 * `sheet.use` places what is defined.
 */
export function placed(d: string, x: number, y: number, scale: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return d.replace(/([MLCSQTZ])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const [dx, dy] = command < 'a' ? [x, y] : [0, 0];
    const numbers = Array.from(rest.matchAll(/-?(?:\d*\.\d+|\d+)/g), Number);
    const pairs = numbers.flatMap((u, index) => {
      if (index % 2) return [];
      const v = numbers[index + 1] ?? 0;
      return [p`${u * cos - v * sin + dx} ${u * sin + v * cos + dy}`];
    });
    return command + pairs.join(' ');
  });
}

/** A lying lens, pointed at both ends, as path text: glitter, wakes, eyes. */
export function lens(x: number, y: number, width: number, height: number): string {
  const [w, h] = [Math.round(width), Math.round(height * 10) / 10];
  return p`M${Math.round(x - w / 2)} ${Math.round(y)}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0z`;
}

/** Joins points into path text made of straight lines, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

/** A smooth line through all points (Catmull-Rom), open or closed, in whole units. */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const r = Math.round;
  let d = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const tangents = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ];
    d += `C${tangents.map(r).join(' ')} ${r(c[0])} ${r(c[1])}`;
  }
  return closed ? `${d}z` : d;
}
