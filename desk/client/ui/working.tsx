import { type ReactNode, useId } from 'react';
import styles from './working.module.css';

/** That something takes long: a bar with words. A live region around it says them aloud. */
export function Working({ children, share }: { children: ReactNode; share?: number | undefined }) {
  const id = useId();
  return (
    <div className={styles.working}>
      <p id={id}>{children}</p>
      <progress max={1} {...(share !== undefined && { value: share })} aria-labelledby={id} />
    </div>
  );
}
