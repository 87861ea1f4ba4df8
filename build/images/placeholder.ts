// The sketch of a drawing: its large shapes alone, for a document to hold while the whole is on its way.
import { brotliCompressSync, constants } from 'node:zlib';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { type Drawing, toSvg } from '../../src/art/sheet.ts';
import { optimiseSvg } from './optimise-svg.ts';

/** How much a path's command takes: the numbers of one step. */
const steps: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a path's text covers, in its own units; of a curve the points that pull it count too. */
export function boxOf(d: string): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const see = (x: number, y: number) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    if (kind === 'z') [x, y] = [startX, startY];
    const numbers = Array.from(rest.matchAll(/-?(?:\d*\.\d+|\d+)/g), Number);
    const step = steps[kind] ?? Infinity;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const taken = numbers.slice(at, at + step);
      const [first = 0, second = 0] = taken;
      const [endX = 0, endY = 0] = taken.slice(-2);
      if (kind === 'h') x = fromX + first;
      else if (kind === 'v') y = fromY + first;
      else {
        if ('csq'.includes(kind)) {
          for (let pair = 0; pair < step - 2; pair += 2)
            see(fromX + (taken[pair] ?? 0), fromY + (taken[pair + 1] ?? 0));
        }
        const [lastX, lastY] = [x, y];
        [x, y] = [fromX + endX, fromY + endY];
        if (kind === 'm') [startX, startY] = [x, y];
        if (kind === 'a') {
          const [middleX, middleY] = [(lastX + x) / 2, (lastY + y) / 2];
          see(middleX - first, middleY - second);
          see(middleX + first, middleY + second);
        }
      }
      see(x, y);
    }
  }
  return box;
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** By how much a transform makes areas larger. */
function growth(transform = ''): number {
  return Array.from(transform.matchAll(/scale\(([^)]*)\)/g)).reduce((product, [, factors = '']) => {
    const [x = 1, y = x] = factors.split(/[\s,]+/).map(Number);
    return product * Math.abs(x * y);
  }, 1);
}

const isElement = (node: { type: string }): node is XastElement => node.type === 'element';

/** A drawing's elements, as a tree. */
function treeOf(drawing: Drawing): XastElement {
  const elements: XastElement[] = [];
  const list: CustomPlugin = {
    name: 'list',
    fn: () => ({ element: { enter: (node) => void elements.push(node) } }),
  };
  optimize(toSvg(drawing), { plugins: [list] });
  return elements[0] as XastElement;
}

/** A drawing that can be written without its small shapes. */
class Simplifier {
  readonly #drawing: Drawing;
  readonly #root: XastElement;
  // of what is drawn once to be repeated, in square units: how large it is, and by how much it is shown larger
  readonly #areas = new Map<string, number>();
  readonly #shown = new Map<string, number>();
  readonly #shapes = new Map<XastElement, { d: string; area: number }[]>();

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
    this.#root = treeOf(drawing);
    this.#measure(this.#root, 1);
  }

  #measure(node: XastElement, scale: number): number {
    const { d = '', id, href = '', transform } = node.attributes;
    const here = scale * growth(transform);
    if (node.name === 'use') {
      const name = href.slice(1);
      this.#shown.set(name, Math.max(this.#shown.get(name) ?? 0, here));
      return (this.#areas.get(name) ?? 0) * here;
    }
    const own = node.name === 'path' ? areaOf(boxOf(d)) * here : 0;
    const area = Math.max(own, ...node.children.filter(isElement).map((child) => this.#measure(child, here)));
    if (id) this.#areas.set(id, area);
    return area;
  }

  /** A path's shapes, and what each covers: a line by its length and width. */
  #shapesOf(path: XastElement): { d: string; area: number }[] {
    let shapes = this.#shapes.get(path);
    if (!shapes) {
      const { d = '', class: look = '', 'stroke-width': width = '1' } = path.attributes;
      shapes = d.split(/(?=M)/).map((shape) => {
        const box = boxOf(shape);
        const length = Math.hypot(box.right - box.left, box.bottom - box.top);
        return { d: shape, area: look.startsWith('b') ? length * Number(width) : areaOf(box) };
      });
      this.#shapes.set(path, shapes);
    }
    return shapes;
  }

  /** The drawing with those shapes only that cover `least` square units or more. */
  without(least: number): Drawing {
    const body = this.#inside(this.#root, 1, least);
    const used = new Set(Array.from(body.matchAll(/(?:url\(|href=")#([^)"]+)/g), ([, id]) => id));
    const unused = /<clipPath id="([^"]*)">.*?<\/clipPath>|<defs><g id="([^"]*)">.*?<\/defs>/gs;
    return {
      ...this.#drawing,
      body: body.replace(unused, (all, clip, repeated) => (used.has(clip ?? repeated) ? all : '')),
    };
  }

  #inside(node: XastElement, scale: number, least: number): string {
    return node.children.map((child) => (isElement(child) ? this.#write(child, scale, least) : '')).join('');
  }

  #write(node: XastElement, scale: number, least: number): string {
    const { name, attributes } = node;
    // it comes anew with what is left; and what is to stand for a moment does not move
    if (name === 'style') return '';
    const moving = attributes.class?.startsWith('m-');
    const { href = '', id = '', opacity = '1', transform } = attributes;
    const here = scale * growth(transform) * (this.#shown.get(id) ?? 1);
    const part = least / here / Math.sqrt(Number(opacity));
    const written = (more: Record<string, string> = {}) =>
      Object.entries({ ...attributes, ...more })
        .map(([key, value]) => (key === 'class' && moving ? '' : ` ${key}="${value}"`))
        .join('');
    if (name === 'use') return (this.#areas.get(href.slice(1)) ?? 0) < part ? '' : `<use${written()}/>`;
    if (name === 'path') {
      const kept = this.#shapesOf(node).flatMap((shape) => (shape.area >= part ? shape.d : []));
      return kept.length === 0 ? '' : `<path${written({ d: kept.join('') })}/>`;
    }
    const inside = this.#inside(node, here, name === 'clipPath' ? 0 : least);
    return inside.replace(/<clipPath.*?<\/clipPath>/gs, '') || name === 'clipPath'
      ? `<${name}${written()}>${inside}</${name}>`
      : '';
  }
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/**
 * The drawing's large shapes in its own colours and proportions, by day and by night.
 * @param limit how many bytes it may have, compressed
 */
export function placeholderOf(drawing: Drawing, limit: number): string {
  const thinner = new Simplifier(drawing);
  let [tooSmall, least] = [1, drawing.width * drawing.height];
  let sketch = '';
  // by halves of the ratio between the two: shapes differ by powers of ten
  for (let round = 0; round < 10; round++) {
    const middle = Math.sqrt(tooSmall * least);
    const tried = optimiseSvg(thinner.without(middle), 0);
    if (compressed(tried) > limit) tooSmall = middle;
    else [least, sketch] = [middle, tried];
  }
  return sketch;
}
