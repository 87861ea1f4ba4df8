import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { galleryLists } from '../../../src/art/slots.ts';
import { type Entry, entriesAt, titleOf } from '../../content/content.ts';
import { entryStep, isIn, placeKey, same } from '../../content/entry-path.ts';
import { emptyAt, fieldAt } from '../../content/fields.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { FieldPath, Place, Sentence } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { withDrafts } from '../drafts/drafts.ts';
import { beginEntry } from '../drafts/write.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import { keepFocus, Note, RoundButton, SmallButton } from '../ui/controls.tsx';
import { FieldProblems } from '../ui/field-problems.tsx';
import { takeLostFocus } from '../ui/focus-field.ts';
import { useOpening } from '../ui/panel.tsx';
import { entryPlace, move, remove, showEntry } from './entry-actions.ts';
import { EntryPicture, GalleryUpload, Thumbnail } from './entry-picture.tsx';
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

interface EntryRowProps {
  entry: Entry;
  place: Place;
  note: string | undefined;
  /** whether the owner can move it */
  hasOrder: boolean;
  /** whether it is shown only while it is open */
  isFolded: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onFocus: () => void;
}

function EntryRow({ entry, place, note, hasOrder, isFolded, isFirst, isLast, onMove, onFocus }: EntryRowProps) {
  const { uploads, t, sentence } = useDesk();
  const [isOpen, setOpen] = useState(false);
  // opens the row, which the owner may have closed before
  useOpening(({ at }) => at && isIn(place)(at) && setOpen(true));
  const title = sentence(titleOf(entry));
  const arrow = (by: -1 | 1, sign: string, name: string, isEnd: boolean) => {
    // a photograph that is being uploaded may add an entry
    const isDisabled = isEnd || uploads.length > 0;
    return (
      <RoundButton
        aria-label={`${title}: ${name}`}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : () => onMove(by)}
      >
        {sign}
      </RoundButton>
    );
  };
  return (
    <li
      className={styles.entry}
      hidden={isFolded && !isOpen}
      data-field={placeKey(place)}
      data-hidden={entry.hidden || undefined}
      onFocus={onFocus}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            if (!isOpen) showEntry(place);
          }}
        >
          <Thumbnail place={place} />
          <span>
            {title}
            {entry.hidden && <em> · {t.hidden}</em>}
            {note && <Note> {note}</Note>}
          </span>
        </button>
        {hasOrder && arrow(-1, '↑', t.up, isFirst)}
        {hasOrder && arrow(1, '↓', t.down, isLast)}
      </div>
      {isOpen && (
        <div className={styles.inside}>
          <EntryPicture place={place} />
          {/* the description of the picture is shown with it */}
          <SchemaFields
            place={place}
            only={(_, name) => name !== 'alt'}
            list={(inner) => <ListEditor place={inner} />}
          />
          <SmallButton onMouseDown={keepFocus} onClick={() => void remove(place)}>
            {t.delete}
          </SmallButton>
        </div>
      )}
    </li>
  );
}
