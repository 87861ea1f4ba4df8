// The service worker precaches the whole site for reading offline.
//
// Documents come from the network first, so that a visitor reads the current version, and from the cache when the network
// is down, slower than three seconds, or the server fails. File names contain content hashes, so a document never gets
// a file of another version. The cache holds one version: the build writes the list with the integrity of each document.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { addressOf, fileIn, matchRoute } from '../../navigation/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Defined by build/service-worker.ts. */
declare const __FILES__: PrecacheEntry[];

const cacheName = 'site';
const networkTimeoutMs = 3000;

function pipeThrough(response: Response, stream: CompressionStream | DecompressionStream): Response {
  const { status, headers } = response;
  const fresh = new Response(response.body?.pipeThrough(stream), { status, headers });
  // these describe the response as transferred
  for (const name of ['Content-Encoding', 'Content-Length']) fresh.headers.delete(name);
  return fresh;
}

const precache = new PrecacheController({
  cacheName,
  plugins: [
    {
      // compressed, the cache takes a third of the space
      async cacheWillUpdate({ request, response }) {
        const isCacheable = response.ok || (response.status === 404 && request.url.includes('/404.html'));
        return isCacheable ? pipeThrough(response, new CompressionStream('gzip')) : null;
      },
      async cachedResponseWillBeUsed({ cachedResponse }) {
        return cachedResponse && pipeThrough(cachedResponse, new DecompressionStream('gzip'));
      },
    },
  ],
});
precache.addToCacheList(__FILES__);

self.addEventListener('install', (event) => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const install = async () => {
    if (connection?.saveData) throw new Error('The visitor saves data: the cache stays as it is.');
    await precache.install(event);
    // no page depends on files of another version, so no tab has to be closed first
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(Promise.all([precache.activate(event), deleteOldCaches()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(event));
  else if (precache.getCacheKeyForURL(pathname)) event.respondWith(cached(pathname, event));
});

function cached(path: string, event: FetchEvent): Promise<Response> {
  return precache.createHandlerBoundToURL(path)({ event, request: event.request, url: new URL(event.request.url) });
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const online = (async (): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(online.catch(() => {}));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const response = await Promise.race([online, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return cachedDocument(event).catch(() => response ?? online);
}

/** The response that the server would give. */
async function cachedDocument(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const { id, language } = matchRoute(pathname);
  if (id === 'not-found') {
    const { body, headers } = await cached(fileIn(language, '404.html'), event);
    return new Response(body, { status: 404, headers });
  }
  const address = addressOf(id, language);
  return pathname === address ? cached(address, event) : Response.redirect(address + search, 301);
}
