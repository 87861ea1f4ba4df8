// What can be done with the entries of lists. Each deed is one step to undo.
import type { Edit, FieldPath, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Entry, entriesAt, listsFile, titleOf } from '../content.ts';
import { currentDesk } from '../desk-store.ts';
import { change } from '../drafts/write.ts';

/** What a deed is called in the list of what can be undone, and what is said once it is done. */
type Deed = [label: Sentence, done: Sentence];

const deeds = {
  move: [inBoth('movingTheEntry'), inBoth('moved')],
  hide: [inBoth('hidingTheEntry'), inBoth('hiddenFromTheSite')],
  show: [inBoth('showingTheEntry'), inBoth('onTheSiteAgain')],
  remove: [inBoth('removalOfTheEntry'), inBoth('deleted')],
} satisfies Record<string, Deed>;

/** Makes a change of an entry, or says why not. */
function deed(entry: Entry, [label, done]: Deed, one: Omit<Edit, 'file'>): Promise<void> {
  const title = titleOf(entry);
  return change(
    inBoth((t, to) => `${label[to]} ${t.quoted(title[to])}`),
    { file: listsFile, ...one },
    inBoth((t, to) => `${done[to]}: ${t.quoted(title[to])}`),
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
    return deed(entry, deeds.move, { path, value: entries.with(from, other).with(from + by, entry), before: entries });
  };
  moving = moving.then(make, make);
}

export function hide(path: FieldPath, entry: Entry): Promise<void> {
  const at = { path: [...path, 'hidden'] };
  return entry.hidden
    ? deed(entry, deeds.show, { ...at, before: true })
    : deed(entry, deeds.hide, { ...at, value: true, isNew: true });
}

export const remove = (path: FieldPath, entry: Entry) => deed(entry, deeds.remove, { path, before: entry });
