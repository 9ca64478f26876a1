import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';

/** The parser adds elements, such as table bodies. They count for the parser but not for the reader. */
const OPEN_LIMIT = NESTING_LIMIT * 4;

/**
 * The nodes of a fragment of HTML.
 *
 * @throws {Unreadable} `too_deep` where so much is open that each step of the parser becomes slow
 */
export function parseNodes(html: string): Tree.ChildNode[] {
  return parseFragment(html, { treeAdapter: boundedAdapter() }).childNodes;
}

/** Like `parseNodes`, for a full page. */
export function parsePage(html: string): Tree.Document {
  return parse(html, { treeAdapter: boundedAdapter() });
}

function boundedAdapter() {
  let open = 0;

  return {
    ...defaultTreeAdapter,
    onItemPush() {
      open += 1;
      if (open > OPEN_LIMIT) throw new Unreadable('too_deep', 'more open elements than the limit');
    },
    onItemPop() {
      open -= 1;
    },
  };
}
