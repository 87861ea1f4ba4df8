import { optimize } from 'svgo';
import { type Drawing, toSvg } from '../../src/art/sheet.ts';

/**
 * The drawing as small SVG text that looks the same. Two of svgo's steps only: its whole preset takes ten times as
 * long and, once compressed, comes out larger.
 * @param precision decimals of a unit that are kept: one, or none for what is only shown small
 */
export function optimiseSvg(drawing: Drawing, precision: 0 | 1 = 1): string {
  return optimize(toSvg(drawing), { floatPrecision: precision, plugins: ['convertPathData', 'collapseGroups'] }).data;
}

/**
 * A drawing's shapes with their colours on them, for a page to hold among its own elements.
 * @throws where it has other colours by night, which only a style sheet could say
 */
export function shapesOf(drawing: Drawing): string {
  const coloured = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const;
  const svg = optimize(optimiseSvg(drawing), { plugins: ['minifyStyles', coloured, 'convertStyleToAttrs'] }).data;
  if (svg.includes('<style>')) throw new Error('A drawing that stands in the page looks the same by day and by night.');
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
