// The content in the desk: its messages, entries and announcements, and their places.
import { isObject } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import {
  dictionaryFile,
  languageOf,
  messagePath,
  messagesIn as textsIn,
} from '../../build/content/messages/dictionary.ts';
import { isText, type ListMessage, listMessages } from '../../build/content/messages/list-messages.ts';
import type { AnnouncementRecord } from '../../build/content/schema/announcements-schema.ts';
import type { DeskState, Place, Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { indexed, named, same, valueAt } from './entry-path.ts';
import { plainText } from './message-text.ts';

/** The content part of the state. The names of pictures are available on the page only. */
export type Content = Pick<DeskState, 'files'> & Partial<Pick<DeskState, 'pictures'>>;

export { dictionaryFile, languageOf };

/** A dictionary's texts by `group.key`. */
export const flatMessages = (dictionary: unknown): Record<string, string> => Object.fromEntries(textsIn(dictionary));

const listed = new WeakMap<object, ListMessage[]>();

/** The texts of the lists, cached by their data since panels ask for them often. */
function listedIn({ files }: Content): ListMessage[] {
  const lists = Object(files[hotelFiles.lists]) as object;
  const messages = listed.get(lists) ?? listMessages(lists);
  listed.set(lists, messages);
  return messages;
}

/** All texts in a language by `group.key`: those of its dictionary, and those of the lists. */
export function messagesIn(content: Content, language: string): Record<string, string> {
  const ofLists = listedIn(content).map(({ key, texts }) => [key, texts[language as 'it'] ?? '']);
  return { ...flatMessages(content.files[dictionaryFile(language)]), ...Object.fromEntries(ofLists) };
}

/** The field of a message in a language. */
export function placeOf(content: Content, key: string, language: string): Place {
  const ofList = listedIn(content).find((one) => one.key === key);
  const file = hotelFiles.lists;
  if (ofList) return { file, path: named(content.files[file], [...ofList.path, language]) };
  return { file: dictionaryFile(language), path: messagePath(key) };
}

/** The key of the message at a place. */
export function keyAt(content: Content, { file, path }: Place): string | undefined {
  if (languageOf(file)) return path.length > 1 ? path.join('.') : undefined;
  const at = indexed(content.files[file], path).slice(0, -1);
  return file === hotelFiles.lists ? listedIn(content).find((one) => same(one.path, at))?.key : undefined;
}

/** A file without its texts. If it changes, the site has to reload. */
export const withoutTexts = (file: unknown) =>
  JSON.stringify(file, (_, value: unknown) => (isText(value) ? undefined : value));

export interface Entry {
  id: string;
  hidden?: boolean;
  [field: string]: unknown;
}

export const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');

/** The entries of a list, at a place such as that of ['experiences', 1, 'points']. */
export function entriesAt({ files }: Content, { file, path }: Place): Entry[] {
  const entries = valueAt(files[file], path);
  return Array.isArray(entries) ? entries : [];
}

export const announcementList: Place = { file: hotelFiles.announcements, path: ['announcements'] };

export const announcementsIn = (content: Content) =>
  entriesAt(content, announcementList) as unknown as AnnouncementRecord[];

/** The name of an entry: its first text. */
export function titleOf(entry: Entry): Sentence {
  const name = typeof entry.name === 'string' ? entry.name : '';
  const { it = name, en = name } = Object.values(entry).find(isText) ?? {};
  return inBoth((t, to) => plainText({ it, en }[to]) || t.newEntry);
}

/** The entry with an id made from its Italian name. Entries inside it get ids too. */
export function withName(entry: Entry, taken: readonly string[]): Entry {
  const words = titleOf(entry)
    .it.normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const joined = (words ?? [])
    .slice(0, 4)
    .map((word, index) => (index ? word[0]?.toUpperCase() + word.slice(1) : word));
  const start = joined.join('') || 'voce';
  let id = start;
  for (let number = 2; taken.includes(id); number += 1) id = `${start}${number}`;
  const inside = Object.entries(entry).filter(([, value]) => Array.isArray(value)) as [string, Entry[]][];
  return {
    ...entry,
    ...Object.fromEntries(inside.map(([name, all]) => [name, all.map((one) => withName(one, []))])),
    id,
  };
}
