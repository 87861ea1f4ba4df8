import { useSyncExternalStore } from 'react';
import { matchRoute, type RouteId } from './routes.ts';

const listeners = new Set<() => void>();

/** Calls `listener` after each change of the address bar within the site. @returns a function that stops it */
export function subscribeToAddressBar(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Shows an address: as a new entry of the history, or in place of the current one. */
export function changeAddressBar(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  for (const listener of listeners) listener();
}

/** The route that the address bar asks for; during hydration and at build time, that of the document. */
export function useRequestedRoute(ofDocument: RouteId): RouteId {
  return useSyncExternalStore(
    subscribeToAddressBar,
    () => matchRoute(location.pathname).route,
    () => ofDocument,
  );
}
