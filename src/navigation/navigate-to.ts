import { closeDialog } from '../ui/dialogs.ts';
import { changeAddressBar } from './address-bar.ts';
import { isLoadingDocument, loadDocument } from './load-document.tsx';
import { isRouteLoaded, loadRouteInTime } from './load-route.ts';
import { resetScrollAndFocus } from './reset-scroll-and-focus.ts';
import { currentLanguage } from './route-context.ts';
import { addressOf, matchRoute } from './routes.ts';
import { forgetScroll } from './scroll-restoration.ts';
import { viewTransition } from './view-transition.ts';

let latest = 0;
let navigated = false;
// the URL whose page is loading
let pending = '';

/** Whether the visitor has left the page that came as a document. */
export const hasNavigated = () => navigated;

/**
 * Navigates without a reload: loads the new page first, while the old one stays readable, then changes the URL and the
 * page together. When the page fails to load in time, the browser loads its document instead.
 */
export function navigateTo(href: string): void {
  const url = new URL(href, location.href);
  // a second click on a link does not extend the timeout
  if (url.href === pending) return;
  const { route, language: languageOfUrl } = matchRoute(url.pathname);
  const language = currentLanguage();
  // a document comes in the language of its URL, and the visitor may have chosen the other one
  const documentUrl = language === languageOfUrl ? href : addressOf(route, language) + url.hash;
  if (isLoadingDocument()) {
    loadDocument(documentUrl);
    return;
  }
  const turn = ++latest;
  pending = '';
  const change = () => {
    if (turn !== latest) return;
    const isSamePage = url.pathname === location.pathname;
    if (!isSamePage) {
      navigated = true;
      // a jump within the page may have changed it
      forgetScroll();
    }
    changeAddressBar(href, { replace: url.href === location.href });
    if (isSamePage) resetScrollAndFocus();
  };
  const show = () => {
    if (turn !== latest) return;
    pending = '';
    document.documentElement.removeAttribute('aria-busy');
    viewTransition(change);
  };
  const giveUp = () => {
    if (turn !== latest) return;
    pending = '';
    loadDocument(documentUrl);
  };
  if (isRouteLoaded(route, language)) {
    show();
    return;
  }
  pending = url.href;
  closeDialog();
  document.documentElement.setAttribute('aria-busy', 'true');
  loadRouteInTime(route, language).then(show, giveUp);
}

/** Cancels a navigation that is still loading when the visitor goes back or forward. @returns a cleanup function */
export function cancelNavigationOnHistoryChange(): () => void {
  const cancel = () => {
    latest++;
    pending = '';
    document.documentElement.removeAttribute('aria-busy');
  };
  addEventListener('popstate', cancel);
  return () => removeEventListener('popstate', cancel);
}
