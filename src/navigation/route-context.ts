import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, languageIds, type RouteId } from './routes.ts';

/** How this visit began: the screen that was in the document, and the half of the site its address belongs to. */
export interface InitialRoute {
  screen: RouteId;
  language: Language;
}

// two contexts: what needs to know the half alone, every link, is not rendered anew with each page
export const RouteContext = createContext<RouteId>('home');
export const UrlLocaleContext = createContext<Language>(languageIds[0]);

/** The screen in view. */
export function useCurrentRoute(): RouteId {
  return use(RouteContext);
}

/** The half of the site that links stay in; the language spoken may differ (see the toggle). */
export function useUrlLocale(): Language {
  return use(UrlLocaleContext);
}

// The language of this visit: it starts as the address's, the toggle flips it, nothing is stored.
let chosen: Language | undefined;
const listeners = new Set<() => void>();

/** Speaks another language from now on. Its words must have been loaded. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

export function useChosenLanguage(start: Language): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen ?? start,
    () => start,
  );
}
