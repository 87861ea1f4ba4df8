/**
 * Pages begin at their top, also on the way back: the browser restores no scroll position between pages.
 * A reload and a return from another site keep the place.
 */
export function beginPagesAtTop(): () => void {
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

/** Sets a property where styles ask for it: these are not inherited. */
function tell(name: '--scroll-bar' | '--dock', value: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('html, header')) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

/** Tells the styles how wide the scroll bar is, so that the page keeps its place when a modal dialog takes it away. */
export function watchScrollBar(): () => void {
  const root = document.documentElement;
  const measure = () => {
    if (document.querySelector('dialog:modal')) return;
    tell('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
  };
  measure();
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** Tells the styles how much of the window's lower edge the dock covers, so that focus never hides behind it. */
export function watchDock(dock: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    tell('--dock', `${dock.offsetHeight + 16}px`);
  });
  observer.observe(dock);
  return () => observer.disconnect();
}

/** Marks the bar once the first screen has been left: on a phone its booking button then comes down to the thumb. */
export function watchDescent(bar: HTMLElement): () => void {
  const mark = () => bar.toggleAttribute('data-low', scrollY > innerHeight / 2);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
