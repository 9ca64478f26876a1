import type { Attributes } from './walk-xml.ts';
import type { XmlElement } from './xml-tree.ts';

/** A tree as markup. */
export function xmlMarkup(node: XmlElement | string): string {
  if (typeof node === 'string') return node.replace(/[&<>]/g, escaped);

  return `${openingTag(node.name, node.attributes)}${node.children.map(xmlMarkup).join('')}</${node.name}>`;
}

export function openingTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replace(/[&<>"\t\n\r]/g, escaped)}"`,
  );

  return `<${name}${written.join('')}>`;
}

const escaped = (character: string): string => `&#${character.charCodeAt(0)};`;
