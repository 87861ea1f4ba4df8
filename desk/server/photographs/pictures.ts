// The pictures of the site for the desk: the photograph of each, and its crops.

import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type PhotoFile, sharpInput } from '../../../build/photos/photo-check.ts';
import { leastSize, type Size } from '../../../build/photos/photo-crop.ts';
import { pictureOfFile, readPhotoFiles } from '../../../build/photos/photo-files.ts';
import { altKeysIn, photoPlaces, picturedEntries, type Slots } from '../../../build/photos/photo-places.ts';
import { photographsInUse } from '../../../build/photos/photographs.ts';
import { shareImageSize } from '../../../src/app/absolute-address.ts';
import {
  entryPictures,
  isPortrait,
  listPictures,
  type PicturedList,
  portraitOf,
  sharePictures,
  slots,
} from '../../../src/art/slots.ts';
import { entryStep } from '../../content/entry-path.ts';
import { type DeskPicture, deskPath, type Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { photographFiles } from '../content/project-files.ts';
import { Refused } from '../refused.ts';
import { pictureTitles } from './picture-names.ts';

const largestPreview = 1600;

/** Every picture that a photograph can replace. */
export function picturesOf(desk: Desk, token: string): Promise<DeskPicture[]> {
  const places = photoPlaces(desk.read);
  const photographs = new Map(readPhotoFiles(desk.root, desk.read, places).photographs.map((one) => [one.name, one]));
  const ofEntries = entriesOf(desk, (name) => photographs.has(name));
  const ready = photographsInUse(desk.root);
  const titleOf = pictureTitles(desk.read);
  const altKeys = altKeysIn(desk.read);
  return Promise.all(
    Object.keys(places).map(async (name): Promise<DeskPicture> => {
      const photograph = photographs.get(name);
      const shown = photograph && (await photographOf(desk.root, photograph, token));
      return {
        name,
        title: titleOf(name),
        ...(ofEntries.get(name) ?? { drawing: name }),
        altKeys: altKeys(name),
        ...(shown && { photograph: shown }),
        ...(ready[name] && { ready: ready[name].id }),
        least: leastPhotograph(desk.root, places, name),
        crops: cropsOf(name, places),
      };
    }),
  );
}

/** The entries of pictures, and the drawing that the site shows without a photograph. */
function entriesOf({ read }: Desk, hasPhotograph: (name: string) => boolean) {
  const all = [...(picturedEntries(read) ?? [])];
  const shownFor = new Map(
    (Object.keys(listPictures) as PicturedList[]).flatMap((list) => {
      const entries = all.flatMap(([, one]) => (one.list === list ? one.entry : []));
      return entryPictures(list, entries, hasPhotograph).map(({ own, shown }) => [own, shown] as const);
    }),
  );
  return new Map(
    all.map(([name, { list, entry }]) => {
      const shown = shownFor.get(name);
      // otherwise it is the entry's own photograph, or nothing
      const isDrawing = shown !== undefined && Object.hasOwn(slots, shown);
      return [name, { entry: [list, entryStep(entry.id)], ...(isDrawing && { drawing: shown }) }];
    }),
  );
}

/** A photograph for the desk's page; undefined if it cannot be read. */
async function photographOf(root: URL, { name, file, focus }: PhotoFile, token: string) {
  const path = fileURLToPath(new URL(file, root));
  const { mtimeMs, size } = statSync(path);
  const metadata = await sharp(path, sharpInput)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return;
  const { width, height } = metadata.autoOrient;
  const of = pictureOfFile(file);
  // browsers cache the URL, which changes with the file
  const url = `${deskPath}photographs/${of}?version=${mtimeMs}-${size}&token=${token}`;
  return { width, height, focus: [...focus] as [number, number], ...(of !== name && { of }), url };
}

/** An uncropped preview of a photograph, upright and small enough for a page. */
export async function previewOf(desk: Desk, name: string, out: NodeJS.WritableStream): Promise<void> {
  const photograph = readPhotoFiles(desk.root, desk.read).photographs.find((one) => one.name === name);
  if (!photograph) throw new Refused(404, 'drawingHere');
  const preview = asPreview(sharp(sharpInput), largestPreview);
  await pipeline(createReadStream(new URL(photograph.file, desk.root)), preview, out);
}

/** An uncropped preview that is small enough to show beside another one. */
export const smallPicture = (bytes: Buffer): Promise<Buffer> => asPreview(sharp(bytes, sharpInput), 400).toBuffer();

const asPreview = (picture: Sharp, side: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 });

/** The smallest photograph that a picture accepts, with its upright crop unless that has a photograph of its own. */
export function leastPhotograph(root: URL, places: Slots, name: string): Size {
  const portrait = portraitOf(name);
  const served = photographFiles(root, portrait).length === 0 ? [name, portrait] : [name];
  return leastSize(...served.flatMap((one) => (places[one] ? [places[one]] : [])));
}

const upright: Sentence = inBoth('uprightScreens');
const shared: Sentence = inBoth('whereItIsShared');

function cropsOf(name: string, places: Slots): DeskPicture['crops'] {
  const [width, height] = places[name] as Slots[string];
  const portrait = places[portraitOf(name)];
  const main: Sentence = inBoth(portrait ? 'wideScreens' : 'onThePage');
  return [
    { label: isPortrait(name) ? upright : main, ratio: width / height },
    ...(portrait ? [{ label: upright, ratio: portrait[0] / portrait[1] }] : []),
    ...(Object.values<string>(sharePictures).includes(name)
      ? [{ label: shared, ratio: shareImageSize.width / shareImageSize.height }]
      : []),
  ];
}
