import type { ComponentType } from 'react';
import { hasWords, loadWords } from '../copy/words.ts';
import { type Language, otherLanguage, type ScreenId } from '../routes.ts';

type Code = Promise<{ Page: ComponentType }>;

const pages = new Map<ScreenId, ComponentType>();

const listed = async (id: ScreenId): Code => (await import('../pages.ts')).pages[id]();

/**
 * Fetches everything a screen needs in one language: its code and its words.
 * @param fetchCode for who knows where the code is
 */
export async function loadScreen(
  id: ScreenId,
  language: Language,
  fetchCode: (id: ScreenId) => Code = listed,
): Promise<void> {
  const code = pages.has(id) ? undefined : fetchCode(id).then(({ Page }) => void pages.set(id, Page));
  // the page for unknown addresses speaks both languages
  const both = id === 'not-found' ? loadWords(otherLanguage(language), 'frame') : undefined;
  await Promise.all([code, both, loadWords(language, 'frame'), loadWords(language, id)]);
}

/** Whether a screen can be shown at once. */
export function isLoaded(id: ScreenId, language: Language): boolean {
  return pages.has(id) && hasWords(language, 'frame') && hasWords(language, id);
}

/** The page's component; `loadScreen` must have been waited for. */
export function pageOf(id: ScreenId): ComponentType {
  const Page = pages.get(id);
  if (!Page) throw new Error(`The page “${id}” is not loaded yet.`);
  return Page;
}

/** Fetches a screen that the visitor is about to ask for. Failing is no fault: it is asked for again on the click. */
export function warmScreen(id: ScreenId, language: Language): void {
  loadScreen(id, language).catch(() => {});
}
