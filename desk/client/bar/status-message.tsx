import { useEffect } from 'react';
import { Icon } from '../../../src/ui/icon.tsx';
import { set, useDesk } from '../desk-store.ts';
import { RoundButton } from '../ui/controls.tsx';
import styles from './bar.module.css';

const shownMs = 4000;
const dismiss = () => set({ said: undefined });

/** What was saved, undone or refused: in sight for a while, and said by screen readers. */
export function Said() {
  const { said, t, sentence } = useDesk();
  useEffect(() => {
    if (!said || said.bad) return;
    const timer = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className={styles.region}>
      <div role="status" aria-live="polite">
        {said && !said.bad && (
          <p className={styles.said} key={said.count}>
            {sentence(said.text)}
          </p>
        )}
      </div>
      <div role="alert">
        {said?.bad && (
          <p className={`${styles.said} ${styles.bad}`} key={said.count}>
            {sentence(said.text)}
            <RoundButton aria-label={t.close} onClick={dismiss}>
              <Icon name="close" />
            </RoundButton>
          </p>
        )}
      </div>
    </div>
  );
}
