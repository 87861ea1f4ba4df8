import type { ReactNode } from 'react';
import { useDesk } from '../desk-store.ts';
import { keepFocus, SmallButton } from '../ui/small-button.tsx';
import styles from './conflict.module.css';

interface ConflictProps {
  /** the field */
  label: string;
  /** what the file says by now */
  theirs: ReactNode;
  /** the language of the words */
  lang?: string | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** What someone else has written in a field that is being edited, and the choice between the two. */
export function Conflict({ label, theirs, lang, onKeep, onTake }: ConflictProps) {
  const { t } = useDesk();
  return (
    <div className={styles.conflict} role="alert" onMouseDown={keepFocus}>
      <p>{t.othersHaveWritten}</p>
      <blockquote lang={lang}>{theirs}</blockquote>
      <div className={styles.choices}>
        <SmallButton aria-label={`${t.keepMine}: ${label}`} onClick={onKeep}>
          {t.keepMine}
        </SmallButton>
        <SmallButton aria-label={`${t.takeTheirs}: ${label}`} onClick={onTake}>
          {t.takeTheirs}
        </SmallButton>
      </div>
    </div>
  );
}
