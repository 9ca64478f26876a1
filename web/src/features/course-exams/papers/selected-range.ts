/** The words that a person selected in a rendered essay. */

/** @returns the positions of the selection in the text of the element; null without one in it */
export function readSelectedRange(element: HTMLElement | null): { start: number; end: number } | null {
  const selection = getSelection();
  if (element === null || selection === null || selection.isCollapsed || selection.rangeCount === 0)
    return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  return {
    start: getPosition(element, range.startContainer, range.startOffset),
    end: getPosition(element, range.endContainer, range.endOffset),
  };
}

/** The numbers of comments are no part of the text. */
function getPosition(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  const fragment = range.cloneContents();
  for (const number of fragment.querySelectorAll('sup')) number.remove();
  return fragment.textContent?.length ?? 0;
}
