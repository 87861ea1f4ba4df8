/** A point in an upright photograph: the distances from its left and top edges, from 0 to 1. */
export type Point = readonly [left: number, top: number];

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a photograph in pixels, and the point within it that stays in view. */
interface Crop extends Size {
  left: number;
  top: number;
  focus: Point;
}

/** The largest part with the slot's proportions, centred on the point as far as possible. */
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

/** A sharp picture needs at least this many pixels per unit of the drawing. */
const leastShare = 0.75;

/** The smallest photograph that these slots accept. Its crops keep one side whole, so no crop is too small. */
export function leastSize(...crops: (readonly [width: number, height: number])[]): Size {
  const least = (sides: number[]) => Math.round(Math.max(...sides) * leastShare);
  return { width: least(crops.map(([width]) => width)), height: least(crops.map(([, height]) => height)) };
}

const allWidths = [480, 768, 1080, 1440, 1920, 2560];
/** Pictures drawn narrower than this never fill a wide window. */
const wide = 1200;
const maxNarrow = 1440;
/** Pictures drawn at most this wide have small places: the plates of services, posters in a row, postcards. */
const small = 900;
const smallWidth = 320;

/** The output widths of a crop, the largest last. None exceeds the crop. */
export function widthsOf({ width }: Size, [slotWidth]: readonly [number, number]): number[] {
  const largest = Math.min(width, slotWidth < wide ? maxNarrow : Math.max(...allWidths));
  const steps = slotWidth > small ? allWidths : [smallWidth, ...allWidths];
  // a width close to the largest is not worth a file
  return [...steps.filter((step) => step < largest * 0.9), largest];
}
