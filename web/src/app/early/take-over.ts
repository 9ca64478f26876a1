/** The app replaces the frame or the picture on the screen (`early-page.ts`). */
import { slowAfterMs } from '@akada/core/access/waiting.ts';

const root = () => document.documentElement;
/** The page whose picture is on the screen, null without one. */
let path: string | null = null;

/**
 * The frame gives way to the app's first page. A page of the last visit stays until the app's own page has its data, so
 * that nothing moves and no placeholder shows between the two; the menus around it work immediately.
 *
 * @param pathname the address of the page that the app has just put into the document
 */
export function takeOver(pathname: string): void {
  const { early } = root().dataset;
  const isFirst = path === null;
  path ??= pathname;
  if (early !== 'page' || path !== pathname) end();
  else if (isFirst) untilArrived();
}

function untilArrived(): void {
  const giveWay = () => {
    if (root().dataset.early === 'page' && !hasArrived()) return;
    changes.disconnect();
    end();
  };
  const changes = new MutationObserver(giveWay);
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, slowAfterMs);
  giveWay();
}

function end(): void {
  path = null;
  delete root().dataset.early;
  const early = document.getElementById('early');
  if (early === null) return;

  early.remove();
  // Hidden elements take no focus, so the page could not announce itself before.
  const heading = document.querySelector<HTMLElement>('#root h1[tabindex]');
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** The sign-in and other pages without a frame are there immediately. */
function hasArrived(): boolean {
  const main = document.querySelector('#root #content');
  return main === null || isArrived(main);
}

/** @returns true if the main column waits for nothing */
export function isArrived(main: Element): boolean {
  return (
    main.querySelector('h1, h2') !== null &&
    main.querySelector(':is([data-pending], [aria-busy=true]):not(aside *)') === null
  );
}
