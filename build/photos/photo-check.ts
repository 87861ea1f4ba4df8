import sharp, { type Metadata } from 'sharp';
import { type Problem, problem } from '../content/faults/fault.ts';
import type { Point, Size } from './photo-crop.ts';
import { endingOf } from './photo-types.ts';

/** A photograph that replaces a picture. */
export interface PhotoFile {
  name: string;
  /** path from the project's root */
  file: string;
  slot: readonly [width: number, height: number];
  focus: Point;
}

interface Checked extends Pick<PhotoFile, 'name' | 'file'> {
  /** the smallest size that all places of the picture need */
  least: Size;
}

const readable = ['jpeg', 'png', 'webp', 'heif'];
// larger images need too much memory
const maxPixels = 120_000_000;
const maxSide = 10_000;

/** Options with which sharp opens photographs: it accepts stray bytes but no truncated files. */
export const sharpInput = { failOn: 'error' } as const;

/** Why a photograph cannot be used; undefined if it can. */
export async function photoProblem({ name, file, least }: Checked, bytes: Buffer): Promise<Problem | undefined> {
  if (bytes.length === 0) return problem('photoEmpty');
  let metadata: Metadata;
  try {
    // sharp's default limit is 268 megapixels
    metadata = await sharp(bytes, { ...sharpInput, limitInputPixels: false }).metadata();
  } catch {
    return problem(endingOf(bytes) === 'heic' ? 'photoHeic' : 'photoUnreadable');
  }
  const { format, pages = 1, autoOrient: upright } = metadata;
  if (!readable.includes(format)) return problem('photoFormat', { format: format.toUpperCase() });
  if (format === 'webp' && pages > 1) return problem('photoAnimated', { pictures: pages });
  const size = sizeOf(upright);
  if (upright.width * upright.height > maxPixels) return problem('photoTooLarge', { size, side: maxSide });
  if (upright.width < least.width || upright.height < least.height) {
    const isBorrowed = !file.startsWith(`photos/${name}.`);
    return problem('photoTooSmall', { picture: name, size, least: sizeOf(least), isBorrowed });
  }
  try {
    // a tiny output is fast and still reads the whole file
    await sharp(bytes, sharpInput).resize(8).raw().toBuffer();
  } catch {
    return problem(endingOf(bytes) === 'heic' ? 'photoHeic' : 'photoCutOff');
  }
  return undefined;
}

const sizeOf = ({ width, height }: Size) => `${width} × ${height}`;
