import { flushSync } from 'react-dom';
import { closeDialog } from '../ui/dialogs.ts';

/** Applies a change of the page with a cross-fade, where the browser and the visitor's settings allow it. */
export function viewTransition(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    flushSync(change);
    return;
  }
  // WebKit starts no transition while a dialog is open
  closeDialog();
  // a newer transition may skip this one
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
