import { open, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Metadata } from 'sharp';
import { type Problem, problem } from '../content/faults/fault.ts';
import { cropOf, leastSize } from './photo-crop.ts';
import type { PhotoFile } from './photo-files.ts';

const readable = ['jpeg', 'png', 'webp', 'heif'];
// a build's memory allows no more
const maxPixels = 120_000_000;
const maxSide = 10_000;
const heicBrand = /^ftyp(?:hei[cxsm]|hev[cxms]|mif1|msf1)/;

/** Options with which sharp opens photographs: it accepts stray bytes but no truncated files. */
export const sharpInput = { failOn: 'error' } as const;

/** Why a photograph cannot be used; undefined if it can. */
export async function photoProblem({ name, file, slot, focus }: PhotoFile, root: URL): Promise<Problem | undefined> {
  const path = fileURLToPath(new URL(file, root));
  if ((await stat(path)).size === 0) return problem('photoEmpty');
  let metadata: Metadata;
  try {
    metadata = await sharp(path, sharpInput).metadata();
  } catch {
    return problem((await isHeic(path)) ? 'photoHeic' : 'photoUnreadable');
  }
  const { format, pages = 1, autoOrient } = metadata;
  if (!readable.includes(format)) return problem('photoFormat', { format: format.toUpperCase() });
  if (format === 'webp' && pages > 1) return problem('photoAnimated', { pictures: pages });
  if (autoOrient.width * autoOrient.height > maxPixels)
    return problem('photoTooLarge', { size: sizeOf(autoOrient), side: maxSide });
  const crop = cropOf(autoOrient, slot, focus);
  const least = leastSize(slot);
  if (crop.width < least.width || crop.height < least.height) {
    const isBorrowed = !file.startsWith(`photos/${name}.`);
    const sizes = { size: sizeOf(autoOrient), fits: sizeOf(crop), least: sizeOf(least) };
    return problem('photoTooSmall', { picture: name, ...sizes, isBorrowed });
  }
  try {
    // a tiny output is fast and still reads the whole file
    await sharp(path, sharpInput).resize(8).raw().toBuffer();
  } catch {
    return problem((await isHeic(path)) ? 'photoHeic' : 'photoCutOff');
  }
  return undefined;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return heicBrand.test(buffer.toString('latin1', 4));
  } finally {
    await file.close();
  }
}
