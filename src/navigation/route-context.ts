import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, languageIds, type RouteId } from './routes.ts';

/** The route that the document was rendered for, and the language of its URL. */
export interface InitialRoute {
  route: RouteId;
  language: Language;
}

// two contexts: links need the URL's locale alone, and do not render again with each page
export const RouteContext = createContext<RouteId>('home');
export const UrlLocaleContext = createContext<Language>(languageIds[0]);

/** The route in view. */
export function useCurrentRoute(): RouteId {
  return use(RouteContext);
}

/** The locale of the URL, which links keep. The language shown may differ after the toggle. */
export function useUrlLocale(): Language {
  return use(UrlLocaleContext);
}

// the language that the toggle chose for this visit; nothing is stored
let chosen: Language | undefined;
const listeners = new Set<() => void>();

/** Shows another language from now on. Its messages must have been loaded. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

/** The language shown: the one chosen, or else the one of the URL. */
export function useChosenLanguage(urlLocale: Language): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen ?? urlLocale,
    () => urlLocale,
  );
}
