import type { Point } from './photo-focus.ts';

interface Size {
  width: number;
  height: number;
}

/** A part of a photograph in its pixels, and where in that part the point lies that stays in view. */
export interface Crop extends Size {
  left: number;
  top: number;
  focus: Point;
}

/** The largest part that has a place's proportions, with the point as near to its middle as it can be. */
export function cropOf(photograph: Size, [slotWidth, slotHeight]: readonly [number, number], [x, y]: Point): Crop {
  const scale = Math.min(photograph.width / slotWidth, photograph.height / slotHeight);
  const width = Math.min(Math.round(slotWidth * scale), photograph.width);
  const height = Math.min(Math.round(slotHeight * scale), photograph.height);
  const start = (whole: number, part: number, share: number) =>
    Math.min(Math.max(Math.round(whole * share - part / 2), 0), whole - part);
  const left = start(photograph.width, width, x);
  const top = start(photograph.height, height, y);
  const inside = (pixels: number, part: number) => Math.min(Math.max(pixels / part, 0), 1);
  const focus = [inside(photograph.width * x - left, width), inside(photograph.height * y - top, height)] as const;
  return { left, top, width, height, focus };
}

/** A place shown sharp needs at least this part of the drawing's units in pixels. */
const leastShare = 0.75;

/** How large the crop for a place must be. */
export function leastSize([width, height]: readonly [number, number]): Size {
  return { width: Math.round(width * leastShare), height: Math.round(height * leastShare) };
}

const allWidths = [480, 768, 1080, 1440, 1920, 2560];
/** Pictures drawn narrower than this never fill a wide window. */
const wide = 1200;
const mostNarrow = 1440;

/** The widths in which a crop is made, the largest last: those of the layout, and none above the crop's own. */
export function widthsOf({ width }: Size, [slotWidth]: readonly [number, number]): number[] {
  const most = Math.min(width, slotWidth < wide ? mostNarrow : Math.max(...allWidths));
  // one that is hardly smaller than the largest would serve nobody
  return [...allWidths.filter((step) => step < most * 0.9), most];
}
