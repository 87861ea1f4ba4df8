import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../src/ui/icon.tsx';
import desk from '../desk.module.css';
import { open, useDesk } from '../desk-store.ts';
import { RoundButton } from './controls.tsx';
import { focusField } from './focus-field.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** goes back to the panel's list */
  onBack?: (() => void) | undefined;
  /** focus moves to the title when this changes */
  subject?: string | undefined;
  children: ReactNode;
}

/** The frame of every panel. Opening one moves focus to its title. */
export function Panel({ title, onBack, subject, children }: PanelProps) {
  const { panel: shown, t } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another page of the panel
  useEffect(() => {
    if (panel.current?.contains(document.activeElement) && document.activeElement?.matches('input')) return;
    panel.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [subject]);
  // the field that it was opened for
  useEffect(() => {
    if (shown && 'at' in shown && shown.at) return focusField(shown.at);
  }, [shown]);
  return (
    <aside className={desk.panel} ref={panel} aria-label={title}>
      <div className={styles.top}>
        {onBack && (
          <RoundButton aria-label={t.back} onClick={onBack}>
            <Icon name="previous" />
          </RoundButton>
        )}
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <RoundButton aria-label={t.close} onClick={() => open(undefined)}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

/** A part of a panel under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
