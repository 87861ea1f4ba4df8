import { useEffect, useRef, useState } from 'react';
import { entryStep, isWithin } from '../../entry-path.ts';
import type { FieldPath, FieldSchema } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { schemaAt } from '../facts/fact-index.ts';
import { fieldKey } from '../ui/focus-field.ts';
import { SmallButton } from '../ui/small-button.tsx';
import { listsFile } from '../words/messages.ts';
import { type Entry, entriesAt, titleOf } from './entries.ts';
import { hide, move, remove } from './entry-deeds.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryPicture, Thumbnail } from './entry-picture.tsx';
import styles from './lists.module.css';
import { NewEntry, newEntryIn, startEntry } from './new-entry.tsx';

interface ListEditorProps {
  path: FieldPath;
  /** the field to open at */
  openPath?: FieldPath | undefined;
}

/** A list: its entries in order, each to open, move, hide and remove, and a new one. */
export function ListEditor({ path, openPath }: ListEditorProps) {
  const { state, drafts, t } = useDesk();
  const entries = entriesAt(state, path);
  const schema = schemaAt(state, { file: listsFile, path: [...path, 0] });
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<string>();
  const added = newEntryIn(drafts, path);
  // a moved button loses focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is another one
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved}"]`)?.focus();
  }, [moved, entries.map(({ id }) => id).join()]);
  const moveTo = (from: number, by: -1 | 1) => {
    const entry = entries[from];
    if (!entry || !entries[from + by]) return;
    setMoved(`${entry.id} ${by}`);
    void move(path, entries, from, from + by);
  };
  return (
    <>
      <ol className={styles.entries} ref={list}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            path={path}
            schema={schema}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(by) => moveTo(index, by)}
            openPath={openPath && isWithin(openPath, [...path, entryStep(entry.id)]) ? openPath : undefined}
          />
        ))}
      </ol>
      {added ? (
        <NewEntry list={path} draft={added} />
      ) : (
        <SmallButton onClick={() => startEntry(path, schema)}>{t.add}</SmallButton>
      )}
    </>
  );
}

interface EntryRowProps extends ListEditorProps {
  entry: Entry;
  schema: FieldSchema;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

function EntryRow({ entry, path, schema, isFirst, isLast, onMove, openPath }: EntryRowProps) {
  const { t, sentence } = useDesk();
  const at = [...path, entryStep(entry.id)];
  const [isOpen, setOpen] = useState(Boolean(openPath));
  useEffect(() => {
    if (openPath) setOpen(true);
  }, [openPath]);
  const title = sentence(titleOf(entry));
  const arrow = (by: -1 | 1, sign: string, name: string, isEnd: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      data-move={`${entry.id} ${by}`}
      aria-label={`${title}: ${name}`}
      aria-disabled={isEnd}
      onClick={() => onMove(by)}
    >
      {sign}
    </button>
  );
  return (
    <li
      className={styles.entry}
      data-field={fieldKey({ file: listsFile, path: at })}
      data-hidden={entry.hidden || undefined}
    >
      <div className={styles.top}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Thumbnail path={at} />
          <span>
            {title}
            {entry.hidden && <em> · {t.hidden}</em>}
          </span>
        </button>
        {arrow(-1, '↑', t.up, isFirst)}
        {arrow(1, '↓', t.down, isLast)}
      </div>
      {isOpen && (
        <div className={styles.inside}>
          <EntryPicture path={at} schema={schema} />
          <EntryFields path={at} schema={schema} list={(inner) => <ListEditor path={inner} openPath={openPath} />} />
          <div className={styles.deeds}>
            <SmallButton onClick={() => void hide(at, entry)}>
              {entry.hidden ? t.showOnTheSite : t.hideFromTheSite}
            </SmallButton>
            <SmallButton onClick={() => void remove(at, entry)}>{t.delete}</SmallButton>
          </div>
        </div>
      )}
    </li>
  );
}
