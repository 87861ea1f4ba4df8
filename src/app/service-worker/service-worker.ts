// The service worker: keeps the whole site for reading without a network.
//
// Documents come from the network as long as there is one, so that a visitor always reads what is true now, and from
// the store when there is none, when it is slow beyond patience or when the server is down. Everything that a document
// needs is named by its content, so a document of one version never gets a file of another, wherever each comes from.
// The store holds one version: the list is written by the build, and each document must be the one that the build
// wrote (`integrity`), or nothing is replaced until the next visit.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { addressOf, fileIn, matchRoute } from '../../navigation/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by build/service-worker.ts. */
declare const __FILES__: PrecacheEntry[];

const cacheName = 'site';
const patience = 3000;

function through(response: Response, stream: CompressionStream | DecompressionStream): Response {
  const { status, headers } = response;
  const fresh = new Response(response.body?.pipeThrough(stream), { status, headers });
  // they speak of what came over the network
  for (const name of ['Content-Encoding', 'Content-Length']) fresh.headers.delete(name);
  return fresh;
}

const store = new PrecacheController({
  cacheName,
  plugins: [
    {
      // kept packed: a third of the space
      async cacheWillUpdate({ request, response }) {
        const fine = response.ok || (response.status === 404 && request.url.includes('/404.html'));
        return fine ? through(response, new CompressionStream('gzip')) : null;
      },
      async cachedResponseWillBeUsed({ cachedResponse }) {
        return cachedResponse && through(cachedResponse, new DecompressionStream('gzip'));
      },
    },
  ],
});
store.addToCacheList(__FILES__);

self.addEventListener('install', (event) => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const install = async () => {
    if (connection?.saveData) throw new Error('The visitor saves data: what is kept stays as it is.');
    await store.install(event);
    // no page waits for another version's files (see above), so none has to be closed first
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(Promise.all([store.activate(event), tidy()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(documentFor(event));
  else if (store.getCacheKeyForURL(pathname)) event.respondWith(kept(pathname, event));
});

function kept(path: string, event: FetchEvent): Promise<Response> {
  return store.createHandlerBoundToURL(path)({ event, request: event.request, url: new URL(event.request.url) });
}

async function documentFor(event: FetchEvent): Promise<Response> {
  const online = (async (): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(online.catch(() => {}));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([online, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return keptDocument(event).catch(() => answer ?? online);
}

/** What a server would answer. */
async function keptDocument(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const { id, language } = matchRoute(pathname);
  if (id === 'not-found') {
    const { body, headers } = await kept(fileIn(language, '404.html'), event);
    return new Response(body, { status: 404, headers });
  }
  const address = addressOf(id, language);
  return pathname === address ? kept(address, event) : Response.redirect(address + search, 301);
}
