/**
 * The browser's Back closes the layer on top, and its page stays. Each open layer has an entry of the tab's history above
 * that of its page, with the same address and the router's own state. A layer that is closed otherwise leaves its entry:
 * taking one out needs a moment, in which another page may come. The next layer uses it, and Back passes it by.
 */
interface Entry {
  /** The router's, of the page. */
  key?: string;
  /** How many layers lie above the page. */
  layers?: number;
}

let open: readonly (() => void)[] = [];
let last: Entry = {};

const entry = (): Entry => history.state ?? {};
const layersOf = ({ layers = 0 }: Entry) => layers;

/** Called at each address that the router shows. */
export function followHistory(): void {
  last = entry();
  addEventListener('popstate', move);
}

/** @returns what is to be called when the layer is closed */
export function enterHistory(close: () => void): () => void {
  open = [...open, close];
  if (layersOf(entry()) < open.length) {
    // The page may scroll while the layer is open; it stays there.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, layers: open.length }, '');
    history.scrollRestoration = 'auto';
  }
  last = entry();
  return () => {
    open = open.filter((it) => it !== close);
  };
}

function move(): void {
  const before = last;
  last = entry();
  if (last.key !== before.key || layersOf(last) >= layersOf(before)) return;

  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  const left = open.slice(layersOf(last)).toReversed();
  if (left.length === 0) history.back();
  for (const close of left) close();
}
