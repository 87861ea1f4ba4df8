// Reads photos/: which photograph replaces which picture, which point of it stays in view, and whether it is described.
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { slots, stockPictures } from '../../src/art/slots.ts';
import { type Language, languageIds } from '../../src/navigation/routes.ts';
import { lineOf, parseContent, type ReadText, readerOf } from '../content/content-file.ts';
import { exampleMessages } from '../content/example-messages.ts';
import { type Fault, type InBoth, isObject, nearest, type Problem, problem } from '../content/fault.ts';
import { dictionaryFile } from '../content/message-faults.ts';
import { altKey } from '../content/messages-schema.ts';

/** Pictures by name, with their proportions. */
export type Slots = Record<string, readonly [width: number, height: number]>;

/** A point in an upright photograph: the distances from its left and top edges, from 0 to 1. */
export type Point = readonly [left: number, top: number];

export const middle: Point = [0.5, 0.5];
export const focusFile = 'photos/focus.json' as const;

/** A photograph that replaces a picture. */
export interface PhotoFile {
  name: string;
  /** path from the project's root */
  file: string;
  slot: readonly [width: number, height: number];
  focus: Point;
}

/** Pictures that no photograph can replace, and why. */
const mark: InBoth = { it: 'è il marchio dell’hotel', en: 'it is the hotel’s mark' };
const drawnOnly: Record<string, InBoth> = {
  tile: { it: 'è il disegno delle fasce di piastrelle', en: 'it is the pattern of the tile bands' },
  mark,
  'mark-app': mark,
  'location-map': {
    it: 'le scritte sulla mappa indicano punti del disegno',
    en: 'the labels on the map point at places in the drawing',
  },
  ...Object.fromEntries(
    stockPictures.map((name) => [
      name,
      { it: 'sta dove una voce non ha ancora un’immagine', en: 'it stands in for pictures that are missing' },
    ]),
  ),
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
    const wrong = nameProblem(entry, places, files.get(name));
    const example = `photos/${places[name] ? name : nearest(name, Object.keys(places))}.jpg`;
    if (wrong) faults.push({ file, path: [], ...wrong, example });
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
function nameProblem(entry: Dirent, places: Slots, first: string | undefined): Problem | undefined {
  const { name, ext } = parse(entry.name.toLowerCase());
  if (entry.isDirectory()) return problem('photoFolder');
  if (drawnOnly[name]) return problem('photoDrawn', { picture: name, reason: drawnOnly[name] });
  if (!places[name]) return problem('photoName', { names: Object.keys(places) });
  if (!imageExtension.test(ext)) return problem('photoEnding');
  if (first) return problem('photoSecond', { picture: name, first });
  return undefined;
}

/** The points that stay in view, by picture name, and the faults of the file. */
export function readFocus(read: ReadText, names: string[]): { points: Record<string, Point>; faults: Fault[] } {
  const text = read(focusFile);
  if (text === undefined) return { points: {}, faults: [] };
  const { data, faults, lines } = parseContent(focusFile, text);
  const points: Record<string, Point> = {};
  const fault = (path: string[], wrong: Problem, example: string) => {
    const line = lineOf(path, lines);
    faults.push({ file: focusFile, ...(line && { line }), path, ...wrong, example });
  };
  if (data !== undefined && !isObject(data)) fault([], problem('focusFile'), '{ "home-hero": [0.5, 0.3] }');
  for (const [name, point] of Object.entries(isObject(data) ? data : {})) {
    if (!names.includes(name)) fault([name], problem('focusName', { names }), `"${nearest(name, names)}": [0.5, 0.3]`);
    else if (isPoint(point)) points[name] = point;
    else fault([name], problem('focus'), `"${name}": [0.5, 0.3]`);
  }
  return { points, faults };
}

function isPoint(value: unknown): value is Point {
  const isShare = (number: unknown) => typeof number === 'number' && number >= 0 && number <= 1;
  return Array.isArray(value) && value.length === 2 && value.every(isShare);
}

/** Faults for photographs without an alt text. */
function altFaults(read: ReadText, photographs: readonly { name: string; file: string }[]): Fault[] {
  const dictionaries = languageIds.map((language) => [language, altTexts(read, language)] as const);
  const files = new Map(photographs.map(({ name, file }) => [file, altKey(name)]));
  return [...files].flatMap(([file, key]) =>
    dictionaries.flatMap(([language, texts]): Fault[] => {
      if (!texts || texts.get(key)?.trim()) return [];
      const example = `"${key}": "${exampleMessages[language].alt}"`;
      return [{ file, path: [], ...problem('photoUndescribed', { language, key }), example }];
    }),
  );
}

/** The alt texts in a dictionary; undefined if the file cannot be read, which another check reports. */
function altTexts(read: ReadText, language: Language): Map<string, string> | undefined {
  const text = read(dictionaryFile(language));
  if (text === undefined) return;
  try {
    const dictionary: unknown = JSON.parse(text);
    const groups = isObject(dictionary) ? Object.values(dictionary).filter(isObject) : [];
    return new Map(
      groups.flatMap(Object.entries).filter(([key, text]) => key.startsWith('alt.') && typeof text === 'string'),
    );
  } catch {
    return;
  }
}
