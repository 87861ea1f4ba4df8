// Replaces the service worker when the owner switches it off: deletes its caches and unregisters.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const unregister = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(unregister());
});

export {};
