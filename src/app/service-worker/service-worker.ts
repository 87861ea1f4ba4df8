// The service worker keeps pages for reading offline.
//
// Kept at once: the documents of the visitor's language and what they need to be read and used, without drawings, and the
// messages of every language, for the toggle. Kept when seen: drawings, the documents of the other language, and what else
// the pages load. A drawing that was never seen shows its alternative text until the network is back.
//
// Documents come from the network first, so that a visitor reads the current version, and from the cache when the network
// is down, slower than three seconds, or the server does not send them. File names contain content hashes, so a document
// never gets a file of another version. The cache holds one version: the build writes the list with the integrity of each
// document and the size of each other file. Something else in its place, such as a proxy's error page, is not kept.

import { type Language, languageIds } from '../../i18n/languages.ts';
import { addressOf, fileIn, matchRoute } from '../../navigation/routes.ts';
import type { Files } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Defined by build/service-worker.ts. */
declare const __FILES__: Files;

const { documents, sizes, languages } = __FILES__;
const cacheName = 'pages';
const networkTimeoutMs = 3000;

/** The key of a file in the cache: the same document of another version has another key. */
const keyOf = (path: string) => (documents[path] ? `${path}?${documents[path]}` : path);
const allPaths = new Set([...Object.keys(documents), ...Object.keys(sizes)]);

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Stores a file. @throws if a server or a proxy sends something else, such as half of it */
async function store(path: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (await isWhole(path, response)) return cache.put(keyOf(path), response);
  // the browser's own cache may keep a damaged file for a year
  const current = await fetch(path, { cache: 'reload' });
  if (!(await isWhole(path, current))) throw new Error(`${path}: ${current.status}, not of the expected size`);
  await cache.put(keyOf(path), current);
}

async function isWhole(path: string, response: Response): Promise<boolean> {
  const { byteLength } = await response.clone().arrayBuffer();
  return byteLength === (sizes[path] ?? byteLength);
}

async function cached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(keyOf(path));
}

/** Fetches files that the cache lacks, one after the other. @throws if one of them fails or is of another version */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const path of paths) {
    if (kept.has(new URL(keyOf(path), location.href).href)) continue;
    const integrity = documents[path];
    // the browser asks the server whether the document that it has is current, and reuses other files
    const response = await fetch(path, { priority: 'low', ...(integrity && { integrity, cache: 'no-cache' }) });
    const isExpected = response.ok || (response.status === 404 && path.endsWith('/404.html'));
    if (!isExpected) throw new Error(`${path}: ${response.status}`);
    await store(path, response);
  }
}

const keeping = new Map<Language, Promise<void>>();

/** Keeps a language that the visitor reads. */
function keepLanguage(language: Language): Promise<void> {
  const known = keeping.get(language);
  if (known) return known;
  const all = savesData() ? Promise.resolve() : keep(languages[language]);
  // a failure is tried again with the next request
  all.catch(() => keeping.delete(language));
  keeping.set(language, all);
  return all;
}

self.addEventListener('install', (event) => {
  const install = async () => {
    if (savesData()) throw new Error('The visitor saves data: the cache stays as it is.');
    const windows = await self.clients.matchAll({ includeUncontrolled: true });
    const keptBefore = (await (await caches.open(cacheName)).keys()).filter(({ url }) => !url.includes('/assets/'));
    const read = new Set([...windows, ...keptBefore].map(({ url }) => matchRoute(new URL(url).pathname).language));
    await Promise.all([...read].map(keepLanguage));
    // no page depends on files of another version, so no tab has to be closed first
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const deleteOldVersions = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    const cache = await caches.open(cacheName);
    const current = new Set([...allPaths].map((path) => new URL(keyOf(path), location.href).href));
    const keys = await cache.keys();
    await Promise.all(keys.filter(({ url }) => !current.has(url)).map((key) => cache.delete(key)));
    await preloadDocuments();
    await self.clients.claim();
  };
  event.waitUntil(deleteOldVersions());
});

/** Lets the browser request a document while it starts the worker. */
async function preloadDocuments(): Promise<void> {
  const { navigationPreload } = self.registration;
  // without a network, Firefox shows its own error page, whatever the worker responds
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(event));
  else if (allPaths.has(pathname)) event.respondWith(cacheFirst(pathname, event));
});

async function cacheFirst(path: string, event: FetchEvent): Promise<Response> {
  const known = await cached(path);
  if (known) return known;
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(store(path, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const styles = event.request.destination === 'style' && (await deferredStyles(path));
    if (styles) return styles;
    throw error;
  }
}

/** The styles that a page's document loads. They contain those that navigation within the site loads. */
function deferredStyles(path: string): Promise<Response | undefined> {
  const page = path.replace(/[\w-]{8}\.css$/, '');
  const all = Object.values(languages).flat();
  return cached(all.find((other) => other.startsWith(page) && other.endsWith('.css')) ?? path);
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const online = (async (): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(online.catch(() => {}));
  const { route, language } = matchRoute(new URL(event.request.url).pathname);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  // an address that is no page may be a file, such as the contact card: only the network knows
  const answers = route === 'not-found' ? [online] : [online, late];
  const response = await Promise.race(answers).catch(() => undefined);
  // while a new version is put online, its pages may be missing
  if (response && (response.status < 400 || route === 'not-found')) {
    event.waitUntil(keepLanguage(language).catch(() => {}));
    return response;
  }
  return (await cachedDocument(event)) ?? response ?? online;
}

/** The response that the server would give, or a redirect to the page in a language that is kept. */
async function cachedDocument(event: FetchEvent): Promise<Response | undefined> {
  const { pathname, search } = new URL(event.request.url);
  const { route, language } = matchRoute(pathname);
  if (route === 'not-found') {
    const pages = await Promise.all([language, ...languageIds].map((one) => cached(fileIn(one, '404.html'))));
    const page = pages.find(Boolean);
    return page && new Response(page.body, { status: 404, headers: page.headers });
  }
  const address = addressOf(route, language);
  if (pathname !== address) return Response.redirect(address + search, 301);
  const page = await cached(address);
  if (page) return page;
  const known = await Promise.all(languageIds.map((other) => cached(addressOf(route, other))));
  const readable = languageIds.find((_, index) => known[index]);
  return readable && Response.redirect(addressOf(route, readable));
}
