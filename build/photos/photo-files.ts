// Reads photos/: which photograph replaces which picture, which point of it stays in view, and whether it is described.
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { slots, wideOf } from '../../src/art/slots.ts';
import { parseContent, type ReadText, readerOf } from '../content/content-file.ts';
import { type Fault, type Problem, problem } from '../content/faults/fault.ts';
import { focusFile, hotelFiles } from '../content/hotel-files.ts';
import { schemaFaults, valueAt } from '../content/schema/schema-faults.ts';
import { value } from '../content/schema/schema-parts.ts';
import type { PhotoFile } from './photo-check.ts';
import type { Point } from './photo-crop.ts';
import { drawnOnly, photoPlaces, picturedEntries, type Slots } from './photo-places.ts';
import { photoEndings } from './photo-types.ts';
import { isPriceList } from './price-list.ts';

const middle: Point = [0.5, 0.5];
const ignored = /^(?:\..*|readme.*|thumbs\.db|desktop\.ini)$/i;

/** The name of the picture that a file in `photos/` is for. File names may have capitals. */
export const pictureOfFile = (file: string): string => parse(file.toLowerCase()).name;

/** The files in `photos/` that can replace a picture, and the faults of the others. Files that are `gone` are about to be deleted. */
export function readPhotoFiles(
  root: URL,
  read: ReadText = readerOf(root),
  places = photoPlaces(read),
  gone: (file: string) => boolean = () => false,
): { photographs: PhotoFile[]; faults: Fault[] } {
  const folder = new URL('photos/', root);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const faults: Fault[] = [];
  const files = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `photos/${entry.name}`;
    if (ignored.test(entry.name) || isPriceList(entry.name) || file === focusFile || gone(file)) continue;
    const name = pictureOfFile(entry.name);
    const wrong = nameProblem(entry, places, files.get(name));
    const likely = places[name] ? name : closest(name, Object.keys(places));
    const example = wrong?.code === 'priceListName' ? 'photos/price-list.pdf' : `photos/${likely}.jpg`;
    if (wrong) faults.push({ file, path: [], ...wrong, example });
    else files.set(name, file);
  }
  const focus = readFocus(read, Object.keys(places));
  const photographs = Object.entries(places).flatMap(([name, slot]): PhotoFile[] => {
    const own = files.get(name);
    // the wide photograph also serves the portrait crop
    const wide = wideOf(name);
    const file = own ?? files.get(wide);
    if (!file) return [];
    const point = focus.points[name] ?? (own ? undefined : focus.points[wide]) ?? middle;
    return [{ name, file, slot, focus: point }];
  });
  return { photographs, faults: [...faults, ...focus.faults, ...altFaults(read, photographs)] };
}

/** Why a file or folder with this name cannot be used; undefined if it can. */
function nameProblem(entry: Dirent, places: Slots, first: string | undefined): Problem | undefined {
  const { name, ext } = parse(entry.name.toLowerCase());
  if (entry.isDirectory()) return problem('photoFolder');
  if (drawnOnly[name]) return problem('photoDrawn', { picture: name, reason: drawnOnly[name] });
  if (ext === '.pdf') return problem('priceListName');
  if (!places[name]) return problem('photoName', { names: Object.keys(places) });
  if (!photoEndings.includes(ext.slice(1))) return problem('photoEnding');
  if (first) return problem('photoSecond', { picture: name, first });
  return undefined;
}

const share = z.number().min(0).max(1);
/** A point of a picture: two shares, from the left and from the top. */
const point = value('focus', [0.5, 0.3], z.tuple([share, share]));

/** The points that stay in view, by picture name, and the faults of the file. */
function readFocus(read: ReadText, names: string[]): { points: Record<string, Point | undefined>; faults: Fault[] } {
  const { data, faults, lineOf } = parseContent(focusFile, read(focusFile) ?? '{}');
  if (data === undefined) return { points: {}, faults };
  const schema = z
    .strictObject(Object.fromEntries(names.map((name) => [name, point.exactOptional()])))
    .meta({ problem: problem('focusFile') });
  const wrong = schemaFaults(focusFile, schema, data).map((fault) => ({ ...fault, line: lineOf(fault.path) ?? 1 }));
  const points = names.map((name) => [name, point.safeParse(valueAt(data, [name])).data] as const);
  return { points: Object.fromEntries(points), faults: [...faults, ...wrong] };
}

/** Faults for entries with a drawing or a photograph but without `alt`. The alternative texts of other pictures are in the dictionaries. */
function altFaults(read: ReadText, photographs: readonly PhotoFile[]): Fault[] {
  const file = hotelFiles.lists;
  const { lineOf } = parseContent(file, read(file));
  return [...(picturedEntries(read) ?? [])].flatMap(([picture, { list, index, entry }]): Fault[] => {
    const isShown = Object.hasOwn(slots, picture) || photographs.some(({ name }) => name === picture);
    if (entry.alt || !isShown) return [];
    const line = lineOf([list, index]);
    return [{ file, path: [list, index], ...(line && { line }), ...problem('undescribed', { picture }) }];
  });
}
