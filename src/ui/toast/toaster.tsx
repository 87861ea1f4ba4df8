import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { openDialogs } from '../dialogs.ts';
import { Icon } from '../icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './store.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];
const swipeDistance = 60;

/** The region for toasts. It renders without toasts too: a live region announces only changes. */
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
    <section className={styles.region} aria-label={label}>
      <div role="status" aria-live="polite">
        {open.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const start = useRef<number | undefined>(undefined);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    event.currentTarget.style.translate = `${event.clientX - start.current}px 0`;
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    start.current = undefined;
    event.currentTarget.style.translate = '';
    if (Math.abs(distance) > swipeDistance) dismissToast(toast.id);
  };
  return (
    <div
      className={`${styles.toast} ${styles[toast.variant]}`}
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('a, button')) start.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
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
