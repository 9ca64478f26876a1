// Opens the app where nothing can be fetched, and stores what has been fetched anyway: a first visit costs little more
// for it than the page itself. Answers of the API are never stored here; pages store the decks that a student keeps.
const cacheName = 'akada-BUILD';
const appPage = '/index.html';
const offlinePage = '/offline.html';
// Files that only this device has (web/src/lib/device/stored-files.ts): a new build leaves them.
const storedFiles = 'akada-stored-files';
// Decks that a student keeps on the device (web/src/lib/device/stored-files-end.ts), with their pictures and sounds.
const storedCards = 'akada-stored-cards';
const cardFiles = /^\/api\/v1\/(questions\/pictures|flashcards\/sounds)\/[\da-f-]{36}$/;
// Where other apps share to (manifest.webmanifest).
const uploadPage = '/tools/upload';
const besideThem = ['/before-paint.js', '/public-settings.js', '/offline.js', '/favicon.svg'];

// Pages that the build writes out. Every other address is one of the app's.
const documents = ['DOCUMENTS'];
const signOutPath = 'SIGN_OUT';

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll([appPage, offlinePage, ...besideThem]);
    // The page that brings this worker has just fetched them: they come out of the browser's own cache.
    await cache.addAll(await assetsOf(await cache.match(appPage)));
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => ![cacheName, storedFiles, storedCards].includes(name))
        .map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname === uploadPage)
    return event.respondWith(storeShared(request));
  if (request.method === 'POST' && url.pathname === signOutPath) event.waitUntil(endPush());
  if (request.method !== 'GET') return;

  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => withoutNetwork(url)));
  // Files of the build never change under their names; browsers ask for the icon again with each page.
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg')
    event.respondWith(storedOrFetched(request));
  // Their bytes never change under an id.
  else if (cardFiles.test(url.pathname)) event.respondWith(findCardFile(request));
  else if (besideThem.includes(url.pathname))
    // Pages name the version of a script in the query.
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

/** The app shows what the device has; where it cannot start, the offline page waits for the connection. */
async function withoutNetwork({ pathname, search }) {
  const isStart = pathname === '/' && search === '?app';
  const page = isStart || isOfApp(pathname) ? await wholeApp() : undefined;
  if (page === undefined) return caches.match(offlinePage);

  return isStart ? Response.redirect('/dashboard') : page;
}

/** As the server decides it. */
function isOfApp(pathname) {
  return !documents.includes(pathname) && !/^\/(api|sandbox)(\/|$)|\.\w+$/.test(pathname);
}

/** @returns the app's page if everything is stored that starts it */
async function wholeApp() {
  const page = await caches.match(appPage);
  if (page === undefined) return undefined;

  const assets = await assetsOf(page.clone());
  const stored = await Promise.all(assets.map((asset) => caches.match(asset)));
  return stored.includes(undefined) ? undefined : page;
}

async function assetsOf(page) {
  const links = (await page.text()).matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g);
  return Array.from(links, ([, asset]) => asset);
}

async function findCardFile(request) {
  const stored = await caches
    .match(request, { cacheName: storedCards, ignoreVary: true })
    .catch(() => undefined);
  return stored ?? fetch(request);
}

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

/**
 * Stores what another app shares. Any page can send such a form, so the upload page asks before it sends anything on.
 * What cannot be stored is left out: the page is there all the same.
 */
async function storeShared(request) {
  try {
    const form = await request.formData();
    const cache = await caches.open(storedFiles);
    const put = (id, content, name, facts) => {
      const headers = {
        'content-type': content.type || 'text/plain',
        'x-name': encodeURIComponent(name),
        'x-facts': encodeURIComponent(JSON.stringify(facts)),
      };
      return cache.put(`/stored-files/shared/${Date.now()}-${id}`, new Response(content, { headers }));
    };
    const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
    for (const [index, file] of files.entries()) await put(index, file, file.name, {});
    const text = [form.get('text'), form.get('url')].filter(
      (part) => typeof part === 'string' && part !== '',
    );
    if (text.length > 0) await put('text', text.join('\n'), '', { title: form.get('title') ?? '' });
  } catch {
    // A full device, or a form that no app sends.
  }
  return Response.redirect(uploadPage, 303);
}

// The server sends one reminder a day at most. Its text names no person: other people read lock screens, too.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const reminder = { body, icon: '/icon-192.png', tag: 'reminder', data: { path } };
  event.waitUntil(self.registration.showNotification(title, reminder));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminded(event.notification.data.path));
});

/** Focuses an open window and leads it to the page. A window with an exam, practice or a review keeps its page. */
async function openReminded(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown !== undefined) return shown.focus();

  const free = windows.find(({ url }) => !isAtWork(new URL(url).pathname));
  if (free === undefined) return self.clients.openWindow(path);
  const focused = await free.focus();
  // Only a window that this worker controls can be led.
  return focused.navigate(path).catch(() => self.clients.openWindow(path));
}

function isAtWork(pathname) {
  return /^\/(mcq\/(exam|hall|practice)|flashcards\/practice)\b/.test(pathname);
}

/** Signing out ends the subscription of this browser, also without a network. */
async function endPush() {
  for (const reminder of await self.registration.getNotifications()) reminder.close();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
