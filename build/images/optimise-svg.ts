import { optimize } from 'svgo';
import { type Drawing, toLayeredSvg, toSvg } from '../../src/art/sheet.ts';

/**
 * The drawing as smaller SVG text that looks the same. It uses two svgo plugins: the default preset takes ten times as
 * long, and its compressed output is larger.
 * @param precision decimals to keep: none is enough for what is shown small
 */
export function optimiseSvg(drawing: Drawing, precision: 0 | 1 = 1): string {
  return optimise(toSvg(drawing), precision);
}

/** The same for a file that shows the drawing's layers one by one. */
export function optimiseLayeredSvg(drawing: Drawing, precision: 0 | 1 = 1): string {
  return optimise(toLayeredSvg(drawing), precision);
}

const optimise = (svg: string, floatPrecision: number) =>
  optimize(svg, { floatPrecision, plugins: ['convertPathData', 'collapseGroups'] }).data;

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
