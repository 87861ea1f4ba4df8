import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../src/ui/icon.tsx';
import type { Place } from '../../protocol.ts';
import desk from '../desk.module.css';
import { type Panel as Opened, open, useDesk } from '../desk-store.ts';
import { RoundButton } from './controls.tsx';
import { focusBar, focusField } from './focus-field.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** The frame of every panel. Opening one moves focus to its title, or to the field that it is opened for. */
export function Panel({ title, children }: PanelProps) {
  const { panel: shown, t } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const isTyping =
      panel.current?.contains(document.activeElement) && document.activeElement?.matches('input, textarea');
    if (!isTyping) {
      panel.current?.scrollTo({ top: shown?.top ?? 0 });
      heading.current?.focus({ preventScroll: true });
    }
    if (shown?.at) focusField(shown.at);
  }, [shown]);
  const close = () => {
    focusBar();
    open(undefined);
  };
  return (
    <aside className={desk.panel} ref={panel} aria-label={title}>
      <div className={styles.top}>
        {shown && (shown.from || shown.subject) && (
          <RoundButton aria-label={t.back} onClick={() => open(shown.from ?? { name: shown.name })}>
            <Icon name="previous" />
          </RoundButton>
        )}
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <RoundButton aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

/** Calls `take` with each panel that opens, during rendering, so that the target exists when it gets the focus. */
export function useOpening(take: (opened: Opened) => void): void {
  const { panel } = useDesk();
  const [known, setKnown] = useState<Opened>();
  if (panel === known) return;
  setKnown(panel);
  if (panel) take(panel);
}

/** The current panel, to come back to a line in it. */
export const backTo = (name: Opened['name'], at: Place, line: Element): Opened => ({
  name,
  at,
  top: line.closest('aside')?.scrollTop ?? 0,
});

/** A part of a panel under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
