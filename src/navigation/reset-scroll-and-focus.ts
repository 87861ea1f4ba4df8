import { afterPaint } from '../ui/after-paint.ts';
import { closeDialog, openDialog } from '../ui/dialogs.ts';

/** After a page change: scrolls to the top, or to the element that the hash names, and focuses the heading or that element. */
export function resetScrollAndFocus(): void {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  const target = named || document.querySelector<HTMLElement>('main h1');
  const scroll = () =>
    named ? named.scrollIntoView({ behavior: 'instant' }) : scrollTo({ top: 0, behavior: 'instant' });
  scroll();
  // in Chromium, a smooth scroll that the old page had not ended moves the new one once
  requestAnimationFrame(scroll);
  const dialog = openDialog();
  // closing the menu restyles the whole page: wait until the new page is painted
  afterPaint(() => {
    // the visitor may have opened another one
    if (dialog === openDialog()) closeDialog();
    makeFocusable(target);
    target?.focus({ preventScroll: true });
  });
}

/** Lets an element take the focus once. For good, screen readers would call it clickable. */
export function makeFocusable(element: HTMLElement | null): void {
  if (!element || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
