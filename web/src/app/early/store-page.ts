/** Stores a picture of a page for the next visit. Its code loads after the page is there. */
import { storeInForm } from '../../lib/device/device-storage.ts';
import { isWide, type StoredNode, storedPageForm, storedPageKey } from './stored-page.ts';
import { isArrived } from './take-over.ts';
import { takePicture } from './take-picture.ts';

/** A page is still while nothing of it changes for this time. */
const stillMs = 1_000;

/** Characters of one picture. Local storage has room for five million in all, and unsent work needs it more. */
const maxCharacters = 150_000;

/** Stores the page when it is complete, and again whenever the person leaves the app with it on the screen. */
export function storePage(userId: string, path: string, signal: AbortSignal): void {
  const main = document.getElementById('content');
  if (main === null) return;

  let timer = 0;
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(storeIfComplete, stillMs);
  });
  const storeIfComplete = () => {
    if (signal.aborted || location.pathname !== path || !isArrived(main)) return;
    changes.disconnect();
    storePictures(userId, path);
  };
  changes.observe(main, { childList: true, subtree: true });
  timer = window.setTimeout(storeIfComplete, stillMs);
  document.addEventListener('visibilitychange', () => document.hidden && storeIfComplete(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
  });
}

function storePictures(userId: string, path: string): void {
  const root = document.getElementById('root');
  if (root === null || location.search !== '' || document.querySelector('dialog[open]') !== null) return;

  const facts = { visitedAt: Date.now(), isWide: isWide(), styles: getStyles() };
  storePicture(storedPageKey(userId, path), { ...facts, nodes: takePicture(root) });
  storePicture(storedPageKey(userId, null), { ...facts, nodes: takePicture(root, { withoutPage: true }) });
}

function storePicture(key: string, picture: { nodes: StoredNode[] }): void {
  const { length } = JSON.stringify(picture.nodes);
  if (length < maxCharacters) storeInForm(key, storedPageForm, picture);
}

/** @returns the style sheets of the build; some of their links name the server, and some do not */
function getStyles(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => path.startsWith('/assets/'));
}
