// Actions on the entries of lists. Each action is one undo step.

import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { listMessages } from '../../../build/content/messages/list-messages.ts';
import { type Entry, entriesAt, titleOf } from '../../content/content.ts';
import { entryStep, isWithin, named, valueAt } from '../../content/entry-path.ts';
import type { Edit, Place } from '../../protocol.ts';
import { type Catalogue, inBoth, type PlainName } from '../../sentences/sentences.ts';
import { sendRequest } from '../desk-api.ts';
import { currentDesk, showStatus } from '../desk-store.ts';
import { discard, enqueue, flush } from '../drafts/write.ts';
import { applyState, whileBusy } from '../server-state.ts';
import { openPageOf, outlineOnSite } from '../site-frame.ts';

/** The place of an entry in its list. */
export const entryPlace = ({ file, path }: Place, id: string): Place => ({ file, path: [...path, entryStep(id)] });

/** Shows the texts of an entry on their page. */
export function showEntry({ file, path }: Place): void {
  const data = currentDesk().state.files[file];
  const text = file === hotelFiles.lists && listMessages(data).find(({ path: at }) => isWithin(named(data, at), path));
  if (!text) return;
  openPageOf(text.key);
  outlineOnSite({ key: text.key });
}

/**
 * Saves all drafts, then changes an entry as it is by then, or reports why it cannot.
 * @param name the name of its undo step
 */
function runAction(
  place: Place,
  name: PlainName,
  done: (t: Catalogue, title: string) => string,
  editOf: (entry: Entry) => Edit | undefined,
) {
  flush();
  return enqueue(async () => {
    const valueNow = ({ file, path }: Place) => valueAt(currentDesk().state.files[file], path);
    const entry = valueNow(place) as Entry | undefined;
    const edit = entry && editOf(entry);
    if (!edit) return;
    const title = titleOf(entry);
    const label = inBoth((t, to) => `${t[name]} ${t.quoted(title[to])}`);
    await whileBusy(async () => {
      const { state, refused } = await sendRequest('POST change', {
        label,
        edits: [{ ...edit, before: valueNow(edit) }],
      });
      applyState(state);
      const [one] = refused;
      if (one) showStatus(one.faults[0]?.problem ?? inBoth('othersHaveChanged'), true);
      else showStatus(inBoth((t, to) => done(t, t.quoted(title[to]))));
    });
  });
}

/** Moves an entry by one place, after the moves before it. */
export function move(list: Place, id: string, by: -1 | 1) {
  const moved: Parameters<typeof runAction>[2] = (t, title) => {
    const ids = entriesAt(currentDesk().state, list).map((entry) => entry.id);
    return t.moved(title, ids.indexOf(id) + 1, ids.length);
  };
  return runAction(entryPlace(list, id), 'movingTheEntry', moved, (entry) => {
    const entries = entriesAt(currentDesk().state, list);
    const from = entries.indexOf(entry);
    const other = entries[from + by];
    return other && { ...list, value: entries.with(from, other).with(from + by, entry) };
  });
}

export async function remove(place: Place): Promise<void> {
  await runAction(
    place,
    'removalOfTheEntry',
    (t, title) => `${t.deleted}: ${title}`,
    () => place,
  );
  // drafts of the entry stay if its removal is refused
  if (valueAt(currentDesk().state.files[place.file], place.path) === undefined) discard(place);
}
