import { Unreadable } from '../../reasons.ts';
import { type Attributes, walkXml } from './walk-xml.ts';

/** An element; text stands among its children in order. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
  children: (XmlElement | string)[];
}

/** A document with more elements was not written by hand. */
const MOST_ELEMENTS = 1_000_000;

/** Which parts of a file become trees, for files that are larger than their tree may be. */
export interface SubtreeVisitor {
  /** The same option as in `XmlVisitor`. */
  withPrefixes?: boolean;
  /** Tells if the tree of an element is needed. It is only called outside of such trees. */
  wants(name: string): boolean;
  take(tree: XmlElement): void;
  /** An element that is no part of a wanted tree begins. */
  open?(name: string, attributes: Attributes): void;
  /** An element that is no part of a wanted tree ends. */
  close?(name: string): void;
}

/**
 * Hands over the trees of some elements, one after the other, so that only one is in memory.
 *
 * @throws {Unreadable} as `walkXml`; `too_large` for a tree with too many elements
 */
export async function walkSubtrees(
  chunks: AsyncIterable<Uint8Array>,
  visitor: SubtreeVisitor,
): Promise<void> {
  const around: XmlElement[] = [];
  let elements = 0;

  await walkXml(chunks, {
    withPrefixes: visitor.withPrefixes ?? false,
    open(name, attributes) {
      const parent = around.at(-1);
      if (!parent && !visitor.wants(name)) {
        visitor.open?.(name, attributes);
        return;
      }
      elements = parent ? elements + 1 : 1;
      if (elements > MOST_ELEMENTS) throw new Unreadable('too_large', `over ${MOST_ELEMENTS} elements`);
      const element: XmlElement = { name, attributes, children: [] };
      parent?.children.push(element);
      around.push(element);
    },
    text(text) {
      around.at(-1)?.children.push(text);
    },
    close(name) {
      const element = around.pop();
      if (!element) visitor.close?.(name);
      else if (around.length === 0) visitor.take(element);
    },
  });
}

/** The whole tree of a file. @throws {Unreadable} as `walkSubtrees` */
export async function readXml(chunks: AsyncIterable<Uint8Array>): Promise<XmlElement> {
  let root: XmlElement | null = null;
  await walkSubtrees(chunks, {
    wants: () => true,
    take: (tree) => {
      root ??= tree;
    },
  });
  if (!root) throw new Unreadable('damaged', 'XML without an element');

  return root;
}

/** Child elements; if names are passed, only those with one of the names. */
export function getElements(parent: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );
}

/** The first element at the end of a path of names from the parent, each the first of its name. */
export function elementAt(
  parent: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  let found = parent;
  for (const name of path) found = getElements(found, name)[0];

  return found;
}

/** All elements of a name below an element, in order; not those within another of that name. */
export function getDescendants(parent: XmlElement | undefined, name: string): XmlElement[] {
  return getElements(parent).flatMap((child) =>
    child.name === name ? [child] : getDescendants(child, name),
  );
}

/** The attribute with this name, with any prefix if there is none without. */
export function getAttribute(element: XmlElement | undefined, name: string): string | undefined {
  return element && findAttribute(element.attributes, name);
}

function findAttribute(attributes: Attributes, name: string): string | undefined {
  return attributes[name] ?? prefixedIn(attributes, name);
}

/** The value of an attribute with a prefix, such as `r:id` next to `id`. */
export function prefixedIn(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));

  return key === undefined ? undefined : attributes[key];
}

/** All text within an element. */
export function xmlText(node: XmlElement | string | undefined): string {
  if (node === undefined) return '';

  return typeof node === 'string' ? node : node.children.map(xmlText).join('');
}
