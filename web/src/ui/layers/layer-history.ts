/**
 * The browser's Back closes the layer on top, and its page stays. Each open layer has an entry of the tab's history above
 * that of its page, with the same address and the router's own state. A layer that is closed otherwise leaves its entry:
 * taking one out needs a moment, in which another page may come. The next layer uses it, and Back passes it by.
 */
interface Entry {
  /** The router's, of the page; `idx` counts its entries in this tab. */
  key?: string;
  idx?: number;
  /** How many entries lie between this one and the first of its page, whether their layers are open or not. */
  depth?: number;
  /** Where this page's address has replaced another one's: how many of them are of that page, and its key. */
  base?: number;
  replaced?: string;
}

let open: readonly (() => void)[] = [];
let last: Entry = {};

const entry = (): Entry => history.state ?? {};
const getDepth = ({ depth = 0 }: Entry) => depth;
const getLayers = ({ depth = 0, base = 0 }: Entry) => depth - base;

/** Called at each address that the router shows. @param isReplacement of the one before */
export function followHistory(isReplacement: boolean): void {
  const depth = getDepth(last);
  if (isReplacement && depth > 0 && getDepth(entry()) === 0)
    history.replaceState({ ...history.state, depth, base: depth, replaced: last.key }, '');
  last = entry();
  // Before the router: it draws at once, and each address that is drawn is followed here.
  addEventListener('popstate', move, true);
}

/** @returns what is to be called when the layer is closed */
export function enterHistory(close: () => void): () => void {
  open = [...open, close];
  if (getLayers(entry()) < open.length) {
    // The page may scroll while the layer is open; it stays there.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, depth: getDepth(entry()) + 1 }, '');
    history.scrollRestoration = 'auto';
  }
  last = entry();
  return () => {
    open = open.filter((it) => it !== close);
  };
}

function move(event: PopStateEvent): void {
  const previousEntry = last;
  last = entry();
  const isReplaced = previousEntry.base !== undefined && last.key === previousEntry.replaced;
  const isSamePage = last.key === previousEntry.key || isReplaced;
  if (!isSamePage || getDepth(last) >= getDepth(previousEntry)) return;

  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  const left = open.slice(getLayers(last)).toReversed();
  if (left.length === 0) {
    // Not drawn on the way, unless one may stay there: nothing of the app lies before it.
    if ((last.idx ?? 0) > 0) event.stopImmediatePropagation();
    history.back();
  }
  for (const close of left) close();
}
