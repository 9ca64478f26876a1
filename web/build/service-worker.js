// Shows a page of its own where one cannot be fetched, and stores what has been fetched anyway: a first visit costs
// no byte more for it than the page itself. Answers of the API are never stored.
const cacheName = 'akada-BUILD';
const offlinePage = '/offline.html';
const besideIt = ['/before-paint.js', '/offline.js'];

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll([offlinePage, ...besideIt]);
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;

  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offlinePage)));
  // Files of the build never change under their names.
  else if (pathname.startsWith('/assets/')) event.respondWith(storedOrFetched(request));
  else if (besideIt.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function storedOrFetched(request) {
  const stored = await caches.match(request);
  if (stored !== undefined) return stored;

  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    // A full device stores nothing more; the answer is good all the same.
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}
