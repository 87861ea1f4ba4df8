// Saves the owner's photographs in photos/, with the build's checks.
import sharp from 'sharp';
import { sentenceOf } from '../../../build/content/faults/fault.ts';
import { focusFile, hotelFiles } from '../../../build/content/hotel-files.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { photoProblem, sharpInput } from '../../../build/photos/photo-check.ts';
import { photoPlaces, picturedEntries } from '../../../build/photos/photo-places.ts';
import { entryStep } from '../../content/entry-path.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { type Files, photographFiles } from '../content/project-files.ts';
import { malformed, Refused } from '../refused.ts';
import { aboutPicture } from './picture-names.ts';
import { leastPhotograph } from './pictures.ts';

/** The first bytes of the accepted file types, with their extensions. */
const beginnings: [ending: string, pattern: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cxsm]|hev[cxms]|mif1|msf1)/s],
];

/** The file extension of a photograph, by its first bytes; undefined for other files. */
export const endingOf = (bytes: Buffer) =>
  beginnings.find(([, pattern]) => pattern.test(bytes.toString('latin1', 0, 32)))?.[0];

const isPicture = ({ read }: Desk, name: string) => Object.hasOwn(photoPlaces(read), name);

/** Throws unless a picture has this name. */
export function refuseOtherNames(desk: Desk, name: string): void {
  if (!isPicture(desk, name)) throw malformed();
}

/** Replaces a drawing, or its photograph, by another photograph. */
export async function putPhotograph(desk: Desk, name: string, bytes: Buffer): Promise<void> {
  const ending = endingOf(bytes);
  if (!ending) throw new Refused(415, 'notPhotograph');
  const file = `photos/${name}.${ending}`;
  await refuseUnusable(desk, name, file, bytes);
  const clean = await withoutMetadata(bytes, ending);
  const kept = `photos/${name}.${clean.ending}`;
  await desk.serially(async () => {
    // its entry may have been deleted meanwhile
    if (!isPicture(desk, name)) throw new Refused(409, 'pictureGone');
    const files = new Map([...(await described(desk, name)), ...(await withoutPhotograph(desk, name))]);
    const label = aboutPicture(desk.read, name, inBoth('photograph'));
    await desk.write({ label }, files.set(kept, clean.bytes));
  });
}

/** The lists, with an entry's title as the `alt` that its picture still lacks. */
async function described(desk: Desk, name: string): Promise<Files> {
  const found = picturedEntries(desk.read)?.get(name);
  const title = Object.values(found?.entry ?? {}).find(isText);
  if (!found || found.entry.alt || !title) return new Map();
  const path = [found.list, entryStep(found.entry.id), 'alt'];
  return (await desk.filesAfter([{ file: hotelFiles.lists, path, value: title }])).files;
}

/**
 * A photograph without place, date and camera, which would stay in the history for ever; upright, since its orientation is
 * metadata too. One without metadata stays as it is.
 */
export async function withoutMetadata(bytes: Buffer, ending: string): Promise<{ bytes: Buffer; ending: string }> {
  const { exif, xmp, iptc, comments, orientation = 1 } = await sharp(bytes, sharpInput).metadata();
  if (!exif && !xmp && !iptc && !comments && orientation === 1) return { bytes, ending };
  // sharp writes no metadata, and turns colours into sRGB
  const upright = sharp(bytes, sharpInput).autoOrient();
  if (ending === 'png') return { bytes: await upright.png().toBuffer(), ending };
  if (ending === 'webp') return { bytes: await upright.webp({ quality: 95 }).toBuffer(), ending };
  return { bytes: await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), ending: 'jpg' };
}

/** Goes back to the drawing. */
export async function removePhotograph(desk: Desk, name: string): Promise<void> {
  const label = aboutPicture(desk.read, name, inBoth('photographRemoved'));
  await desk.serially(async () => {
    if (photographFiles(desk.root, name).length === 0) throw new Refused(409, 'drawingHere');
    await desk.write({ label }, await withoutPhotograph(desk, name));
  });
}

/** The files after a picture's own photograph and focus point are removed. */
const withoutPhotograph = async (desk: Desk, name: string): Promise<Files> =>
  new Map([
    ...photographFiles(desk.root, name).map((file) => [file, undefined] as const),
    ...(await desk.filesAfter([{ file: focusFile, path: [name] }])).files,
  ]);

/** Throws if the build would refuse a photograph for its picture, or for the upright crop that uses it too. */
async function refuseUnusable(desk: Desk, name: string, file: string, bytes: Buffer): Promise<void> {
  const least = leastPhotograph(desk.root, photoPlaces(desk.read), name);
  const problem = await photoProblem({ name, file, least }, bytes);
  if (problem) throw new Refused(422, (t, to) => t.aboutFile(sentenceOf(problem, to)));
}
