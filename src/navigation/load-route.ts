import type { ComponentType } from 'react';
import { hasMessages, loadMessages } from '../i18n/messages.ts';
import { type Language, otherLanguage, type RouteId } from './routes.ts';

type Code = Promise<{ Page: ComponentType }>;

type PageLoaders = Record<RouteId, () => Code>;

const pages = new Map<RouteId, ComponentType>();

let importPageLoaders: () => Promise<{ pageLoaders: PageLoaders }>;

/** Sets where the code of each page comes from. Both entries call it, so that navigation imports no page. */
export function setPageLoaders(load: typeof importPageLoaders): void {
  importPageLoaders = load;
}

const listed = async (id: RouteId): Code => (await importPageLoaders()).pageLoaders[id]();

/**
 * Fetches everything a screen needs in one language: its code and its words.
 * @param fetchCode for who knows where the code is
 */
export async function loadRoute(
  id: RouteId,
  language: Language,
  fetchCode: (id: RouteId) => Code = listed,
): Promise<void> {
  const code = pages.has(id) ? undefined : fetchCode(id).then(({ Page }) => void pages.set(id, Page));
  // the page for unknown addresses speaks both languages
  const both = id === 'not-found' ? loadMessages(otherLanguage(language), 'layout') : undefined;
  await Promise.all([code, both, loadMessages(language, 'layout'), loadMessages(language, id)]);
}

/** Whether a screen can be shown at once. */
export function isRouteLoaded(id: RouteId, language: Language): boolean {
  return pages.has(id) && hasMessages(language, 'layout') && hasMessages(language, id);
}

/** The page's component; `loadScreen` must have been waited for. */
export function pageComponent(id: RouteId): ComponentType {
  const Page = pages.get(id);
  if (!Page) throw new Error(`The page “${id}” is not loaded yet.`);
  return Page;
}

/** Fetches a screen that the visitor is about to ask for. Failing is no fault: it is asked for again on the click. */
export function prefetchRoute(id: RouteId, language: Language): void {
  loadRoute(id, language).catch(() => {});
}
