import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** All elements below a node, in order. Iterative: the nesting of a hostile file is not bounded here. */
export function getElements(root: Tree.ParentNode): Tree.Element[] {
  const found: Tree.Element[] = [];
  const left: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }

  return found;
}

/**
 * The visible text of an element, with the line ends of preformatted text. It is iterative for the same reason.
 *
 * @param isHidden tells which elements within it are omitted; none if absent
 */
export function textContent(root: Tree.Element, isHidden?: (element: Tree.Element) => boolean): string {
  const parts: string[] = [];
  const left: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node) parts.push(node.value);
    else if ('tagName' in node && node.tagName === 'br') parts.push('\n');
    else if ('tagName' in node && isHidden?.(node)) continue;
    else if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }

  return parts.join('');
}

/** @returns the value of an attribute, null without it */
export function getAttribute({ attrs }: Tree.Element, requested: string): string | null {
  return attrs.find(({ name }) => name === requested)?.value ?? null;
}
