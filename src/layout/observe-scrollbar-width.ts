import { openDialogs } from '../ui/dialogs.ts';

/**
 * Keeps `--scroll-bar` at the width of the page's scrollbar, so that the page does not move when a modal dialog hides it.
 * @returns stops observing
 */
export function observeScrollbarWidth(): () => void {
  const root = document.documentElement;
  let known = 0;
  const measure = () => {
    if (document.querySelector(openDialogs)) return;
    const width = window.innerWidth - root.clientWidth;
    // setting a property on the root restyles the whole page; phones have no scrollbar and skip it
    if (width !== known) root.style.setProperty('--scroll-bar', `${width}px`);
    known = width;
  };
  measure();
  // a menu that was opened before hydration hides the scrollbar until it closes
  if (document.querySelector(openDialogs)) addEventListener('toggle', measure, { capture: true, once: true });
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}
