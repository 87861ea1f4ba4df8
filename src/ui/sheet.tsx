import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { ignoreSecondClick } from './button.tsx';
import { closeDialog, openDialogs } from './dialogs.ts';
import styles from './sheet.module.css';

interface SheetProps {
  id: string;
  /** the id of the element that names the sheet */
  labelledBy: string;
  children: ReactNode;
}

// with popover support the sheet opens and closes without scripts
const supportsPopover = () => 'popover' in HTMLElement.prototype;

/** Handles a click where the browser cannot. The second click of a double click does nothing: what closes the sheet may appear under the pointer. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  ignoreSecondClick(event);
  if (!supportsPopover() && !event.defaultPrevented) act();
};

/** The props of a button that opens the sheet `id`. */
export function opens(id: string) {
  return {
    popoverTarget: id,
    popoverTargetAction: 'show',
    'aria-haspopup': 'dialog',
    onClick: onPress(() => (document.getElementById(id) as HTMLDialogElement).showModal()),
  } as const;
}

/** The props of a button that closes the sheet `id`. */
export function closes(id: string) {
  return {
    popoverTarget: id,
    popoverTargetAction: 'hide',
    onClick: onPress(closeDialog),
  } as const;
}

/**
 * A dialog that slides in from the right edge; the page behind it is inert while it is open. It is a popover, since a
 * modal dialog restyles the whole page before it shows (20 ms on a slow phone); here that comes after paint.
 */
export function Sheet({ id, labelledBy, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let release = () => {};
    const isolateAfterPaint = () => {
      release();
      release = afterPaint(() => {
        release = isolate(sheet);
      });
    };
    // the browser can return focus only to an element that is no longer inert
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && release();
    const toggle = ({ newState }: ToggleEvent) => {
      if (newState !== 'open') return;
      // WebKit focuses nothing in a sheet that reopens in the frame in which it closes
      if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
      isolateAfterPaint();
    };
    // it may have opened before hydration
    if (sheet.matches(openDialogs)) isolateAfterPaint();
    const controller = new AbortController();
    const { signal } = controller;
    sheet.addEventListener('beforetoggle', beforeToggle, { signal });
    sheet.addEventListener('toggle', toggle, { signal });
    // a page from the back/forward cache starts with the sheet closed
    addEventListener('pagehide', () => sheet.matches(openDialogs) && closeDialog(), { signal });
    return () => {
      release();
      controller.abort();
    };
  }, []);

  return (
    <dialog id={id} ref={ref} popover="auto" className={styles.sheet} aria-labelledby={labelledBy} aria-modal>
      <div className={styles.panel}>{children}</div>
      {/* for the pointer only: the sheet has a button that closes it, and Escape does */}
      <button type="button" className={styles.veil} tabIndex={-1} aria-hidden {...closes(id)} />
    </dialog>
  );
}

/** Makes everything on the page inert except `element` and what a screen reader announces. @returns undoes that */
function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isAnnounced = other.getAttribute('role') === 'status';
      if (other !== at && other instanceof HTMLElement && !other.inert && !isAnnounced) others.push(other);
    }
  }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
