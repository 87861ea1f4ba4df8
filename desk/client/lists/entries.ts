// The entries of lists: what they are called.
import { isText } from '../../../build/content/messages/list-messages.ts';
import { valueAt } from '../../entry-path.ts';
import type { DeskState, FieldPath, Sentence } from '../../protocol.ts';
import { plainText } from '../words/message-text.ts';
import { listsFile } from '../words/messages.ts';

export interface Entry {
  id: string;
  hidden?: boolean;
  [field: string]: unknown;
}

/** The entries of a list, at a path such as ['experiences', 1, 'points']. */
export const entriesAt = (state: DeskState, path: FieldPath): Entry[] =>
  (valueAt(state.files[listsFile], path) ?? []) as Entry[];

/** What an entry is called: its first text. */
export function titleOf(entry: Entry): Sentence {
  const name = typeof entry.name === 'string' ? entry.name : '';
  const { it = name, en = name } = Object.values(entry).find(isText) ?? {};
  return { it: plainText(it) || entry.id, en: plainText(en) || entry.id };
}

/** The entry with an id made of its Italian name, as the others inside it. */
export function named(entry: Entry, taken: readonly string[]): Entry {
  const words = titleOf(entry)
    .it.normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const joined = (words ?? [])
    .slice(0, 4)
    .map((word, index) => (index ? word[0]?.toUpperCase() + word.slice(1) : word));
  const start = joined.join('') || 'voce';
  // one word alone may be the id of a section of the page
  let id = joined.length > 1 ? start : `${start}1`;
  for (let number = 2; taken.includes(id); number += 1) id = `${start}${number}`;
  const inside = Object.entries(entry).filter(([, value]) => Array.isArray(value)) as [string, Entry[]][];
  return { ...entry, ...Object.fromEntries(inside.map(([name, all]) => [name, all.map((one) => named(one, []))])), id };
}
