import { makeFocusable } from './reset-scroll-and-focus.ts';

const set = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode;
};

/** The browser restores no scroll position when the visitor comes back to the entry of the history in view. */
export const forgetScroll = set('manual');
const keepScroll = set('auto');

/**
 * Every page begins at its top, also on the way back: the browser restores no scroll position between pages.
 * Going back to before a jump within a page, a reload and a return from another site keep the position. A jump moves the focus too.
 * @returns a function that turns scroll restoration on again
 */
export function disableScrollRestoration(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.pathname !== location.pathname) return;
    keepScroll();
    // the browser scrolls there and moves the focus
    makeFocusable(document.getElementById(link.hash.slice(1)));
  };
  const controller = new AbortController();
  const { signal } = controller;
  forgetScroll();
  addEventListener('click', handleClick, { signal });
  addEventListener('pageshow', forgetScroll, { signal });
  addEventListener('pagehide', keepScroll, { signal });
  return () => {
    keepScroll();
    controller.abort();
  };
}
