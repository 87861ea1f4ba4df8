import { type Hour, hours } from './hours.ts';
import { type Colour, palette } from './palette.ts';
import { type PictureName, slots } from './slots.ts';

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A part of a drawing. A definition is not visible itself and precedes its uses. */
type Part =
  | { type: 'path'; d: string; attributes: string }
  | { type: 'group'; parts: Part[]; attributes: string; clip?: { id: string; d: string } | undefined }
  | { type: 'definition'; id: string; parts: Part[] }
  | { type: 'use'; id: string; attributes: string };

/** A layer that the page moves as a whole. `ui/picture/picture.module.css` says how. */
export type LayerName =
  | 'ground'
  | 'sky'
  | 'sun'
  | 'hills'
  | 'sea'
  | 'sails'
  | 'balustrade'
  | 'lamps'
  | 'lights'
  | 'boat';

/** Something drawn apart, in the same file, `width` units wide and in the drawing's proportions. */
interface Detail {
  name: string;
  width: number;
  parts: Part[];
}

/** A finished drawing: its size in its own units, its hour, its parts, the rearmost first, the index of each layer's first part, and its details. */
export interface Drawing {
  width: number;
  height: number;
  hour: Hour;
  parts: Part[];
  layers: { name: LayerName; from: number }[];
  details: Detail[];
}

const names = Object.keys(palette) as Colour[];
const code = (colour: Colour) => names.indexOf(colour).toString(36);
const round = (value: number) => String(Math.round(value * 10) / 10);

/** Joins numbers into path text with one decimal: p`M${x} ${y}h${w}z`. */
export function p(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, index) => text + round(values[index - 1] ?? 0) + part);
}

/** A sheet of paper to draw on with the palette's colours. The same seed always gives the same drawing. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly hour: Hour;
  readonly #name: string;
  #state: number;
  #ids = 0;
  #parts: Part[] = [];
  readonly #layers: Drawing['layers'] = [];
  readonly #details: Detail[] = [];
  #defining = 0;

  /** @param name the picture's name: it gives the size, and makes ids unique when one page has several drawings */
  constructor(name: PictureName, hour: keyof typeof hours, seed: number) {
    [this.width, this.height] = slots[name];
    this.#name = name;
    this.hour = hours[hour];
    this.#state = seed;
  }

  /** A number from 0 to 1 (mulberry32). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /**
   * A filled path. Neighbours of one colour and opacity become one element: draw overlapping ones all clockwise, as `rect` and
   * `ellipse` do, or they cut holes into each other.
   */
  path(d: string, colour: Colour, opacity = 1): this {
    return this.#path(`a${code(colour)}`, d, opacity);
  }

  /** A stroked line, `width` wide, with round ends. */
  line(d: string, colour: Colour, width: number, opacity = 1): this {
    return this.#path(`b${code(colour)}`, d, opacity, width);
  }

  rect(x: number, y: number, w: number, h: number, colour: Colour, opacity = 1): this {
    return this.path(p`M${x} ${y}h${w}v${h}h${-w}z`, colour, opacity);
  }

  circle(x: number, y: number, r: number, colour: Colour, opacity = 1): this {
    return this.ellipse(x, y, r, r, colour, opacity);
  }

  ellipse(x: number, y: number, rx: number, ry: number, colour: Colour, opacity = 1): this {
    return this.path(p`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`, colour, opacity);
  }

  /** Draws inside a group: `at` moves it, `scale` and `rotate` (degrees) turn it about that point. */
  group(place: { at?: [number, number]; scale?: number | [number, number]; rotate?: number }, draw: () => void): this {
    const transform = [
      place.at && `translate(${round(place.at[0])} ${round(place.at[1])})`,
      place.rotate && `rotate(${round(place.rotate)})`,
      place.scale && scaling(place.scale),
    ].filter(Boolean);
    const attributes = transform.length ? ` transform="${transform.join('')}"` : '';
    return this.#group(draw, attributes);
  }

  /** Begins a layer, outside of groups: everything from here to the next one moves together. The first layer comes first. */
  layer(name: LayerName): this {
    this.#layers.push({ name, from: this.#parts.length });
    return this;
  }

  /** Draws apart from the picture: a file with layers shows it at `#name`, `width` units wide. */
  detail(name: string, width: number, draw: () => void): this {
    this.#details.push({ name, width, parts: this.#drawn(draw) });
    return this;
  }

  /** Draws only what falls inside the path `d`. */
  clip(d: string, draw: () => void): this {
    const id = this.#newId();
    return this.#group(draw, ` clip-path="url(#${id})"`, { id, d });
  }

  /** Draws what is visible by night only: stars, a moon's path, light cones. */
  night(draw: () => void): this {
    return this.#group(draw, ' class="o-night"');
  }

  /** Draws what is visible by day only: gulls, a sun's glitter, shadows. */
  day(draw: () => void): this {
    return this.#group(draw, ' class="o-day"');
  }

  /** Draws the light of lamps: by night, and by day too at an hour at which they burn. */
  lamplight(draw: () => void): this {
    if (!this.hour.lamps) return this.night(draw);
    draw();
    return this;
  }

  /** Draws once, to be repeated with `use`. Returns the id to use. */
  define(draw: () => void): string {
    const id = this.#newId();
    this.#defining += 1;
    const parts = this.#drawn(draw);
    this.#defining -= 1;
    this.#parts.push({ type: 'definition', id, parts });
    return id;
  }

  /** Whether a definition is being drawn. */
  get defining(): boolean {
    return this.#defining > 0;
  }

  use(id: string, x: number, y: number, scale: number | [number, number] = 1, rotate = 0): this {
    const turn = rotate ? `rotate(${round(rotate)})` : '';
    const size = scale === 1 ? '' : scaling(scale);
    const attributes =
      turn || size
        ? ` transform="translate(${round(x)} ${round(y)})${turn}${size}"`
        : ` x="${round(x)}" y="${round(y)}"`;
    return this.#use(id, attributes);
  }

  /** Repeats a definition sheared, such as a column of floor tiles: each point moves sideways by `slope` times its own y. */
  shear(id: string, x: number, y: number, slope: number): this {
    return this.#use(id, ` transform="matrix(1 0 ${Math.round(slope * 10000) / 10000} 1 ${round(x)} ${round(y)})"`);
  }

  finish(): Drawing {
    const { width, height, hour } = this;
    return { width, height, hour, parts: this.#parts, layers: this.#layers, details: this.#details };
  }

  #newId(): string {
    this.#ids += 1;
    return `${this.#name}-${this.#ids}`;
  }

  /** The parts that `draw` draws. */
  #drawn(draw: () => void): Part[] {
    const outer = this.#parts;
    const inner: Part[] = [];
    this.#parts = inner;
    draw();
    this.#parts = outer;
    return inner;
  }

  #group(draw: () => void, attributes: string, clip?: { id: string; d: string }): this {
    this.#parts.push({ type: 'group', parts: this.#drawn(draw), attributes, clip });
    return this;
  }

  #use(id: string, attributes: string): this {
    this.#parts.push({ type: 'use', id, attributes });
    return this;
  }

  #path(className: string, d: string, opacity: number, width = 0): this {
    const transparency = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
    const attributes = ` class="${className}"${transparency}${width ? ` stroke-width="${round(width)}"` : ''}`;
    const last = this.#parts.length === this.#layers.at(-1)?.from ? undefined : this.#parts.at(-1);
    // overlapping transparent shapes of one element would not add up
    if (last?.type === 'path' && last.attributes === attributes && opacity === 1) last.d += d;
    else this.#parts.push({ type: 'path', d, attributes });
    return this;
  }
}

const scaling = (scale: number | [number, number]) =>
  `scale(${[scale].flat().map((factor) => Math.round(factor * 1000) / 1000)})`;

/** The style rules for the classes that the markup uses: by day and by night, or by night alone. */
function styleOf(body: string, isNight: boolean): string {
  const day: string[] = [];
  const night: string[] = [];
  names.forEach((name, index) => {
    const [light, dark] = palette[name];
    for (const [prefix, property] of [
      ['a', 'fill'],
      ['b', 'stroke'],
    ]) {
      const className = `${prefix}${index.toString(36)}`;
      if (!body.includes(`"${className}"`)) continue;
      day.push(`.${className}{${property}:${isNight ? dark : light}}`);
      if (light !== dark) night.push(`.${className}{${property}:${dark}}`);
    }
  });
  if (/class="b/.test(body)) day.push('[class^=b]{fill:none;stroke-linecap:round}');
  if (isNight) return [...day, body.includes('o-day') ? '.o-day{display:none}' : ''].join('');
  const onlyNight = body.includes('o-night');
  if (onlyNight) day.push('.o-night{display:none}');
  if (onlyNight) night.push('.o-night{display:inline}');
  if (body.includes('o-day')) night.push('.o-day{display:none}');
  return `${day.join('')}@media(prefers-color-scheme:dark){${night.join('')}}`;
}

/** The drawing as the text of an SVG file, all layers in their places. */
export function toSvg({ width, height, parts }: Drawing, isNight = false): string {
  return svgFile(width, height, parts.map(markupOf).join(''), isNight);
}

/**
 * The drawing as an SVG file that shows its first layer, and at `#name` another one. The layers lie below each other, so
 * far apart that none reaches into the view of the next. They share one file: a visitor downloads and decodes it once.
 */
export function toLayeredSvg({ width, height, parts, layers, details }: Drawing, isNight = false): string {
  const distance = height * 10;
  const all = [
    ...layers.map(({ name, from }, index) => ({ name, width, parts: parts.slice(from, layers[index + 1]?.from) })),
    ...details,
  ];
  const views = all.map(
    (one, index) =>
      `<view id="${one.name}" viewBox="0 ${index * distance} ${one.width} ${(one.width * height) / width}"/>`,
  );
  const groups = all.map(
    (one, index) => `<g transform="translate(0 ${index * distance})">${one.parts.map(markupOf).join('')}</g>`,
  );
  return svgFile(width, height, [...views, ...groups].join(''), isNight);
}

const svgFile = (width: number, height: number, body: string, isNight: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${styleOf(body, isNight)}</style>${body}</svg>`;

function markupOf(part: Part): string {
  if (part.type === 'path') return `<path d="${part.d}"${part.attributes}/>`;
  if (part.type === 'use') return `<use href="#${part.id}"${part.attributes}/>`;
  const inside = part.parts.map(markupOf).join('');
  if (part.type === 'definition') return `<defs><g id="${part.id}">${inside}</g></defs>`;
  const { attributes, clip } = part;
  const clipPath = clip ? `<clipPath id="${clip.id}"><path d="${clip.d}"/></clipPath>` : '';
  return `${clipPath}<g${attributes}>${inside}</g>`;
}
