// What can be done with the entries of lists. Each deed is one step to undo.
import type { Edit, FieldPath, Sentence } from '../../protocol.ts';
import { change } from '../drafts/write.ts';
import { listsFile } from '../words/messages.ts';
import { type Entry, titleOf } from './entries.ts';

/** What a deed is called in the list of what can be undone, and what is said once it is done. */
type Deed = [label: Sentence, done: Sentence];

const deeds = {
  move: [
    { it: 'spostamento della voce', en: 'moving the entry' },
    { it: 'Spostata', en: 'Moved' },
  ],
  hide: [
    { it: 'nascondere la voce', en: 'hiding the entry' },
    { it: 'Nascosta dal sito', en: 'Hidden from the site' },
  ],
  show: [
    { it: 'mostrare la voce', en: 'showing the entry' },
    { it: 'Di nuovo sul sito', en: 'On the site again' },
  ],
  remove: [
    { it: 'eliminazione della voce', en: 'removal of the entry' },
    { it: 'Eliminata', en: 'Deleted' },
  ],
} satisfies Record<string, Deed>;

/** Makes a change of an entry, or says why not. */
function deed(entry: Entry, [label, done]: Deed, one: Omit<Edit, 'file'>): Promise<void> {
  const { it, en } = titleOf(entry);
  return change(
    { it: `${label.it} «${it}»`, en: `${label.en} “${en}”` },
    { file: listsFile, ...one },
    { it: `${done.it}: «${it}»`, en: `${done.en}: “${en}”` },
  );
}

export function move(path: FieldPath, entries: readonly Entry[], from: number, to: number): Promise<void> {
  const entry = entries[from] as Entry;
  return deed(entry, deeds.move, { path, value: entries.toSpliced(from, 1).toSpliced(to, 0, entry), before: entries });
}

export function hide(path: FieldPath, index: number, entry: Entry): Promise<void> {
  const at = { path: [...path, index, 'hidden'] };
  return entry.hidden
    ? deed(entry, deeds.show, { ...at, before: true })
    : deed(entry, deeds.hide, { ...at, value: true, isNew: true });
}

export const remove = (path: FieldPath, index: number, entry: Entry) =>
  deed(entry, deeds.remove, { path: [...path, index], before: entry });
