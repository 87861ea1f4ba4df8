// What can be done with the entries of lists. Each deed is one step to undo.

import { type Entry, entriesAt, listsFile, titleOf } from '../../content/content.ts';
import { entryStep, valueAt } from '../../content/entry-path.ts';
import type { Edit, FieldPath } from '../../protocol.ts';
import { inBoth, type PlainName } from '../../sentences/sentences.ts';
import { currentDesk } from '../desk-store.ts';
import { change, discard } from '../drafts/write.ts';

/** Makes a change of an entry, or says why not. @param label what it is called in the list of what can be undone */
const deed = (
  at: FieldPath,
  label: PlainName,
  done: PlainName,
  editOf: (entry: Entry) => Omit<Edit, 'file'> | undefined,
): Promise<void> =>
  change(() => {
    const entry = valueAt(currentDesk().state.files[listsFile], at) as Entry | undefined;
    const edit = entry && editOf(entry);
    if (!edit) return;
    const title = titleOf(entry);
    return {
      label: inBoth((t, to) => `${t[label]} ${t.quoted(title[to])}`),
      edit: { file: listsFile, ...edit },
      done: inBoth((t, to) => `${t[done]}: ${t.quoted(title[to])}`),
    };
  });

/** Moves an entry by one place from where it is once the moves before have been made. */
export const move = (path: FieldPath, id: string, by: -1 | 1) =>
  deed([...path, entryStep(id)], 'movingTheEntry', 'moved', (entry) => {
    const entries = entriesAt(currentDesk().state, path);
    const from = entries.indexOf(entry);
    const other = entries[from + by];
    return other && { path, value: entries.with(from, other).with(from + by, entry), before: entries };
  });

export const hide = (at: FieldPath, isHidden: boolean) =>
  isHidden
    ? deed(at, 'showingTheEntry', 'onTheSiteAgain', () => ({ path: [...at, 'hidden'], before: true }))
    : deed(at, 'hidingTheEntry', 'hiddenFromTheSite', ({ hidden }) => ({
        ...{ path: [...at, 'hidden'], value: true },
        ...(hidden === undefined ? { isNew: true } : { before: hidden }),
      }));

export function remove(at: FieldPath): Promise<void> {
  discard({ file: listsFile, path: at });
  return deed(at, 'removalOfTheEntry', 'deleted', (entry) => ({ path: at, before: entry }));
}
