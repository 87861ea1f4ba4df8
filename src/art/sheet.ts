import { type Colour, palette } from './palette.ts';

/** A finished drawing: its size in its own units and the SVG markup inside the root element. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** Classes that move: kept still when the visitor asks for reduced motion. */
export type Motion = 'bob' | 'sway' | 'shimmer' | 'twinkle' | 'drift';

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
  readonly #name: string;
  #state: number;
  #ids = 0;
  #out: string[] = [];
  #open: { key: string; d: string } | undefined;
  #defining = 0;

  /** @param name the picture's name: it keeps ids apart when several drawings stand in one page */
  constructor(name: string, width: number, height: number, seed: number) {
    this.#name = name;
    this.width = width;
    this.height = height;
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
    return this.#shape(`a${code(colour)}`, d, opacity, '');
  }

  /** A stroked line, `width` wide, with round ends. */
  line(d: string, colour: Colour, width: number, opacity = 1): this {
    return this.#shape(`b${code(colour)}`, d, opacity, ` stroke-width="${round(width)}"`);
  }

  rect(x: number, y: number, w: number, h: number, colour: Colour, opacity = 1): this {
    return this.path(p`M${x} ${y}h${w}v${h}h${-w}z`, colour, opacity);
  }

  // rect, circle and ellipse all run clockwise: so they don't cut holes into one another where they overlap in one path
  circle(x: number, y: number, r: number, colour: Colour, opacity = 1): this {
    return this.ellipse(x, y, r, r, colour, opacity);
  }

  ellipse(x: number, y: number, rx: number, ry: number, colour: Colour, opacity = 1): this {
    return this.path(p`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`, colour, opacity);
  }

  /** Draws inside a group: `at` moves it, `scale` and `rotate` (degrees) turn it about that point. */
  group(
    place: { at?: [number, number]; scale?: number | [number, number]; rotate?: number; motion?: Motion },
    draw: () => void,
  ): this {
    const transform = [
      place.at && `translate(${round(place.at[0])} ${round(place.at[1])})`,
      place.rotate && `rotate(${round(place.rotate)})`,
      place.scale && `scale(${[place.scale].flat().map((n) => Math.round(n * 1000) / 1000)})`,
    ].filter(Boolean);
    // a moving group keeps its place in a group of its own: CSS transforms would replace the attribute; its class keeps SVGO from joining the two
    const moved = place.motion ? `<g class="m-${place.motion}">` : '';
    this.#raw(
      `<g${moved && transform.length ? ' class="m"' : ''}${transform.length ? ` transform="${transform.join('')}"` : ''}>${moved}`,
    );
    draw();
    this.#raw(moved ? '</g></g>' : '</g>');
    return this;
  }

  /** Draws only what falls inside the path `d`. */
  clip(d: string, draw: () => void): this {
    this.#ids += 1;
    const id = `${this.#name}-${this.#ids}`;
    this.#raw(`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`);
    draw();
    this.#raw('</g>');
    return this;
  }

  /** Draws what is seen by night only: stars, a moon's path, light cones. */
  night(draw: () => void): this {
    return this.#only('night', draw);
  }

  /** Draws what is seen by day only: gulls, a sun's glitter, shadows. */
  day(draw: () => void): this {
    return this.#only('day', draw);
  }

  /** Draws once, to be repeated with `use`. Returns the id to use. */
  define(draw: () => void): string {
    this.#ids += 1;
    const id = `${this.#name}-${this.#ids}`;
    this.#raw(`<defs><g id="${id}">`);
    this.#defining += 1;
    draw();
    this.#defining -= 1;
    this.#raw('</g></defs>');
    return id;
  }

  /** Whether what is drawn now is to be repeated. */
  get defining(): boolean {
    return this.#defining > 0;
  }

  use(id: string, x: number, y: number, scale: number | [number, number] = 1, rotate = 0): this {
    const turn = rotate ? `rotate(${round(rotate)})` : '';
    const size = scale === 1 ? '' : `scale(${[scale].flat().map((n) => Math.round(n * 1000) / 1000)})`;
    return this.#raw(
      turn || size
        ? `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turn}${size}"/>`
        : `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`,
    );
  }

  /** Repeats a define sheared: each point moves sideways by `slope` times its own y. So one column of floor tiles serves for all. */
  shear(id: string, x: number, y: number, slope: number): this {
    return this.#raw(
      `<use href="#${id}" transform="matrix(1 0 ${Math.round(slope * 10000) / 10000} 1 ${round(x)} ${round(y)})"/>`,
    );
  }

  finish(): Drawing {
    this.#flush();
    return { width: this.width, height: this.height, body: this.#out.join('') };
  }

  #only(when: 'day' | 'night', draw: () => void): this {
    this.#raw(`<g class="o-${when}">`);
    draw();
    return this.#raw('</g>');
  }

  #shape(className: string, d: string, opacity: number, extra: string): this {
    const key = `class="${className}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}${extra}`;
    // see-through shapes that overlap must stay apart, or the overlap would not show
    if (this.#open?.key === key && opacity === 1) this.#open.d += d;
    else {
      this.#flush();
      this.#open = { key, d };
    }
    return this;
  }

  #raw(markup: string): this {
    this.#flush();
    this.#out.push(markup);
    return this;
  }

  #flush() {
    if (this.#open) this.#out.push(`<path d="${this.#open.d}" ${this.#open.key}/>`);
    this.#open = undefined;
  }
}

/** The style rules a drawing needs, by day and by night, for the classes its markup uses. */
function styleOf(body: string): string {
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
      day.push(`.${className}{${property}:${light}}`);
      if (light !== dark) night.push(`.${className}{${property}:${dark}}`);
    }
  });
  if (/class="b/.test(body)) day.push('[class^=b]{fill:none;stroke-linecap:round}');
  const onlyNight = body.includes('o-night');
  if (onlyNight) day.push('.o-night{display:none}');
  if (onlyNight) night.push('.o-night{display:inline}');
  if (body.includes('o-day')) night.push('.o-day{display:none}');
  const moving = motions.filter(([name]) => body.includes(`m-${name}`)).map(([, css]) => css);
  return [
    day.join(''),
    `@media(prefers-color-scheme:dark){${night.join('')}}`,
    moving.length ? `@media(prefers-reduced-motion:no-preference){${moving.join('')}}` : '',
  ].join('');
}

const motions: [Motion, string][] = [
  [
    'bob',
    '.m-bob{animation:bob 5s ease-in-out infinite alternate}@keyframes bob{to{transform:translateY(4px) rotate(1.5deg)}}',
  ],
  ['sway', '.m-sway{animation:sway 7s ease-in-out infinite alternate}@keyframes sway{to{transform:rotate(1.2deg)}}'],
  ['shimmer', '.m-shimmer{animation:shimmer 4s ease-in-out infinite alternate}@keyframes shimmer{to{opacity:.45}}'],
  ['twinkle', '.m-twinkle{animation:twinkle 3s ease-in-out infinite alternate}@keyframes twinkle{to{opacity:.35}}'],
  [
    'drift',
    '.m-drift{animation:drift 40s ease-in-out infinite alternate}@keyframes drift{to{transform:translateX(24px)}}',
  ],
];

/** The drawing as a whole SVG file. */
export function toSvg({ width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${styleOf(body)}</style>${body}</svg>`;
}
