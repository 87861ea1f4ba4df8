import { useEffect } from 'react';
import { Icon } from '../../../src/ui/icon.tsx';
import { set, useDesk } from '../desk-store.ts';
import { RoundButton } from '../ui/controls.tsx';
import styles from './bar.module.css';

const shownMs = 4000;
const dismiss = () => set({ status: undefined });

/** The status message: what was saved, undone or refused. It disappears after a while, unless something was refused. */
export function StatusMessage() {
  const { status, t, sentence } = useDesk();
  useEffect(() => {
    if (!status || status.bad) return;
    const timer = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <div className={styles.region}>
      <div role="status" aria-live="polite">
        {status && !status.bad && (
          <p className={styles.status} key={status.count}>
            {sentence(status.text)}
          </p>
        )}
      </div>
      <div role="alert">
        {status?.bad && (
          <p className={`${styles.status} ${styles.bad}`} key={status.count}>
            {sentence(status.text)}
            <RoundButton aria-label={t.close} onClick={dismiss}>
              <Icon name="close" />
            </RoundButton>
          </p>
        )}
      </div>
    </div>
  );
}
