import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, languageIds } from '../i18n/languages.ts';
import { matchRoute, type RouteId } from './routes.ts';

// two contexts: links need the URL's language alone, and do not render again with each page
export const RouteContext = createContext<RouteId>('home');
export const UrlLanguageContext = createContext<Language>(languageIds[0]);

/** The route in view. */
export function useCurrentRoute(): RouteId {
  return use(RouteContext);
}

/** The language of the URL, which links keep. The language shown may differ after the toggle. */
export function useUrlLanguage(): Language {
  return use(UrlLanguageContext);
}

// the language that the toggle chose for this visit; nothing is stored
let chosen: Language | undefined;
const listeners = new Set<() => void>();

/** Shows another language from now on. Its messages must have been loaded. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

/** The language shown now. */
export const currentLanguage = (): Language => chosen ?? matchRoute(location.pathname).language;

/** The language shown: the one chosen, or else the one of the URL. */
export function useChosenLanguage(urlLanguage: Language): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen ?? urlLanguage,
    () => urlLanguage,
  );
}
