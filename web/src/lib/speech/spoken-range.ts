/** Finds and marks the words on the screen that the voice reads. */

/**
 * @returns the piece within the element, all of the element if its words are written differently, as in formulas
 */
export function findSpokenRange(element: Element, piece: string): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const nodes = getTextNodes(element);
  const start = nodes
    .map(({ data }) => data)
    .join('')
    .indexOf(piece);
  if (start < 0) return range;

  const [from, to] = [findPosition(nodes, start), findPosition(nodes, start + piece.length)];
  if (from !== null) range.setStart(from.node, from.offset);
  if (to !== null) range.setEnd(to.node, to.offset);
  return range;
}

/** Marks a range by the name of its highlight in the style sheets; null marks nothing. Old browsers mark nothing. */
export function markRange(name: string, range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
}

function getTextNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** @returns the node that holds a character, and the offset in it; null after the last one */
function findPosition(nodes: readonly Text[], index: number) {
  let left = index;
  for (const node of nodes) {
    if (left <= node.length) return { node, offset: left };
    left -= node.length;
  }
  return null;
}
