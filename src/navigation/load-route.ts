import type { ComponentType } from 'react';
import { hasWords, loadWords } from '../i18n/messages.ts';
import { type Language, otherLanguage, type ScreenId } from './routes.ts';

type Code = Promise<{ Page: ComponentType }>;

type PageLoaders = Record<ScreenId, () => Code>;

const pages = new Map<ScreenId, ComponentType>();

let importPageLoaders: () => Promise<{ pages: PageLoaders }>;

/** Sets where the code of each page comes from. Both entries call it, so that navigation imports no page. */
export function setPageLoaders(load: typeof importPageLoaders): void {
  importPageLoaders = load;
}

const listed = async (id: ScreenId): Code => (await importPageLoaders()).pages[id]();

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
