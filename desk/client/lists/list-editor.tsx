import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { galleryLists } from '../../../src/art/slots.ts';
import { type Entry, entriesAt } from '../../content/content.ts';
import { entryStep, isIn, placeKey, same } from '../../content/entry-path.ts';
import { emptyAt, fieldAt } from '../../content/fields.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { FieldPath, Place, Sentence } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { withDrafts } from '../drafts/drafts.ts';
import { beginEntry } from '../drafts/write.ts';
import { SmallButton } from '../ui/controls.tsx';
import { FieldProblems } from '../ui/field-problems.tsx';
import { takeLostFocus } from '../ui/focus-field.ts';
import { entryPlace, move } from './entry-actions.ts';
import { GalleryUpload } from './entry-picture.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './lists.module.css';
import { NewEntry } from './new-entry.tsx';

interface ListEditorProps {
  place: Place;
  /** makes a new entry, if its fields are not empty at first */
  empty?: () => Entry;
  /** the order of the entries, if it is not the owner's */
  compare?: (one: Entry, other: Entry) => number;
  /** whether an entry is over; many of them start folded */
  isOver?: (entry: Entry) => boolean;
  /** a note beside the name of an entry */
  note?: (entry: Entry) => Sentence;
}

// more entries that are over start folded
const mostShownOver = 3;

/** A list whose entries can be opened, moved, hidden, removed and added. */
export function ListEditor({ place, empty, compare, isOver, note }: ListEditorProps) {
  const desk = useDesk();
  const { state, drafts, t, sentence } = desk;
  const written = entriesAt(state, place);
  // shows the new order before it is saved
  const [order, showOrder] = useOptimistic(
    written.map(({ id }) => id),
    (_, next: string[]) => next,
  );
  const inOrder = order.flatMap((id) => written.find((one) => one.id === id) ?? []);
  const entries = compare ? inOrder.toSorted(compare) : inOrder;
  const over = isOver ? entries.filter(isOver) : [];
  const [isShowingAll, showAll] = useState(false);
  const isFolded = over.length > mostShownOver && !isShowingAll;
  const gallery = galleryLists.find((name) => same(place.path, [name]));
  const { maxItems = Number.POSITIVE_INFINITY } = fieldAt(place).meta;
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const focused = useRef<number>(undefined);
  const known = useRef(order);
  const inList = drafts.filter(isIn(place));
  const depth = place.path.length;
  const added = inList.find(({ path, isHeld }) => isHeld && path.length === depth + 1);
  const ids = entries.map(({ id }) => entryStep(id) as FieldPath[number] | undefined);
  const withoutEntry = inList.filter(({ path, isHeld }) => !isHeld && path[depth] && !ids.includes(path[depth]));
  const moveEntry = (id: string, by: -1 | 1) =>
    startTransition(async () => {
      const from = order.indexOf(id);
      const other = order[from + by];
      if (!other) return;
      showOrder(order.with(from, other).with(from + by, id));
      await move(place, id, by);
    });
  // a removed or added row loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is another one
  useEffect(() => {
    const added = entries.findIndex(({ id }) => !known.current.includes(id));
    known.current = entries.map(({ id }) => id);
    const row = added === -1 ? focused.current : added;
    if (row === undefined) return;
    // a gallery has no button after its last row
    const next = list.current?.children[row] ?? adding.current ?? list.current?.lastElementChild;
    takeLostFocus(next?.closest('button') ?? next?.querySelector('button'));
  }, [entries.length, added === undefined]);
  return (
    <>
      <ol className={styles.entries} ref={list}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            place={entryPlace(place, entry.id)}
            note={note && sentence(note(entry))}
            hasOrder={!compare}
            isFolded={isFolded && over.includes(entry)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(by) => moveEntry(entry.id, by)}
            onFocus={() => {
              focused.current = index;
            }}
            innerList={(inner) => <ListEditor place={inner} />}
          />
        ))}
      </ol>
      {over.length > mostShownOver && (
        <SmallButton aria-expanded={isShowingAll} onClick={() => showAll(!isShowingAll)}>
          {t.showOver(over.length)}
        </SmallButton>
      )}
      {withoutEntry.map((draft) => (
        <div key={placeKey(draft)} data-field={placeKey(draft)}>
          <FieldProblems place={draft} label={sentence(placeLabel(withDrafts(desk), draft))} />
        </div>
      ))}
      {added && <NewEntry list={place} draft={added} />}
      {!added && entries.length >= maxItems && <p>{t.listIsFull(maxItems)}</p>}
      {gallery && entries.length < maxItems && <GalleryUpload gallery={gallery} />}
      {!gallery && !added && entries.length < maxItems && (
        <SmallButton
          ref={adding}
          onClick={() => {
            focused.current = entries.length;
            const entry = empty?.() ?? (emptyAt(entryPlace(place, '')) as Entry);
            beginEntry(entryPlace(place, entry.id), entry);
          }}
        >
          {t.add}
        </SmallButton>
      )}
    </>
  );
}
