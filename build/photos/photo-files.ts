// Reads photos/: which photograph replaces which picture, and which point stays in view.
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { slots } from '../../src/art/slots.ts';
import { type ReadText, readerOf } from '../content/content-file.ts';
import { type Fault, nearest } from '../content/fault.ts';
import { focusFile, middle, type Point, readFocus } from './photo-focus.ts';
import { altFaults } from './photo-messages.ts';

/** Pictures by name, with their proportions. */
export type Slots = Record<string, readonly [width: number, height: number]>;

/** A photograph that replaces a picture. */
export interface PhotoFile {
  name: string;
  /** path from the project's root */
  file: string;
  slot: readonly [width: number, height: number];
  focus: Point;
}

/** Pictures that no photograph can replace, and why. */
const drawnOnly: Record<string, string> = {
  tile: 'it is the pattern of the tile bands',
  mark: 'it is the hotel’s mark',
  'mark-app': 'it is the hotel’s mark',
  'location-map': 'the labels on the map point at places in the drawing',
};

const imageExtension = /^\.(?:jpe?g|png|webp|avif|heic|heif)$/;
const ignored = /^(?:\..*|readme.*|thumbs\.db|desktop\.ini)$/i;

/** The pictures that photographs can replace. */
export const photoSlots: Slots = Object.fromEntries(Object.entries(slots).filter(([name]) => !drawnOnly[name]));

/** The files in `photos/` that can replace a picture, and the faults of the others. */
export function readPhotoFiles(
  root: URL,
  places = photoSlots,
  read: ReadText = readerOf(root),
): { photographs: PhotoFile[]; faults: Fault[] } {
  const folder = new URL('photos/', root);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const faults: Fault[] = [];
  const files = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `photos/${entry.name}`;
    if (ignored.test(entry.name) || file === focusFile) continue;
    const { name } = parse(entry.name.toLowerCase());
    const problem = nameProblem(entry, places, files.get(name));
    const example = `photos/${places[name] ? name : nearest(name, Object.keys(places))}.jpg`;
    if (problem) faults.push({ file, field: '', problem, example });
    else files.set(name, file);
  }
  const focus = readFocus(read, Object.keys(places));
  const photographs = Object.entries(places).flatMap(([name, slot]): PhotoFile[] => {
    const own = files.get(name);
    // the wide photograph also serves the portrait crop
    const wide = name.replace(/-portrait$/, '');
    const file = own ?? files.get(wide);
    if (!file) return [];
    const point = focus.points[name] ?? (own ? undefined : focus.points[wide]) ?? middle;
    return [{ name, file, slot, focus: point }];
  });
  return { photographs, faults: [...faults, ...focus.faults, ...altFaults(read, photographs)] };
}

/** Why a file or folder with this name cannot be used; undefined if it can. */
function nameProblem(entry: Dirent, places: Slots, twin: string | undefined): string | undefined {
  const { name, ext } = parse(entry.name.toLowerCase());
  const allNames = `The names there are: ${Object.keys(places).join(', ')}.`;
  if (entry.isDirectory()) return 'is a folder. Photographs lie directly in photos/: move them there, or take it away.';
  if (drawnOnly[name])
    return `cannot be used: “${name}” stays a drawing, since ${drawnOnly[name]}. Take the file away.`;
  if (!places[name]) return `has a name that no picture of the site has. Rename it, or take it away. ${allNames}`;
  if (!imageExtension.test(ext)) return 'is of a kind that cannot be used. Save it as JPEG, PNG, WebP, AVIF or HEIC.';
  if (twin) return `is the second photograph for “${name}”, beside ${twin}. Take one of the two away.`;
  return undefined;
}
