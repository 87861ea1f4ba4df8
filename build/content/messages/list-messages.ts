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

/** A text between facts, with its place and its message key. */
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
  return Object.entries(listKeys).flatMap(([name, key]) => {
    const entries = isObject(lists) && lists[name];
    return Array.isArray(entries) ? textsBelow(entries, key, [name]) : [];
  });
}

/** The texts in a value. The entries of lists are known by their ids, since their places change. */
export function textsBelow(value: unknown, key: string, path: FieldPath = [], hidden = false): ListMessage[] {
  if (isText(value)) return [{ key, path, texts: value, hidden }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => {
      if (!isObject(entry) || typeof entry.id !== 'string') return [];
      return textsBelow(entry, `${key}.${entry.id}`, [...path, index], hidden || entry.hidden === true);
    });
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsBelow(part, `${key}.${name}`, [...path, name], hidden));
}
