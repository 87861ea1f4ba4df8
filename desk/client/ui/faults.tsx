import type { DeskFault } from '../../protocol.ts';
import { common } from '../desk-messages.ts';
import { useSentence } from '../desk-store.ts';
import styles from './faults.module.css';

/** What is wrong with a field, in the build's own words. */
export function Faults({ id, faults }: { id?: string; faults: readonly DeskFault[] }) {
  const sentence = useSentence();
  return (
    <div id={id} className={styles.faults} role="status">
      {faults.map((fault) => (
        <p key={`${fault.path} ${fault.problem.en}`} className={styles.fault}>
          <strong>{sentence(fault.problem)}</strong>
          {fault.example && (
            <span className={styles.example}>
              {sentence(common.example)} <code>{fault.example}</code>
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
