import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { afterPaint } from '../ui/after-paint.ts';
import { closeDialog } from '../ui/dialogs.ts';
import { isRouteLoaded, loadRoute } from './load-route.ts';
import type { Language } from './routes.ts';
import { matchRoute } from './routes.ts';

let latest = 0;
let navigated = false;
let swift = true;

/** Whether another page than the document's has been gone to. */
export const hasNavigated = () => navigated;

/**
 * Goes to another page without a reload: the new page is fetched first, so that the old one stays readable
 * meanwhile, then the address and the screen change together, with a cross-fade where the browser has it.
 * When the page can't be fetched the browser loads the document instead.
 */
export function aroundNavigation(language: () => Language): AroundNavHandler {
  return (navigate, to, options) => {
    const goal = new URL(to, location.href);
    const { id } = matchRoute(goal.pathname);
    const turn = ++latest;
    const go = () => {
      if (turn !== latest) return;
      const stays = goal.pathname === location.pathname;
      navigated ||= !stays;
      navigate(to, { ...options, replace: goal.href === location.href });
      // the page in view begins at its top again
      if (stays) resetScrollAndFocus();
    };
    const show = () => {
      if (turn !== latest) return;
      document.documentElement.removeAttribute('aria-busy');
      viewTransition(go);
    };
    if (isRouteLoaded(id, language())) return show();
    closeDialog();
    document.documentElement.setAttribute('aria-busy', 'true');
    loadRoute(id, language()).then(show, () => turn === latest && location.assign(to));
  };
}

/**
 * A slow device goes from page to page without the cross-fade: taking its pictures would hold the new page up by as much
 * again as `took`, or more.
 * @param took milliseconds that taking over the first page took
 */
export function enableViewTransitions(took: number): void {
  swift = took < 50;
}

/**
 * Who goes back, forward or to a part of the page while another is being fetched has given that one up: these ways are
 * the browser's own.
 */
export function cancelNavigationOnHistoryChange(): () => void {
  const stayHere = () => {
    latest++;
    document.documentElement.removeAttribute('aria-busy');
  };
  addEventListener('popstate', stayHere);
  return () => removeEventListener('popstate', stayHere);
}

function viewTransition(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !swift || !document.startViewTransition) {
    flushSync(change);
    return;
  }
  // WebKit does not begin under an open menu
  closeDialog();
  // a transition that a newer one takes the place of says so; that is no fault
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}

/** After a page change: to the top, or to the part the address names, with the focus there and nothing before it. */
export function resetScrollAndFocus(): void {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  const target = named || document.querySelector<HTMLElement>('main h1');
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  // without its open menu all of a page is styled anew: that waits until the page has been seen under the menu
  afterPaint(() => {
    closeDialog();
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  });
}
