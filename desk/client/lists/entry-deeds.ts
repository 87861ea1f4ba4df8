// What can be done with the entries of lists. Each deed is one step to undo.

import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { listMessages } from '../../../build/content/messages/list-messages.ts';
import { type Entry, entriesAt, titleOf } from '../../content/content.ts';
import { entryStep, isWithin, named, valueAt } from '../../content/entry-path.ts';
import type { Edit, Place } from '../../protocol.ts';
import { inBoth, type PlainName } from '../../sentences/sentences.ts';
import { currentDesk } from '../desk-store.ts';
import { change, discard } from '../drafts/write.ts';
import { openPageOf, outlineOnSite } from '../site-frame.ts';

/** The place of an entry in its list. */
export const entryPlace = ({ file, path }: Place, id: string): Place => ({ file, path: [...path, entryStep(id)] });

/** Shows the words of an entry on their page. */
export function showEntry({ file, path }: Place): void {
  const data = currentDesk().state.files[file];
  const text = file === hotelFiles.lists && listMessages(data).find(({ path: at }) => isWithin(named(data, at), path));
  if (!text) return;
  openPageOf(text.key);
  outlineOnSite({ key: text.key });
}

/** Makes a change of an entry, or says why not. @param label what it is called in the list of what can be undone */
const deed = (
  { file, path }: Place,
  label: PlainName,
  done: PlainName,
  editOf: (entry: Entry) => Edit | undefined,
): Promise<void> =>
  change(() => {
    const entry = valueAt(currentDesk().state.files[file], path) as Entry | undefined;
    const edit = entry && editOf(entry);
    if (!edit) return;
    const title = titleOf(entry);
    return {
      label: inBoth((t, to) => `${t[label]} ${t.quoted(title[to])}`),
      edit,
      done: inBoth((t, to) => `${t[done]}: ${t.quoted(title[to])}`),
    };
  });

/** Moves an entry by one place from where it is once the moves before have been made. */
export const move = (list: Place, id: string, by: -1 | 1) =>
  deed(entryPlace(list, id), 'movingTheEntry', 'moved', (entry) => {
    const entries = entriesAt(currentDesk().state, list);
    const from = entries.indexOf(entry);
    const other = entries[from + by];
    return other && { ...list, value: entries.with(from, other).with(from + by, entry) };
  });

export async function remove(place: Place): Promise<void> {
  await deed(place, 'removalOfTheEntry', 'deleted', () => place);
  // what is typed in an entry stays where its removal is refused
  if (valueAt(currentDesk().state.files[place.file], place.path) === undefined) discard(place);
}
