import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isPortrait } from '../../src/art/slots.ts';
import { type PhotoFile, sharpInput } from './photo-check.ts';
import { cropOf, type Point, widthsOf } from './photo-crop.ts';

/** Output formats by file extension, best first. */
export const kinds = {
  // effort 4 saves a fifth of the bytes but takes five times as long
  avif: ['avif', { quality: 50, effort: 3, chromaSubsampling: '4:2:0' }],
  webp: ['webp', { quality: 75 }],
  jpg: ['jpeg', { quality: 76, mozjpeg: true }],
} as const;
const placeholderWidth = 16;

/** A photograph with a name that changes with it and with everything that affects its look: the start of its URLs. */
export type FoundPhotograph = PhotoFile & { id: string };

/** A converted photograph that replaces a drawing. */
export interface Photograph extends Pick<FoundPhotograph, 'id' | 'slot'> {
  /** in pixels, the largest last */
  widths: number[];
  /** the point that stays in view, relative to the crop */
  focus: Point;
}

/**
 * Writes every version of a photograph to a folder, such as `480.avif`, with `photograph.json`: upright, in sRGB, cropped
 * and without metadata.
 */
export async function makeVersions(photograph: FoundPhotograph, root: URL, folder: URL): Promise<void> {
  const { id, name, file, slot, focus } = photograph;
  await mkdir(folder, { recursive: true });
  const path = fileURLToPath(new URL(file, root));
  const { autoOrient } = await sharp(path, sharpInput).metadata();
  const crop = cropOf(autoOrient, slot, focus);
  const widths = widthsOf(crop, slot);
  const heightAt = (width: number) => Math.round((width * slot[1]) / slot[0]);
  const largest = widths.at(-1) ?? crop.width;
  // decode once, at the largest size needed
  const { data, info: raw } = await sharp(path, sharpInput)
    .autoOrient()
    .extract(crop)
    .resize(largest, heightAt(largest), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (width: number) => sharp(data, { raw }).resize(width, heightAt(width), { fit: 'fill' });
  await Promise.all(
    widths.flatMap((width) =>
      Object.entries(kinds).map(([ending, [format, options]]) =>
        at(width)
          .toFormat(format, options)
          .toFile(fileURLToPath(new URL(`${width}.${ending}`, folder))),
      ),
    ),
  );
  const tiny = await at(placeholderWidth).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer();
  await writeFile(new URL('style.css', folder), styleOf(name, crop.focus, tiny));
  // written last: a folder without it is converted again
  const made: Photograph = { id, slot, widths, focus: crop.focus };
  const unfinished = new URL('unfinished.json', folder);
  await writeFile(unfinished, JSON.stringify(made));
  await rename(unfinished, new URL('photograph.json', folder));
}

/** A picture of a few pixels as a background, and the object-position. */
function styleOf(name: string, focus: Point, placeholder: Buffer): string {
  const position = focus.map((share) => `${Math.round(share * 100)}%`).join(' ');
  const style = `.photo-${name}{background:url("data:image/webp;base64,${placeholder.toString('base64')}") ${position}/cover;object-position:${position}}`;
  // the image element of the wide crop has this class too
  return isPortrait(name) ? `@media not all and (min-aspect-ratio:1){img${style}}` : style;
}
