import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  /** the id of the element that names the sheet */
  labelledBy: string;
  children: ReactNode;
}

// The platform opens and closes the dialog by itself, before and without scripts, where it knows commands.
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** What a button needs to open the dialog `id`. */
export function opens(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog',
    onClick: () => {
      if (!knowsCommands()) (document.getElementById(id) as HTMLDialogElement).showModal();
    },
  } as const;
}

/** What a button needs to close the dialog `id`. */
export function closes(id: string) {
  return {
    command: 'close',
    commandfor: id,
    onClick: () => {
      if (!knowsCommands()) (document.getElementById(id) as HTMLDialogElement).close();
    },
  } as const;
}

/** A modal dialog that slides in from the right edge. */
export function Sheet({ id, ref, labelledBy, children }: SheetProps) {
  useEffect(() => {
    // a page kept by the back/forward cache comes back without the sheet it was left with
    const close = () => ref.current?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [ref]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      id={id}
      ref={ref}
      className={styles.sheet}
      aria-labelledby={labelledBy}
      {...{ closedby: 'any' }}
      onToggle={({ newState, currentTarget }) => {
        // WebKit finds nothing to focus in a sheet that is opened again in the frame in which its closing ends
        if (newState === 'open' && !currentTarget.contains(document.activeElement)) {
          currentTarget.querySelector('button')?.focus();
        }
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        // for browsers that don't know `closedby`: a click on the backdrop lands on the dialog itself
        if (event.target === event.currentTarget && !inside(event)) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}

function inside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
