// The places for photographs: the pictures of pages, and those of entries of lists.

import {
  entryPicture,
  isEntryPicture,
  isOrnament,
  listPictures,
  type PicturedList,
  slots,
  stockPictures,
  wideOf,
} from '../../src/art/slots.ts';
import { dataIn, type ReadText } from '../content/content-file.ts';
import { type InBoth, isObject } from '../content/faults/fault.ts';
import { hotelFiles } from '../content/hotel-files.ts';
import { dictionaryFile, messagePath, messagesIn, reference } from '../content/messages/dictionary.ts';
import { type ListMessage, listKeys } from '../content/messages/list-messages.ts';

/** Pictures by name, with their proportions. */
export type Slots = Record<string, readonly [width: number, height: number]>;

const mark: InBoth = { it: 'è il marchio dell’hotel', en: 'it is the hotel’s mark' };
/** Pictures that no photograph can replace, and why. */
export const drawnOnly: Record<string, InBoth> = {
  tile: { it: 'è il disegno delle fasce di piastrelle', en: 'it is the pattern of the tile bands' },
  mark,
  'mark-app': mark,
  'location-map': {
    it: 'le scritte sulla mappa indicano punti del disegno',
    en: 'the labels on the map point at places in the drawing',
  },
  ...Object.fromEntries(
    Object.keys(slots)
      .filter(isOrnament)
      .map((name) => [name, { it: 'è un ornamento della pagina', en: 'it is an ornament of the page' }]),
  ),
  ...Object.fromEntries(
    stockPictures.map((name) => [
      name,
      { it: 'sta dove una voce non ha ancora un’immagine', en: 'it replaces missing pictures of entries' },
    ]),
  ),
};

/** The message key of a picture's alternative text, without its group. */
const altKey = (picture: string) =>
  `alt.${wideOf(picture).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** An entry that has a picture, and its place. */
interface PicturedEntry {
  list: PicturedList;
  index: number;
  entry: { id: string; hidden?: boolean; alt?: ListMessage['texts'] };
}

/** The entries that have a picture, by its name; undefined if the lists cannot be read. */
export function picturedEntries(read: ReadText): Map<string, PicturedEntry> | undefined {
  const lists = dataIn(read, hotelFiles.lists);
  if (!isObject(lists)) return;
  const found = (Object.keys(listPictures) as PicturedList[]).flatMap((list) => {
    const entries: unknown = lists[list];
    return (Array.isArray(entries) ? entries : []).flatMap((entry, index) =>
      isObject(entry) && typeof entry.id === 'string'
        ? [[entryPicture(list, entry.id), { list, index, entry } as unknown as PicturedEntry] as const]
        : [],
    );
  });
  return new Map(found);
}

/** The pictures that photographs can replace. */
export function photoPlaces(read: ReadText): Slots {
  const entries = picturedEntries(read);
  const altKeys = altKeysIn(read);
  const isPlace = (name: string): boolean => {
    if (drawnOnly[name]) return false;
    // if the lists cannot be read, nothing is known to be gone
    if (!entries || !isEntryPicture(name)) return true;
    // a picture of an entry that a page describes too stays when its entry is gone
    return altKeys(name).some((key) => key.endsWith(altKey(name)));
  };
  const ofPages = Object.entries<Slots[string]>(slots).filter(([name]) => isPlace(name));
  const ofEntries = [...(entries ?? [])].map(([name, { list }]) => [name, listPictures[list].size] as const);
  return Object.fromEntries([...ofPages, ...ofEntries]);
}

/** Tells whether the site shows a picture: not that of a hidden entry, unless a page describes it too. */
export function shownPictures(read: ReadText): (picture: string) => boolean {
  const entries = picturedEntries(read);
  const altKeys = altKeysIn(read);
  return (picture) => {
    const { entry } = entries?.get(picture) ?? {};
    return !entry?.hidden || altKeys(picture).length > (entry.alt ? 1 : 0);
  };
}

/** The message keys of a picture's alternative texts: that of its entry, and those of pages. */
export function altKeysIn(read: ReadText): (picture: string) => string[] {
  const entries = picturedEntries(read);
  const keys = messagesIn(dataIn(read, dictionaryFile(reference))).keys();
  const ofPages = Map.groupBy(keys, (key) => messagePath(key)[1]);
  return (picture) => {
    const { list, entry } = entries?.get(picture) ?? {};
    const ofEntry = list && entry?.alt ? [`${listKeys[list]}.${entry.id}.alt`] : [];
    return [...ofEntry, ...(ofPages.get(altKey(picture)) ?? [])];
  };
}
