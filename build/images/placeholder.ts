import { brotliCompressSync, constants } from 'node:zlib';
import type { Drawing, Part } from '../../src/art/sheet.ts';
import { optimiseSvg } from './optimise-svg.ts';

/**
 * A drawing's large shapes in its own colours and proportions, by day and by night, as SVG text.
 * @param limit how many bytes it may have, compressed
 * @param tooSmall the weight of shapes that are left out even where there is room
 */
export function placeholderOf(drawing: Drawing, limit: number, tooSmall = 1): string {
  let least = drawing.width * drawing.height;
  let placeholder = '';
  // weights differ by powers of ten: halve the ratio between the bounds, not their difference
  for (let round = 0; round < 10; round++) {
    const middle = Math.sqrt(tooSmall * least);
    const tried = optimiseSvg({ ...drawing, parts: heavyParts(drawing.parts, middle) }, 0);
    if (compressedSize(tried) > limit) tooSmall = middle;
    else [least, placeholder] = [middle, tried];
  }
  return placeholder;
}

/** The bytes of a sketch, compressed by itself. All are kept for reading offline. */
const sketchLimit = 400;

/** The largest shapes of a drawing as small SVG text, sixteen units wide at most. */
export function sketchOf(drawing: Drawing): string {
  const { width, height } = drawing;
  const sketch = (limit: number) => placeholderOf(drawing, limit, (width * height) / 20);
  // the largest shape alone may need more
  const shapes = sketch(sketchLimit) || sketch(2 * sketchLimit);
  return shapes.replace('<svg ', `<svg width="${width / 100}" height="${height / 100}" `);
}

const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/**
 * The shapes that weigh `least` or more, and the definitions that their uses need.
 * @param leastInside the least weight inside each definition, known from its uses
 */
function heavyParts(parts: Part[], least: number, leastInside = new Map<string, number>()): Part[] {
  const heavy = (part: Part): Part[] => {
    if (part.type === 'path') {
      const shapes = part.shapes.filter(({ weight }) => weight >= least);
      return shapes.length ? [{ ...part, shapes }] : [];
    }
    if (part.type === 'use') {
      if (part.weight < least) return [];
      leastInside.set(part.id, Math.min(leastInside.get(part.id) ?? Infinity, least / part.scale));
      return [part];
    }
    if (part.type === 'definition') {
      const inside = heavyParts(part.parts, leastInside.get(part.id) ?? Infinity, leastInside);
      return inside.length ? [{ ...part, parts: inside }] : [];
    }
    const inside = heavyParts(part.parts, least / part.scale, leastInside);
    return inside.length ? [{ ...part, parts: inside }] : [];
  };
  // uses come after their definition: start at the end
  return parts.toReversed().flatMap(heavy).toReversed();
}
