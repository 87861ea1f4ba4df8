import { createContext, use, useSyncExternalStore } from 'react';
import { type Language, languageIds, type ScreenId } from '../routes.ts';

/** How this visit began: the screen that was in the document, and the half of the site its address belongs to. */
export interface Start {
  screen: ScreenId;
  language: Language;
}

/** What every part of the frame and of a page may need to know about where it stands. */
export interface Place {
  screen: ScreenId;
  /** the half of the site that links stay in; the language spoken may differ (see the toggle) */
  half: Language;
}

export const PlaceContext = createContext<Place>({ screen: 'home', half: languageIds[0] });

export function usePlace(): Place {
  return use(PlaceContext);
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
