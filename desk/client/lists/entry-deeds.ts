// What can be done with the entries of lists. Each deed is one step to undo.
import type { Edit, FieldPath } from '../../protocol.ts';
import { change } from '../drafts/write.ts';
import { listsFile } from '../words/messages.ts';
import { type Entry, titleOf } from './entries.ts';

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
