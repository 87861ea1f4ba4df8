// The owner's photographs, which replace drawings: finds, checks and converts them, and lists those in use.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { entryPictures, type PicturedList } from '../../src/art/slots.ts';
import type { PictureSource } from '../../src/ui/picture/picture-source.ts';
import { readerOf } from '../content/content-file.ts';
import type { Fault, Problem } from '../content/faults/fault.ts';
import { type PhotoFile, photoProblem } from './photo-check.ts';
import { leastSize } from './photo-crop.ts';
import { readPhotoFiles } from './photo-files.ts';
import { type Slots, shownPictures } from './photo-places.ts';
import { type FoundPhotograph, kinds, makeVersions, type Photograph } from './photo-versions.ts';
import { copyPriceList, makePriceList, priceListAt, readPriceList, type SoundFile } from './price-list.ts';

/** What `photos/` holds: usable photographs and files of the price list, and the faults of the others. */
export interface Found {
  photographs: FoundPhotograph[];
  priceList: SoundFile[];
  faults: Fault[];
}

const site = new URL('../../', import.meta.url);
const cacheIn = (root: URL) => new URL('.cache/photos/', root);
const folderOf = (id: string, root: URL) => new URL(`${id}/`, cacheIn(root));
const inUse = (root: URL) => new URL('in-use.json', cacheIn(root));

/** Part of each id: the code and the encoder that accept and convert photographs. */
const recipe = [
  ...['photo-check.ts', 'photo-crop.ts', 'photo-versions.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
  sharp.versions.sharp,
];

const recordOf = ({ id }: FoundPhotograph, root: URL) => new URL('photograph.json', folderOf(id, root));
const isCached = (photograph: FoundPhotograph, root: URL) => existsSync(recordOf(photograph, root));

/** Reads and checks `photos/` of the project at `root`. */
export async function findPhotographs(root = site, places?: Slots): Promise<Found> {
  const { photographs: files, faults } = readPhotoFiles(root, readerOf(root), places);
  const photographs: FoundPhotograph[] = [];
  // a photograph for two crops may be too small for both: report it once
  const isSaid = ({ file }: PhotoFile, { code, params }: Problem) =>
    faults.some((fault) => fault.file === file && fault.code === code && isDeepStrictEqual(fault.params, params));
  for (const photograph of files) {
    const known = { ...photograph, id: await idOf(photograph, root) };
    photographs.push(known);
    if (isCached(known, root)) continue;
    const least = leastSize(photograph.slot);
    const problem = await photoProblem({ ...photograph, least }, await readFile(new URL(photograph.file, root)));
    if (problem && !isSaid(photograph, problem)) faults.push({ file: photograph.file, path: [], ...problem });
  }
  const { sound: priceList, faults: ofList } = await readPriceList(root);
  const all = [...faults, ...ofList].sort((a, b) => a.file.localeCompare(b.file, 'en'));
  return { photographs, priceList, faults: all };
}

/**
 * Prepares the price list, converts the photographs that are not in the cache yet, and lists those in use.
 * @returns how many were not in the cache
 */
export async function makePhotographs(
  { photographs: found, priceList }: Omit<Found, 'faults'>,
  root = site,
): Promise<number> {
  mkdirSync(cacheIn(root), { recursive: true });
  await makePriceList(priceList, root);
  const missing = found.filter((photograph) => !isCached(photograph, root));
  for (const [index, photograph] of missing.entries()) {
    await makeVersions(photograph, root, folderOf(photograph.id, root));
    console.log(`Fotografie: ${index + 1} di ${missing.length} · Photographs: ${index + 1} of ${missing.length}`);
  }
  const photographs: Record<string, Photograph> = Object.fromEntries(
    found.map((one) => [one.name, JSON.parse(readFileSync(recordOf(one, root), 'utf8'))]),
  );
  writeFileSync(inUse(root), JSON.stringify(photographs));
  if (missing.length) {
    const names = missing.map(({ name }) => name);
    console.log(
      `Le descrizioni dicono ancora che cosa si vede? · Do the descriptions still say what is seen?\n${names.join(', ')}`,
    );
  }
  return missing.length;
}

let updating: Promise<unknown> = Promise.resolve();

/** Converts the photographs without faults, one call after the other. @returns the faults of the others */
export function updatePhotographs(root?: URL): Promise<Fault[]> {
  const updated = updating.then(async () => {
    const { photographs, priceList, faults } = await findPhotographs(root);
    const faulty = new Set(faults.map(({ file }) => file));
    await makePhotographs({ photographs: photographs.filter(({ file }) => !faulty.has(file)), priceList }, root);
    return faults;
  });
  updating = updated.catch(() => {});
  return updated;
}

/** The photographs that the last build found, by picture name. */
export function photographsInUse(root = site): Record<string, Photograph> {
  return existsSync(inUse(root)) ? JSON.parse(readFileSync(inUse(root), 'utf8')) : {};
}

/** The pictures of a list's entries, as the site shows them. */
export function picturesOfEntries(list: PicturedList, entries: Parameters<typeof entryPictures>[1]) {
  const photographs = photographsInUse();
  return entryPictures(list, entries, (name) => Object.hasOwn(photographs, name));
}

/** The styles of a photograph: its blurred placeholder and its object-position. */
export const styleFile = (id: string, root = site) => new URL('style.css', folderOf(id, root));

/** The URL of one version of a photograph. */
const addressOfVersion = (id: string, width: number, ending: keyof typeof kinds) => `/assets/${id}-${width}.${ending}`;

/** A photograph as the site's code knows it. */
export function photographSource(name: string, { id, slot: [width, height], widths }: Photograph): PictureSource {
  const src = addressOfVersion(id, widths.at(-1) ?? width, 'jpg');
  return { src, width, height, widths, look: `photo-${name}` };
}

/** The file of such a URL, or of the price list; undefined for any other URL. */
export function fileAtAddress(address: string, root = site): URL | undefined {
  const [, id, version] = address.match(/^\/assets\/([\w-]+)-(\d+\.\w+)$/) ?? [];
  const file = id && version && new URL(version, folderOf(id, root));
  return file && existsSync(file) ? file : priceListAt(address, root);
}

/** The largest JPEG of the photograph that replaces a picture. */
export function largestVersion(name: string, root = site): (Photograph & { file: URL }) | undefined {
  const photograph = photographsInUse(root)[name];
  return (
    photograph && { ...photograph, file: new URL(`${photograph.widths.at(-1)}.jpg`, folderOf(photograph.id, root)) }
  );
}

/** Copies every version that the site shows, and the price list, into the built site. */
export async function copyPhotographs(dist: URL): Promise<void> {
  copyPriceList(dist, site);
  const isShown = shownPictures(readerOf(site));
  for (const [name, { id, widths }] of Object.entries(photographsInUse())) {
    if (!isShown(name)) continue;
    for (const width of widths) {
      for (const ending of Object.keys(kinds) as (keyof typeof kinds)[]) {
        const address = addressOfVersion(id, width, ending);
        await copyFile(new URL(`${width}.${ending}`, folderOf(id, site)), new URL(`.${address}`, dist));
      }
    }
  }
}

async function idOf({ name, file, slot, focus }: PhotoFile, root: URL): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([name, slot, focus, recipe]));
  await pipeline(createReadStream(new URL(file, root)), hash);
  return `${name}-${hash.digest('hex').slice(0, 10)}`;
}
