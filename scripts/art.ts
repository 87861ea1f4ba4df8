import { optimize } from 'svgo';
import { type Drawing, toSvg } from '../src/art/sheet.ts';

/**
 * The drawing as small SVG text that looks the same. Two of svgo's steps only: its whole preset takes ten times as
 * long and, once compressed, comes out larger.
 */
export function optimiseSvg(drawing: Drawing): string {
  return optimize(toSvg(drawing), { floatPrecision: 1, plugins: ['convertPathData', 'collapseGroups'] }).data;
}
