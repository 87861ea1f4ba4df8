import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { closeDialog, openDialogs } from './dialogs.ts';
import styles from './sheet.module.css';

interface SheetProps {
  id: string;
  /** the id of the element that names the sheet */
  labelledBy: string;
  children: ReactNode;
}

// The platform opens and closes the sheet by itself, before and without scripts, where it knows popovers.
const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/** What a button needs to open the sheet `id`. */
export function opens(id: string) {
  return {
    popoverTarget: id,
    popoverTargetAction: 'show',
    'aria-haspopup': 'dialog',
    onClick: () => {
      if (!knowsPopovers()) (document.getElementById(id) as HTMLDialogElement).showModal();
    },
  } as const;
}

/** What a button needs to close the sheet `id`. */
export function closes(id: string) {
  return {
    popoverTarget: id,
    popoverTargetAction: 'hide',
    onClick: () => {
      if (!knowsPopovers()) closeDialog();
    },
  } as const;
}

/**
 * A dialog that slides in from the right edge, with nothing else to be reached while it is open. It is a popover and not
 * a modal dialog, since for that one the browser styles the whole page anew before it shows anything (20 ms on a slow
 * phone): here the page behind waits for that until the sheet is seen.
 */
export function Sheet({ id, labelledBy, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let release = () => {};
    const hold = () => {
      release();
      release = afterPaint(() => {
        release = isolate(sheet);
      });
    };
    // what has had the focus can have it again only when it is released
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && release();
    const toggle = ({ newState }: ToggleEvent) => {
      if (newState !== 'open') return;
      // WebKit finds nothing to focus in a sheet that is opened again in the frame in which its closing ends
      if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
      hold();
    };
    // it may have been opened before the script was there
    if (sheet.matches(openDialogs)) hold();
    sheet.addEventListener('beforetoggle', beforeToggle);
    sheet.addEventListener('toggle', toggle);
    // a page kept by the back/forward cache comes back without the sheet it was left with
    const leave = () => sheet.matches(openDialogs) && closeDialog();
    addEventListener('pagehide', leave);
    return () => {
      release();
      sheet.removeEventListener('beforetoggle', beforeToggle);
      sheet.removeEventListener('toggle', toggle);
      removeEventListener('pagehide', leave);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a popover by itself
    <dialog
      id={id}
      ref={ref}
      popover="auto"
      className={styles.sheet}
      aria-labelledby={labelledBy}
      aria-modal
      onClick={(event) => {
        // the veil beside the sheet is a part of it
        if (event.target === event.currentTarget) closeDialog();
      }}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}

/** Leaves nothing on the page to be reached but `element`. @returns what undoes that */
function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other !== at && other instanceof HTMLElement && !other.inert) others.push(other);
    }
  }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
