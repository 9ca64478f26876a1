/**
 * The browser's Back closes the top layer and keeps its page. Each open layer has an entry in the tab's
 * history above the entry of its page, with the same address and the router's own state. A layer that is
 * closed otherwise leaves its entry, because removing one takes a moment in which another page may open. The
 * next layer reuses it, and Back skips it.
 */
interface Entry {
  /** The router's key of the page; `idx` counts its entries in this tab. */
  key?: string;
  idx?: number;
  /** The number of entries between this one and the first of its page, whether or not their layers are open. */
  depth?: number;
  /**
   * Set if this page's address has replaced another page's: `base` counts that page's entries, `replaced` is
   * its key.
   */
  base?: number;
  replaced?: string;
}

let open: readonly (() => void)[] = [];
let last: Entry = {};

const entry = (): Entry => history.state ?? {};
const getDepth = ({ depth = 0 }: Entry) => depth;
const getLayers = ({ depth = 0, base = 0 }: Entry) => depth - base;

/**
 * Called at each address that the router shows.
 *
 * @param isReplacement true if it replaced the previous address
 */
export function followHistory(isReplacement: boolean): void {
  const depth = getDepth(last);
  if (isReplacement && depth > 0 && getDepth(entry()) === 0)
    history.replaceState({ ...history.state, depth, base: depth, replaced: last.key }, '');
  last = entry();
  // Must run before the router, which renders immediately, and each rendered address is followed here.
  addEventListener('popstate', move, true);
}

/** @returns a function to call when the layer is closed */
export function enterHistory(close: () => void): () => void {
  open = [...open, close];
  if (getLayers(entry()) < open.length) {
    // The page may scroll while the layer is open, and must keep its position.
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
    // Skips rendering, unless the tab stays at this entry because the app has no earlier one.
    if ((last.idx ?? 0) > 0) event.stopImmediatePropagation();
    history.back();
  }
  for (const close of left) close();
}
