import { type PointerEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { openDialogs } from '../dialogs.ts';
import { Icon } from '../icon.tsx';
import { returnFocus } from '../return-focus.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './store.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];
const swipeDistance = 60;

/** The live region for toasts. It renders without toasts too, to announce changes, but is a landmark only with one. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const open = toasts.filter((toast) => toast.open);

  useEffect(() => {
    if (!open.length) return;
    const onKey = (event: KeyboardEvent) => {
      // with a dialog open, Escape closes that first
      if (event.key === 'Escape' && !document.querySelector(openDialogs)) dismissToast();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open.length]);

  return (
    <section className={styles.region} aria-label={open.length ? label : undefined}>
      <div role="status" aria-live="polite">
        {open.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const closing = card.current;
    const before = document.activeElement;
    return () => {
      if (closing) returnFocus(closing, before);
    };
  }, []);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    // the card follows the finger at once
    event.currentTarget.style.transition = 'none';
    event.currentTarget.style.translate = `${event.clientX - start.current}px 0`;
  };
  const cancel = (event: PointerEvent<HTMLDivElement>) => {
    start.current = undefined;
    event.currentTarget.style.transition = '';
    event.currentTarget.style.translate = '';
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current !== undefined && Math.abs(event.clientX - start.current) > swipeDistance) dismissToast(toast.id);
    cancel(event);
  };
  return (
    <div
      className={`${styles.toast} ${styles[toast.variant]}`}
      ref={card}
      onPointerDown={(event) => {
        // a mouse selects the text
        if (event.pointerType !== 'mouse' && !(event.target as Element).closest('a, button'))
          start.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={cancel}
    >
      <div className={styles.text}>
        {/* one paragraph: a screen reader may say two in the wrong order */}
        <p>
          <span className={styles.title}>{toast.title}</span>
          <br />
          {toast.description}
        </p>
        {toast.action && (
          <a className={styles.action} href={toast.action.href}>
            {toast.action.label}
          </a>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
