/**
 * Runs before the app, while its scripts are on their way: shows the frame of the signed-in pages, or the picture
 * of the last visit that this device has stored, and asks for the data of the first screen.
 */
import { readStored, readStoredJson } from '../../lib/device/device-storage.ts';
import { askFirstScreen } from './first-screen-call.ts';
import { drawNode, readStoredPage, type StoredPage } from './stored-page.ts';

declare global {
  /** The build sets the path of the page whose data is requested in one call. */
  const FIRST_SCREEN: string;
  /** The build sets a pattern of addresses without a frame: public pages, and pages that show one thing at a time. */
  const FRAMELESS: string;
}

const refreshedAfterMs = 60_000;

const user: { id?: unknown; role?: unknown } | null = Object(readStoredJson('user'));
const token = readStored('token');
const early = document.getElementById('early');

if (typeof user?.id === 'string' && token !== null && early !== null) {
  if (location.pathname === FIRST_SCREEN && user.role === 'student') askFirstScreen(user.id, token);
  if (!new RegExp(FRAMELESS).test(location.pathname)) showEarly(user.id, early);
}

function showEarly(userId: string, frame: HTMLElement): void {
  const now = Date.now();
  const page = location.search === '' ? readStoredPage(userId, location.pathname, now) : null;
  const picture = page ?? readStoredPage(userId, null, now);
  document.documentElement.dataset.early = 'frame';
  if (picture === null) return;

  // The page appears with its styles, which are in the browser's cache; a new build may have none of these.
  const links = picture.styles
    .filter((href) => document.querySelector(`link[href="${href}"]`) === null)
    .map(loadStyle);
  Promise.all(links).then(
    () => {
      // The app may have come first.
      if (document.documentElement.dataset.early !== 'frame') return;
      draw(picture, frame);
      if (page !== null) document.documentElement.dataset.early = 'page';
      const isOld = page !== null && now - page.visitedAt > refreshedAfterMs;
      for (const note of frame.querySelectorAll<HTMLElement>('[data-refreshing]')) note.hidden = !isOld;
    },
    () => {},
  );
}

function draw(picture: StoredPage, frame: HTMLElement): void {
  frame.querySelector('[inert]')?.replaceChildren(...picture.nodes.map((node) => drawNode(node)));
}

function loadStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  const arrival = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  document.head.append(link);
  return arrival;
}
