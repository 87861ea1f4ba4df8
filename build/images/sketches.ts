import { readdir } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawingOf } from '../../src/app/service-worker/files.ts';
import { scenes } from '../../src/art/scenes.ts';
import type { Drawing, Part } from '../../src/art/sheet.ts';
import { sharePictures } from '../../src/art/slots.ts';
import { writeAsset } from '../write-asset.ts';
import { optimiseSvg } from './drawings.ts';

/** The bytes of a sketch, compressed by itself: of a drawing that opens a page, and of any other; less of a small one. All are kept for reading offline. */
const heroLimit = 650;
const limit = 275;
const heroes = new Set<string>([...Object.values(sharePictures), 'home-hero-portrait', 'not-found']);

/**
 * Writes the sketches of the site's drawings, by name, sixteen units wide at most, as one file: the service worker shows them for
 * drawings that it lacks. The sketch of an upright drawing also stands for the wide one.
 */
export async function makeSketches(dist: URL): Promise<void> {
  const shapes = (drawing: Drawing, name: string) => {
    if (heroes.has(name)) return sketchOf(drawing, heroLimit);
    const tooSmall = (drawing.width * drawing.height) / 20;
    const own = Math.min(limit, (drawing.width * drawing.height) / 1200);
    // the largest shape alone may need more
    return sketchOf(drawing, own, tooSmall) || sketchOf(drawing, 2 * limit, tooSmall);
  };
  const shown = new Set((await readdir(new URL('assets/', dist))).map(drawingOf));
  const sketched = Object.entries(scenes).filter(
    ([name]) => shown.has(name) && !Object.hasOwn(scenes, `${name}-portrait`),
  );
  const sketches = sketched.map(([name, draw]) => {
    const drawing = draw();
    const size = `width="${drawing.width / 100}" height="${drawing.height / 100}"`;
    return [name, shapes(drawing, name).replace('<svg ', `<svg ${size} `)];
  });
  await writeAsset(dist, 'sketches.json', JSON.stringify(Object.fromEntries(sketches)));
}

/**
 * A drawing's large shapes in its own colours and proportions, by day and by night, as SVG text; '' where none fits.
 * @param limit how many bytes it may have, compressed
 * @param tooSmall the weight of shapes that are left out even where there is room
 */
export function sketchOf(drawing: Drawing, limit: number, tooSmall = 1): string {
  let least = drawing.width * drawing.height;
  let sketch = '';
  // weights differ by powers of ten: halve the ratio between the bounds, not their difference
  for (let round = 0; round < 10; round++) {
    const middle = Math.sqrt(tooSmall * least);
    const tried = optimiseSvg({ ...drawing, parts: heavyParts(drawing.parts, middle) }, 0);
    if (compressedSize(tried) > limit) tooSmall = middle;
    else [least, sketch] = [middle, tried];
  }
  return sketch;
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
