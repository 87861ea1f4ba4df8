import { open, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Metadata } from 'sharp';
import { cropOf, leastSize } from './photo-crop.ts';
import type { PhotoFile } from './photo-files.ts';

const readable = ['jpeg', 'png', 'webp', 'heif'];
// a build's memory allows no more
const maxPixels = 120_000_000;
const maxSide = 10_000;
export const saveAgain = 'Export it again as JPEG, or copy it once more from the camera or phone.';
const heicBrand = /^ftyp(?:hei[cxsm]|hev[cxms]|mif1|msf1)/;

/** Options with which sharp opens photographs: it accepts stray bytes but no truncated files. */
export const sharpInput = { failOn: 'error' } as const;

/** Why a photograph cannot be used, as a sentence that follows the file's name; undefined if it can. */
export async function photoProblem({ name, file, slot, focus }: PhotoFile, root: URL): Promise<string | undefined> {
  const path = fileURLToPath(new URL(file, root));
  if ((await stat(path)).size === 0) return `is empty. ${saveAgain}`;
  let metadata: Metadata;
  try {
    metadata = await sharp(path, sharpInput).metadata();
  } catch {
    if (await isHeic(path)) return unreadableHeic;
    return `cannot be opened: it is damaged, or no photograph at all. ${saveAgain}`;
  }
  const { format, pages = 1, autoOrient } = metadata;
  if (!readable.includes(format)) {
    return `is in truth a file of the kind ${format.toUpperCase()}, which cannot be used. Save it as JPEG, PNG, WebP, AVIF or HEIC.`;
  }
  if (format === 'webp' && pages > 1)
    return `is an animation of ${pages} pictures. Use a photograph that stands still.`;
  if (autoOrient.width * autoOrient.height > maxPixels) {
    return `is too large: it has ${autoOrient.width} × ${autoOrient.height} pixels. Export it with at most ${maxSide} on its longer side.`;
  }
  const crop = cropOf(autoOrient, slot, focus);
  const least = leastSize(slot);
  if (crop.width < least.width || crop.height < least.height) {
    const has = `it has ${autoOrient.width} × ${autoOrient.height} pixels, of which ${crop.width} × ${crop.height} fit`;
    const needs = `it needs at least ${least.width} × ${least.height}`;
    const upright = file.startsWith(`photos/${name}.`)
      ? ''
      : ` Or put a photograph for upright screens beside it, as ${name}.`;
    return `is too small for “${name}”: ${has} the picture’s shape, and ${needs}. Use a larger photograph.${upright}`;
  }
  try {
    // a tiny output is fast and still reads the whole file
    await sharp(path, sharpInput).resize(8).raw().toBuffer();
  } catch {
    if (await isHeic(path)) return unreadableHeic;
    return `is damaged: only a part of the picture can be read. ${saveAgain}`;
  }
  return undefined;
}

const unreadableHeic =
  'is a HEIC photograph, which this computer cannot read. Export it as JPEG: on a Mac in Preview with File → Export, on an iPhone by sending it to yourself by e-mail.';

async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return heicBrand.test(buffer.toString('latin1', 4));
  } finally {
    await file.close();
  }
}
