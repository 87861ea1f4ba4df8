import { readable } from '../../content/readable.ts';
import type { VersionChange } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { Note } from '../ui/controls.tsx';
import styles from './versions.module.css';

/** What changed, before and after, in words. */
export function Changes({ changes }: { changes: readonly VersionChange[] }) {
  const { sentence } = useDesk();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          <Note>{sentence(change.label)}</Note>
          {change.before !== undefined && <del>{sentence(readable(change.before))}</del>}
          {change.after !== undefined && <ins>{sentence(readable(change.after))}</ins>}
        </li>
      ))}
    </ul>
  );
}
