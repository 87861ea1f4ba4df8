import { flushSync } from 'react-dom';
import { closeDialog } from '../ui/dialogs.ts';

/**
 * Whether pages cross-fade: on computers with more than four processor cores, unless the visitor prefers less motion. On slower
 * devices, phones among them, a cross-fade delays the new page by more than a tenth of a second.
 */
const hasCrossFade = () =>
  navigator.hardwareConcurrency > 4 && matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;

/** Applies a change of the page, with a cross-fade where the device and the visitor's settings allow it. */
export function viewTransition(change: () => void): void {
  if (!document.startViewTransition || !hasCrossFade()) {
    flushSync(change);
    return;
  }
  // WebKit starts no transition while a dialog is open
  closeDialog();
  const transition = document.startViewTransition(() => flushSync(change));
  // a newer transition may skip this one
  transition.ready.catch(() => {});
  // until the transition has ended, Chromium sends clicks to the root element
  const passOn = ({ target, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (target !== document.documentElement || ctrlKey || metaKey || shiftKey || altKey) return;
    transition.skipTransition();
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary')?.click();
  };
  const end = () => removeEventListener('click', passOn);
  addEventListener('click', passOn);
  transition.finished.then(end, end);
}
