// Stands where the service worker was when the owner has switched it off: takes away what it kept, and itself.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
