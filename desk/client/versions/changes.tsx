import { isEntries } from '../../content/content.ts';
import { same, valueAt } from '../../content/entry-path.ts';
import { readable } from '../../content/readable.ts';
import type { DeskState, Place, VersionChange } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit, enqueue, leave } from '../drafts/write.ts';
import { request } from '../server-state.ts';
import { Note, SmallButton } from '../ui/controls.tsx';
import styles from './versions.module.css';

/** Whether what has changed can be restored: it is gone, or has another value than before. */
function canGoBack({ was, gone }: VersionChange, files: DeskState['files']): boolean {
  const valueNow = ({ file, path }: Place) => valueAt(files[file], path);
  if (gone) {
    const isPhotograph = gone.path.length === 0;
    const list = { ...gone, path: gone.path.slice(0, -1) };
    return isPhotograph || (valueNow(gone) === undefined && isEntries(valueNow(list)));
  }
  const now = was && valueNow(was);
  if (now === undefined || same(now, was?.value)) return false;
  // a flag may have been absent; without one of its fields a new group of texts would be invalid
  return was?.value !== undefined || now === true;
}

/** What changed, before and after, with a button for each field, entry or photograph that can be restored. */
export function Changes({ changes }: { changes: readonly VersionChange[] }) {
  const { state, t, sentence } = useDesk();
  const putBack = ({ was, gone }: VersionChange) => {
    if (gone) {
      const { version, ...place } = gone;
      void enqueue(() => request('POST versions/*/put-back', 'isBack', place, version));
    } else if (was) {
      edit(was, was.value);
      leave();
    }
  };
  // a list may have lost several entries
  const nameOf = ({ label, gone, before }: VersionChange) =>
    [label, ...(gone?.path.length && before !== undefined ? [readable(before)] : [])].map(sentence).join(' ');
  return (
    <ul className={styles.changes} tabIndex={-1}>
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          <Note>{sentence(change.label)}</Note>
          {change.before !== undefined && <del>{sentence(readable(change.before))}</del>}
          {change.after !== undefined && <ins>{sentence(readable(change.after))}</ins>}
          {canGoBack(change, state.files) && (
            <SmallButton
              aria-label={`${t.putBack}: ${nameOf(change)}`}
              onClick={({ currentTarget }) => {
                // the button goes, or its whole line
                currentTarget.closest('ul')?.focus();
                putBack(change);
              }}
            >
              {t.putBack}
            </SmallButton>
          )}
        </li>
      ))}
    </ul>
  );
}
