import { optimize } from 'svgo';
import { type Drawing, toSvg } from '../src/art/sheet.ts';

/**
 * The drawing as small SVG text that looks the same. Two of svgo's steps only: its whole preset takes ten times as
 * long and, once compressed, comes out larger.
 * @param precision decimals of a unit that are kept: one, or none for what is only shown small
 */
export function optimiseSvg(drawing: Drawing, precision: 0 | 1 = 1): string {
  return optimize(toSvg(drawing), { floatPrecision: precision, plugins: ['convertPathData', 'collapseGroups'] }).data;
}
