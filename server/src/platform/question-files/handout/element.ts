/** Elements of a page, built and then serialised: no text of people is ever a part of the markup. */
import { defaultTreeAdapter, html, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type PageElement = Tree.Element;

/** A string is a text. */
export type Piece = PageElement | string;

/** Undefined attributes are omitted. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** @param name of a tag of HTML @param attributes by name @param children in their order @returns the element */
export function element(name: string, attributes: Attributes, children: readonly Piece[]): Tree.Element {
  return getElement(html.NS.HTML, name, attributes, children);
}

/** As `element`, of a drawing; names are written as SVG spells them. */
export function svgElement(name: string, attributes: Attributes, children: readonly Piece[]): Tree.Element {
  return getElement(html.NS.SVG, name, attributes, children);
}

/** @param part of a page @returns its markup, as bytes */
export function getBytes(part: Tree.Element): Buffer {
  return Buffer.from(serializeOuter(part));
}

function getElement(
  namespace: html.NS,
  name: string,
  attributes: Attributes,
  children: readonly Piece[],
): Tree.Element {
  const attrs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ name: key, value }],
  );
  const created = defaultTreeAdapter.createElement(name, namespace, attrs);
  for (const child of children) {
    if (typeof child === 'string') defaultTreeAdapter.insertText(created, child);
    else defaultTreeAdapter.appendChild(created, child);
  }
  return created;
}
