/** Elements of XML that say HTML, as HTML. */
import { xmlText } from '../../extract/child/xml/xml-tree.ts';
import { escapedMarkup } from '../html/markup.ts';
import type { PlacedElement } from './placed-element.ts';

/** They have no content and no closing tag. */
const empty = new Set([
  'br',
  'hr',
  'img',
  'col',
  'input',
  'source',
  'track',
  'wbr',
  'embed',
  'area',
  'param',
]);

/**
 * @param children of an element, HTML or not
 * @param replaced returns the replacement of an element; undefined keeps it
 * @returns HTML that a browser reads as the same elements
 */
export function htmlOfElements(
  children: readonly (PlacedElement | string)[],
  replaced: (element: PlacedElement) => string | undefined = () => undefined,
): string {
  return children
    .map((child) =>
      typeof child === 'string' ? escapedMarkup(child) : (replaced(child) ?? getHtml(child, replaced)),
    )
    .join('');
}

/** @param element whose text may be HTML, escaped or in CDATA, or elements by mistake @returns that HTML */
export function htmlWithin(element: PlacedElement | undefined): string {
  if (element === undefined) return '';
  const holdsElements = element.children.some((child) => typeof child !== 'string');
  return holdsElements ? htmlOfElements(element.children) : xmlText(element);
}

function getHtml(element: PlacedElement, replaced: (element: PlacedElement) => string | undefined): string {
  const name = /^[a-z][a-z\d-]*$/i.test(element.name) ? element.name : 'span';
  const attributes = Object.entries(element.attributes)
    .filter(([key]) => /^[a-z][a-z-]*$/i.test(key))
    .map(([key, value]) => ` ${key}="${escapedMarkup(value)}"`)
    .join('');
  if (empty.has(name)) return `<${name}${attributes}>`;
  return `<${name}${attributes}>${htmlOfElements(element.children, replaced)}</${name}>`;
}
