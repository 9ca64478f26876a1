/** `crypto.randomUUID` does not exist on plain-http pages, `getRandomValues` does. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @returns a uniformly distributed number, at least 0 and below 1 */
export function randomNumber(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Sandboxes and test pages exist on a developer's own machine only, never where people are served. */
export function isOwnMachine(): boolean {
  return loopbackNames.includes(location.hostname);
}

/** Gives the browser's bar the page's background colour, as `before-paint.js` does at the start. */
export function colourBrowserBar(scheme: 'light' | 'dark'): void {
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', scheme === 'dark' ? '#0f1720' : '#fbf8f1');
}

/** Service workers need https, which some school networks lack; the app works without one. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;

  // Waits for the page, whose own files come first on a slow line.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.addEventListener('controllerchange', storeFetched);
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

/** A new worker has not stored the files that the page fetched earlier, so the page fetches them again through it. */
function storeFetched(): void {
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  for (const asset of new Set(assets)) void fetch(asset).catch(() => {});
}
