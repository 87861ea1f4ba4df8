// The files of photographs.
import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { ReadText } from '../../../build/content/content-file.ts';
import { leastSize, type Size } from '../../../build/photos/photo-crop.ts';
import { photoPlaces, type Slots } from '../../../build/photos/photo-places.ts';

/** The files of a picture's own photograph: there should be one at most. */
export function photographFiles(root: URL, name: string): string[] {
  const folder = new URL('photos/', root);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => parse(file.toLowerCase()).name === name).map((file) => `photos/${file}`);
}

/** The smallest photograph that a picture accepts, with its upright crop unless that has a photograph of its own. */
export function leastPhotograph(root: URL, places: Slots, name: string): Size {
  const portrait = `${name}-portrait`;
  const served = photographFiles(root, portrait).length === 0 ? [name, portrait] : [name];
  return leastSize(...served.flatMap((one) => (places[one] ? [places[one]] : [])));
}

/** The pictures with a photograph that other content has no place for: their entries are gone. */
export function withoutPlace(root: URL, read: ReadText, after: ReadText): { name: string; files: string[] }[] {
  const left = photoPlaces(after);
  return Object.keys(photoPlaces(read))
    .filter((name) => !left[name])
    .map((name) => ({ name, files: photographFiles(root, name) }))
    .filter(({ files }) => files.length > 0);
}
