let isLeaving = false;

/** Whether the browser is loading another document, which would replace a change in place. */
export const isLoadingDocument = () => isLeaving;

/** Lets the browser load an address by itself. */
export function loadDocument(address: string): void {
  isLeaving = true;
  // the page may come back from the back/forward cache
  const onPageHide = () => {
    isLeaving = false;
    document.documentElement.removeAttribute('aria-busy');
  };
  addEventListener('pagehide', onPageHide, { once: true });
  location.assign(address);
}
