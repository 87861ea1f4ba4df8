import { type ReactNode, useState } from 'react';
import { type Entry, titleOf } from '../../content/content.ts';
import { isIn, placeKey } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import { keepFocus, Note, RoundButton, SmallButton } from '../ui/controls.tsx';
import { useOpening } from '../ui/panel.tsx';
import { remove, showEntry } from './entry-actions.ts';
import { EntryPicture, Thumbnail } from './entry-picture.tsx';
import styles from './lists.module.css';

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
  /** edits a list within the entry */
  innerList: (place: Place) => ReactNode;
}

/** An entry of a list, which opens to be edited. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, note, hasOrder, isFolded, isFirst, isLast, onMove, onFocus, innerList } = props;
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
          <SchemaFields place={place} only={(_, name) => name !== 'alt'} list={innerList} />
          <SmallButton onMouseDown={keepFocus} onClick={() => void remove(place)}>
            {t.delete}
          </SmallButton>
        </div>
      )}
    </li>
  );
}
