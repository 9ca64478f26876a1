import type { Attributes } from '../xml/walk-xml.ts';
import { openingTag, xmlMarkup } from '../xml/xml-markup.ts';
import { walkSubtrees, type XmlElement, xmlText } from '../xml/xml-tree.ts';

/** A node of a part of a Word document. Names have their prefixes, because the part is written again. */
export type WordNode = XmlElement | string;

export const element = (
  name: string,
  children: WordNode[] = [],
  attributes: Attributes = {},
): XmlElement => ({
  name,
  attributes,
  children,
});

/** Text within a run. */
export const textNode = (text: string): XmlElement => element('w:t', [text], { 'xml:space': 'preserve' });

export const runNode = (text: string): XmlElement => element('w:r', [textNode(text)]);

/** An element as the readers of other formats take it. */
export function withoutPrefixes({ name, attributes, children }: XmlElement): XmlElement {
  return {
    name: name.slice(name.indexOf(':') + 1),
    attributes,
    children: children.map((child) => (typeof child === 'string' ? child : withoutPrefixes(child))),
  };
}

/** Tells if a property that is present is switched on. */
export function isSwitchedOn(property: XmlElement): boolean {
  return !/^(?:0|false|off)$/.test(property.attributes['w:val'] ?? '');
}

/**
 * Writes a part again and replaces some of its elements. Only one replaced element is in memory as a tree at
 * a time. Wrappers that other formats put around paragraphs are removed; their paragraphs stay.
 *
 * @param isChanged called for elements outside of changed elements
 * @throws {Unreadable} like `walkXml`
 */
export async function rewritten(
  chunks: AsyncIterable<Uint8Array>,
  isChanged: (name: string) => boolean,
  change: (node: XmlElement) => WordNode[],
): Promise<Buffer> {
  const parts: string[] = [];
  let own: string | null = null;
  const getPrefix = (name: string) => name.slice(0, name.indexOf(':') + 1);
  await walkSubtrees(chunks, {
    withPrefixes: true,
    wants: isChanged,
    take: (node) => parts.push(...change(node).map(xmlMarkup)),
    open: (name, attributes) => {
      own ??= getPrefix(name);
      if (getPrefix(name) === own) parts.push(openingTag(name, attributes));
    },
    close: (name) => {
      if (getPrefix(name) === own) parts.push(`</${name}>`);
    },
  });

  return Buffer.from(parts.join(''));
}

/** All text of an element that a person sees. */
export function shownText(node: XmlElement): string {
  if (node.name === 'w:t') return xmlText(node);

  return node.children.map((child) => (typeof child === 'string' ? '' : shownText(child))).join('');
}
