/** HTML as parse5 reads it, in bounded time and memory whatever it holds. */
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A text of 4,000 characters that Word has written has 60,000; attributes of one tag take time by the square of their number. */
const mostHtml = 100_000;
const mostOpen = 400;
const mostElements = 20_000;

class BeyondBounds extends Error {}

/**
 * @param html of one text of a question
 * @returns its nodes, nested at most 400 deep; null if it is longer, deeper or larger than a text can be
 */
export function parseHtml(html: string): Tree.ChildNode[] | null {
  if (html.length > mostHtml) return null;

  try {
    return parseFragment(html, { treeAdapter: boundedAdapter() }).childNodes;
  } catch (error) {
    if (error instanceof BeyondBounds) return null;
    throw error;
  }
}

function boundedAdapter(): typeof defaultTreeAdapter {
  let open = 0;
  let elements = 0;
  const { createElement } = defaultTreeAdapter;

  return {
    ...defaultTreeAdapter,
    // Unclosed emphasis is made again in each paragraph after it: few tags can become millions of elements.
    createElement(...input) {
      elements += 1;
      if (elements > mostElements) throw new BeyondBounds();
      return createElement(...input);
    },
    onItemPush() {
      open += 1;
      if (open > mostOpen) throw new BeyondBounds();
    },
    onItemPop() {
      open -= 1;
    },
  };
}
