// Saves the owner's photographs in photos/, with the build's checks.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { messagesByLanguage } from '../../../build/content/content-file.ts';
import { sentenceOf } from '../../../build/content/faults/fault.ts';
import { focusFile, hotelFiles } from '../../../build/content/hotel-files.ts';
import { withoutTags } from '../../../build/content/messages/dictionary.ts';
import { isText, roomTitleKey } from '../../../build/content/messages/list-messages.ts';
import { photoProblem, sharpInput } from '../../../build/photos/photo-check.ts';
import { leastSize, type Size } from '../../../build/photos/photo-crop.ts';
import { photoPlaces, picturedEntries } from '../../../build/photos/photo-places.ts';
import { endingOf } from '../../../build/photos/photo-types.ts';
import { entryPicture, galleryLists, listPictures } from '../../../src/art/slots.ts';
import { byLanguage } from '../../../src/i18n/languages.ts';
import { entryStep } from '../../content/entry-path.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { type Files, photographFiles } from '../content/project-files.ts';
import { malformed, Refused } from '../refused.ts';
import { aboutPicture } from './picture-names.ts';
import { leastPhotograph } from './pictures.ts';

const isPicture = ({ read }: Desk, name: string) => Object.hasOwn(photoPlaces(read), name);

/** Throws unless a picture has this name. */
export function refuseOtherNames(desk: Desk, name: string): void {
  if (!isPicture(desk, name)) throw malformed();
}

/**
 * Replaces a drawing, or its photograph, by another photograph.
 * @param focus its focus point, if it has one already
 */
export async function putPhotograph(desk: Desk, name: string, bytes: Buffer, focus?: unknown): Promise<void> {
  const clean = await usable(bytes, name, leastPhotograph(desk.root, photoPlaces(desk.read), name));
  await desk.serially(async () => {
    // its entry may have been deleted meanwhile
    if (!isPicture(desk, name)) throw new Refused(409, 'pictureGone');
    const files = new Map([...(await described(desk, name)), ...(await withoutPhotograph(desk, name, focus))]);
    const label = aboutPicture(desk.read, name, inBoth('photograph'));
    await desk.write({ label }, files.set(`photos/${name}.${clean.ending}`, clean.bytes));
  });
}

/** Appends an entry with a photograph to a gallery. Its description is the room's title until the owner writes one. */
export async function addToGallery(desk: Desk, name: string, bytes: Buffer): Promise<void> {
  const list = galleryLists.find((one) => one === name);
  if (!list) throw malformed();
  const { kind, size } = listPictures[list];
  const clean = await usable(bytes, kind, leastSize(size));
  await desk.serially(async () => {
    // two people who add photographs at the same time never choose the same id
    const id = createHash('sha256').update(clean.bytes).digest('hex').slice(0, 8);
    if (isPicture(desk, entryPicture(list, id))) throw new Refused(409, 'photographIsThere');
    const messages = messagesByLanguage(desk.read);
    const alt = byLanguage((language) => withoutTags(messages[language].get(roomTitleKey(list)) ?? ''));
    const entry = { file: hotelFiles.lists, path: [list, entryStep(id)], value: { id, alt } };
    const files = await desk.filesAfterAll([entry]);
    const label = inBoth((t, to) => `${t.photographAdded}: ${alt[to]}`);
    await desk.write({ label }, files.set(`photos/${entryPicture(list, id)}.${clean.ending}`, clean.bytes));
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

interface CleanPhotograph {
  bytes: Buffer;
  /** the extension of its file */
  ending: string;
}

/**
 * A photograph without place, date and camera, which would stay in the history for ever; upright, since its orientation is
 * metadata too. One without metadata stays as it is.
 */
export async function withoutMetadata(bytes: Buffer, ending: string): Promise<CleanPhotograph> {
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

/** The files after a picture's own photograph is removed, and its focus point too, or replaced by another one. */
const withoutPhotograph = async (desk: Desk, name: string, focus?: unknown): Promise<Files> =>
  new Map([
    ...photographFiles(desk.root, name).map((file) => [file, undefined] as const),
    ...(await desk.filesAfter([{ file: focusFile, path: [name], value: focus }])).files,
  ]);

/** A photograph without metadata, and its file extension. Throws if the build would refuse it. */
async function usable(bytes: Buffer, name: string, least: Size): Promise<CleanPhotograph> {
  const ending = endingOf(bytes);
  if (!ending) throw new Refused(415, 'notPhotograph');
  const problem = await photoProblem({ name, file: `photos/${name}.${ending}`, least }, bytes);
  if (problem) throw new Refused(422, (t, to) => t.aboutFile(sentenceOf(problem, to)));
  return withoutMetadata(bytes, ending);
}
