import type { galleryLists } from '../../../src/art/slots.ts';
import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { type FieldPath, isObject } from '../faults/fault.ts';

/** The prefix of the keys of each list's messages: the title of a service is `services.card.<id>.title`. */
export const listKeys = {
  superiorGallery: 'rooms.superior.picture',
  classicGallery: 'rooms.classic.picture',
  services: 'services.card',
  transfers: 'common.transfer',
  experiences: 'experiences.card',
  breakfast: 'terrazza.breakfast.item',
  dishes: 'terrazza.dish',
  attractions: 'location.attraction',
  byPlane: 'location.reach.plane',
  byTrain: 'location.reach.train',
  byFerry: 'location.reach.ferry',
  faq: 'contact.faq',
} as const;

/** The key of the title of a gallery's room. */
export const roomTitleKey = (gallery: (typeof galleryLists)[number]) => listKeys[gallery].replace('picture', 'title');

/** A text of an entry with its place and its message key. */
export interface ListMessage {
  key: string;
  path: FieldPath;
  texts: Partial<Record<Language, string>>;
  /** whether the entry, or the one that contains it, is hidden */
  hidden: boolean;
}

export const isText = (value: unknown): value is ListMessage['texts'] =>
  isObject(value) && languageIds.some((language) => typeof value[language] === 'string');

/** The texts of all lists. Entries that cannot be read are left out. */
export function listMessages(lists: unknown): ListMessage[] {
  return Object.entries(listKeys).flatMap(([name, key]) =>
    isObject(lists) ? messagesOf(lists[name], key, [name], false) : [],
  );
}

function messagesOf(entries: unknown, key: string, path: ListMessage['path'], isInside: boolean): ListMessage[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    if (!isObject(entry) || typeof entry.id !== 'string') return [];
    const hidden = isInside || entry.hidden === true;
    return Object.entries(entry).flatMap(([field, value]): ListMessage[] => {
      const own = { key: `${key}.${entry.id}.${field}`, path: [...path, index, field] };
      return isText(value) ? [{ ...own, texts: value, hidden }] : messagesOf(value, own.key, own.path, hidden);
    });
  });
}
