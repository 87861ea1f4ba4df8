// What can be done with the entries of lists. Each deed is one step to undo.

import { type Entry, entriesAt, listsFile, titleOf } from '../../content/content.ts';
import type { Edit, FieldPath } from '../../protocol.ts';
import { inBoth, type PlainName } from '../../sentences/sentences.ts';
import { currentDesk } from '../desk-store.ts';
import { change } from '../drafts/write.ts';

/** Makes a change of an entry, or says why not. @param label what it is called in the list of what can be undone */
function deed(entry: Entry, label: PlainName, done: PlainName, one: Omit<Edit, 'file'>): Promise<void> {
  const title = titleOf(entry);
  return change(
    inBoth((t, to) => `${t[label]} ${t.quoted(title[to])}`),
    { file: listsFile, ...one },
    inBoth((t, to) => `${t[done]}: ${t.quoted(title[to])}`),
  );
}

let moving = Promise.resolve();

/** Moves an entry by one place from where it is once the moves before have been made. */
export function move(path: FieldPath, id: string, by: -1 | 1): void {
  const make = () => {
    const entries = entriesAt(currentDesk().state, path);
    const from = entries.findIndex((one) => one.id === id);
    const [entry, other] = [entries[from], entries[from + by]];
    if (!entry || !other) return;
    const value = entries.with(from, other).with(from + by, entry);
    return deed(entry, 'movingTheEntry', 'moved', { path, value, before: entries });
  };
  moving = moving.then(make, make);
}

export function hide(path: FieldPath, entry: Entry): Promise<void> {
  const at = { path: [...path, 'hidden'] };
  return entry.hidden
    ? deed(entry, 'showingTheEntry', 'onTheSiteAgain', { ...at, before: true })
    : deed(entry, 'hidingTheEntry', 'hiddenFromTheSite', { ...at, value: true, isNew: true });
}

export const remove = (path: FieldPath, entry: Entry) =>
  deed(entry, 'removalOfTheEntry', 'deleted', { path, before: entry });
