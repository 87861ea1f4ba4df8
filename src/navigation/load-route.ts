import type { ComponentType } from 'react';
import { type Language, otherLanguage } from '../i18n/languages.ts';
import { hasMessages, loadMessages, type MessageLoaders } from '../i18n/messages.ts';
import type { RouteId } from './routes.ts';

type PageModule = Promise<{ Page: ComponentType }>;

/** Loads the module of each page. */
export type PageLoaders = Record<RouteId, () => PageModule>;

interface RouteLoaders {
  pageLoaders: PageLoaders;
  messageLoaders: MessageLoaders;
}

const pages = new Map<RouteId, ComponentType>();

let importLoaders: () => Promise<RouteLoaders>;

// the parts whose messages every route needs
const commonParts = new Set(['layout']);

/** From now on, also loads this route's messages when another route is loaded: a part of its page stays in view. */
export function alwaysLoadMessages(route: RouteId): void {
  commonParts.add(route);
}

/** Sets where pages and messages come from. The entries call it, so that navigation imports no page. */
export function setRouteLoaders(load: typeof importLoaders): void {
  importLoaders = load;
}

const importMessageLoaders = async () => (await importLoaders()).messageLoaders;

const loadPage = async (route: RouteId): PageModule => (await importLoaders()).pageLoaders[route]();

/**
 * Loads a page's module and its messages in one language.
 * @param load where the module comes from, if it is not the page loaders
 */
export async function loadRoute(route: RouteId, language: Language, load = loadPage): Promise<void> {
  const page = pages.has(route) ? undefined : load(route).then(({ Page }) => void pages.set(route, Page));
  // the page for unknown addresses shows both languages
  const messages = (of: Language, part: string) => loadMessages(of, part, importMessageLoaders);
  const both = route === 'not-found' ? messages(otherLanguage(language), 'layout') : undefined;
  await Promise.all([page, both, ...[...commonParts, route].map((part) => messages(language, part))]);
}

/** How long a visitor waits for a page or a language before the browser loads its document, in milliseconds. */
const loadTimeoutMs = 4000;

/** Loads a route that the visitor has asked for. Rejects when that fails or takes too long. */
export function loadRouteInTime(route: RouteId, language: Language): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, loadTimeoutMs);
    loadRoute(route, language).then(resolve, reject);
  });
}

/** Whether a route can be shown without waiting. */
export function isRouteLoaded(route: RouteId, language: Language): boolean {
  return pages.has(route) && [...commonParts, route].every((part) => hasMessages(language, part));
}

/** The page's component. Throws unless `loadRoute` has resolved. */
export function pageComponent(route: RouteId): ComponentType {
  const Page = pages.get(route);
  if (!Page) throw new Error(`The page “${route}” is not loaded yet.`);
  return Page;
}

/** Loads a route that the visitor is likely to open. A failure does not matter: the click loads it again. */
export function prefetchRoute(route: RouteId, language: Language): void {
  loadRoute(route, language).catch(() => {});
}
