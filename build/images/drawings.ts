// The site's drawings as SVG: as text, and as files in the cache, where modules and styles import them from.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { optimize, VERSION as svgoVersion } from 'svgo';
import { scenes } from '../../src/art/scenes.ts';
import { type Drawing, toLayeredSvg, toSvg } from '../../src/art/sheet.ts';
import { isInHero, isOrnament, type PictureName, slots } from '../../src/art/slots.ts';
import type { PictureSource } from '../../src/ui/picture/picture-source.ts';

const cache = new URL('../../.cache/pictures/', import.meta.url);
const names = Object.keys(slots) as PictureName[];

/** Pictures that need no decimals: most are no wider than a column, and the rooms' hero is drawn in small units. */
const inColumns =
  /^(attraction|beds|classic|dish|experience|rooms|superior)-|^home-(reception|rooms)$|^terrace-(bar|breakfast)$/;

/**
 * A file in the cache: `mark` is a whole drawing, `home-hero-layers` shows its layers one by one, and so does
 * `home-hero-night`, by night, for Safari.
 */
export const drawingFile = (name: string) => new URL(`${name}.svg`, cache);

/**
 * A drawing as the site's code knows it, with the names of files in the cache instead of addresses. If a photograph replaces
 * its other crop, it has neither layers nor a file for the night: one element shows both.
 */
export function drawingSource(name: PictureName, isOtherReplaced: boolean): PictureSource {
  const [width, height] = slots[name];
  const layers = isOtherReplaced ? [] : scenes[name]().layers.map((layer) => layer.name);
  return {
    src: layers.length > 0 ? `${name}-layers` : name,
    ...(isInHero(name) && !isOtherReplaced && { night: `${name}-night` }),
    ...{ width, height, ...(layers.length > 0 && { layers }) },
  };
}

/** The hash of all code that makes the drawings. */
function recipe(): string {
  const art = new URL('../../src/art/', import.meta.url);
  const sources = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = sources.sort().map((file) => file + readFileSync(new URL(file, art)));
  return hash('sha256', [svgoVersion, ...code, readFileSync(new URL(import.meta.url))].join(''));
}

/**
 * Draws every picture into the cache, where modules and styles import it from, unless it is drawn already.
 * @param onDrawn is called with the progress, from 0 to 1
 */
export function makeDrawings(onDrawn?: (share: number) => void): void {
  mkdirSync(cache, { recursive: true });
  const mark = new URL('drawn', cache);
  const drawn = recipe();
  const isDrawn = existsSync(mark) && readFileSync(mark, 'utf8') === drawn;
  if (isDrawn && names.every((name) => existsSync(drawingFile(name)))) return;
  // an interrupted build would leave drawings of two versions
  rmSync(mark, { force: true });
  for (const [index, name] of names.entries()) {
    onDrawn?.(index / names.length);
    const precision = isOrnament(name) || inColumns.test(name) ? 0 : 1;
    const drawing = scenes[name]();
    writeFileSync(drawingFile(name), optimiseSvg(drawing, precision));
    const write = drawing.layers.length > 0 ? toLayeredSvg : toSvg;
    if (write === toLayeredSvg) writeFileSync(drawingFile(`${name}-layers`), optimiseSvg(drawing, precision, write));
    if (!isInHero(name)) continue;
    const byNight = optimiseSvg(drawing, precision, (one) => write(one, true));
    writeFileSync(drawingFile(`${name}-night`), byNight);
  }
  writeFileSync(mark, drawn);
}

/**
 * The drawing as smaller SVG text that looks the same. It uses two svgo plugins: the default preset takes ten times as
 * long, and its compressed output is larger.
 * @param floatPrecision decimals to keep; pictures that are shown small need none
 */
export function optimiseSvg(
  drawing: Drawing,
  floatPrecision: 0 | 1 = 1,
  write: (drawing: Drawing) => string = toSvg,
): string {
  return optimize(write(drawing), { floatPrecision, plugins: ['convertPathData', 'collapseGroups'] }).data;
}

/**
 * A drawing's paths with their colours, to inline in a page.
 * @throws if the drawing has night colours, which need a style sheet, or other attributes
 */
export function pathsOf(drawing: Drawing): { d: string; fill: string }[] {
  const coloured = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const;
  const svg = optimize(optimiseSvg(drawing), { plugins: ['minifyStyles', coloured, 'convertStyleToAttrs'] }).data;
  if (svg.includes('<style>')) throw new Error('An inline drawing must look the same by day and by night.');
  const shapes = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const path = /<path d="([^"]*)" fill="([^"]*)"\/>/g;
  if (shapes.replace(path, '') !== '') throw new Error('An inline drawing may only have plain paths.');
  return [...shapes.matchAll(path)].map(([, d = '', fill = '']) => ({ d, fill }));
}
