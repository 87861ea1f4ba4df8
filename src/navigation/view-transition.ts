import { flushSync } from 'react-dom';
import { closeDialog } from '../ui/dialogs.ts';

// on a slower device a transition delays the new page by more than a tenth of a second
const fastHydrationMs = 25;

let isFastDevice = true;

/**
 * Measures how long hydration takes, from this call on: slow devices navigate without a cross-fade. A tab in the
 * background hydrates slowly on any device, so its time does not count.
 * @returns a function to call after hydration
 */
export function measureHydration(): () => void {
  const start = performance.now();
  let wasHidden = document.hidden;
  const onVisibilityChange = () => {
    wasHidden = true;
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    isFastDevice = wasHidden || performance.now() - start < fastHydrationMs;
  };
}

/** Applies a change of the page, with a cross-fade where the browser, the device and the visitor's settings allow it. */
export function viewTransition(change: () => void): void {
  if (!isFastDevice || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    flushSync(change);
    return;
  }
  // WebKit starts no transition while a dialog is open
  closeDialog();
  // a newer transition may skip this one
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
