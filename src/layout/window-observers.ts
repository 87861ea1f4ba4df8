import { openDialogs } from '../ui/dialogs.ts';

/**
 * Pages begin at their top, also on the way back: the browser restores no scroll position between pages.
 * A reload and a return from another site keep the place.
 */
export function disableScrollRestoration(): () => void {
  const within = () => {
    history.scrollRestoration = 'manual';
  };
  const leaving = () => {
    history.scrollRestoration = 'auto';
  };
  within();
  addEventListener('pageshow', within);
  addEventListener('pagehide', leaving);
  return () => {
    leaving();
    removeEventListener('pageshow', within);
    removeEventListener('pagehide', leaving);
  };
}

/** Tells the styles how wide the scroll bar is, so that the page keeps its place when a modal dialog takes it away. */
export function observeScrollbarWidth(): () => void {
  const root = document.documentElement;
  let known = 0;
  const measure = () => {
    if (document.querySelector(openDialogs)) return;
    const width = window.innerWidth - root.clientWidth;
    // a property of the root styles the whole page anew: phones have no need of it
    if (width !== known) root.style.setProperty('--scroll-bar', `${width}px`);
    known = width;
  };
  measure();
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** Keeps focus, and the bar's booking button, off the part of the window's lower edge that the dock covers. */
export function observeDockHeight(dock: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = `${dock.offsetHeight + 16}px`;
    // not by a property of the root, see above
    document.documentElement.style.scrollPaddingBlockEnd = height;
    document.querySelector('header')?.style.setProperty('--dock', height);
  });
  observer.observe(dock);
  return () => observer.disconnect();
}

/** Marks the bar once the first screen has been left: on a phone its booking button then comes down to the thumb. */
export function observeScrollPastHero(bar: HTMLElement): () => void {
  const mark = () => bar.toggleAttribute('data-low', scrollY > innerHeight / 2);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
