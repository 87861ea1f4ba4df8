// The entries of lists, and what can be done with them. Each deed is one step to undo.
import type { GenericObjectType } from '@rjsf/utils';
import { isText } from '../../../build/content/list-messages.ts';
import { byLanguage } from '../../../src/navigation/routes.ts';
import { valueAt } from '../../entry-path.ts';
import type { DeskState, Edit, FieldPath, Sentence } from '../../protocol.ts';
import { change } from '../drafts/write.ts';
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

/** Moves, hides, shows or removes an entry, or says why not. */
async function deed(entry: Entry, one: Omit<Edit, 'file'>): Promise<void> {
  const { it, en } = titleOf(entry);
  await change({ it: `voce «${it}»`, en: `entry “${en}”` }, { file: listsFile, ...one });
}

export function move(path: FieldPath, entries: readonly Entry[], from: number, to: number): Promise<void> {
  const entry = entries[from] as Entry;
  return deed(entry, { path, value: entries.toSpliced(from, 1).toSpliced(to, 0, entry), before: entries });
}

export const hide = (path: FieldPath, index: number, entry: Entry) =>
  deed(
    entry,
    entry.hidden
      ? { path: [...path, index, 'hidden'], before: true }
      : { path: [...path, index, 'hidden'], value: true, isNew: true },
  );

export const remove = (path: FieldPath, index: number, entry: Entry) =>
  deed(entry, { path: [...path, index], before: entry });

/** The texts and facts that an entry cannot be without, all empty; lists inside have one such entry. */
export function emptyEntry(schema: GenericObjectType): Entry {
  const needed = (schema.required as string[]).filter((name) => name !== 'id');
  return {
    id: '',
    ...Object.fromEntries(
      needed.map((name) => {
        const part: GenericObjectType = schema.properties[name];
        if (part.offers) return [name, byLanguage(() => '')];
        return [name, part.type === 'array' ? [emptyEntry(part.items)] : ''];
      }),
    ),
  };
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
  const plain = joined.join('').replace(/^\d+/, '');
  const start = !plain || reserved.has(plain) ? `voce${plain && plain[0]?.toUpperCase() + plain.slice(1)}` : plain;
  let id = start;
  for (let number = 2; taken.includes(id); number += 1) id = `${start}${number}`;
  const inside = Object.entries(entry).filter(([, value]) => Array.isArray(value)) as [string, Entry[]][];
  return { ...entry, ...Object.fromEntries(inside.map(([name, all]) => [name, all.map((one) => named(one, []))])), id };
}

// what addresses of the pages end with already
const reserved = new Set(
  'services transfers beach questions day breakfast dishes atmosphere cuisine bar how stay address reach attractions experiences why faq directions privacy accessibility'.split(
    ' ',
  ),
);
