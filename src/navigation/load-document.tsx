import { Trans } from '../i18n/translate.tsx';
import { closeDialog } from '../ui/dialogs.ts';
import { dismissToast, showToast } from '../ui/toast/store.ts';

let isLeaving = false;

/** Whether the browser is loading another document, which would replace a change in place. */
export const isLoadingDocument = () => isLeaving;

/**
 * Lets the browser load an address by itself. Without a network and without a service worker that keeps pages, the page
 * stays and a toast says why. @returns whether the browser leaves the page
 */
export function loadDocument(address: string): boolean {
  // the browser shows the progress of a document
  document.documentElement.removeAttribute('aria-busy');
  if (!navigator.onLine && !navigator.serviceWorker?.controller) {
    // an open menu would cover the toast
    closeDialog();
    const toast = showToast({ title: <Trans k="common.offline" /> });
    addEventListener('online', () => dismissToast(toast), { once: true });
    return false;
  }
  isLeaving = true;
  // the page may come back from the back/forward cache
  const onPageHide = () => {
    isLeaving = false;
  };
  addEventListener('pagehide', onPageHide, { once: true });
  // an address with a hash would only scroll
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
}
