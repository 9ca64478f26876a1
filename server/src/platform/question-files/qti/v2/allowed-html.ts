/**
 * HTML that the schema of QTI 2.1 knows: it has no numbers for lists and nothing that is struck out. Their classes say
 * both, and reading finds them again.
 */
import { attribute, type PlacedElement } from '../../xml/placed-element.ts';

const deleted = 'del';
const start = /^start-(\d{1,6})$/;

/**
 * @param html of ours
 * @returns the same without elements that the schema rejects
 */
export function allowedHtml(html: string): string {
  return html
    .replaceAll(`<${deleted}>`, `<span class="${deleted}">`)
    .replaceAll(`</${deleted}>`, '</span>')
    .replace(/<ol start="(\d+)">/g, '<ol class="start-$1">');
}

/** @param element of content @param inner its content as HTML @returns what was written so; undefined for any other */
export function fromAllowedHtml(element: PlacedElement, inner: () => string): string | undefined {
  const text = attribute(element, 'class');
  if (element.name === 'span' && text === deleted) return `<${deleted}>${inner()}</${deleted}>`;

  const [, number] = start.exec(text) ?? [];
  return element.name === 'ol' && number !== undefined ? `<ol start="${number}">${inner()}</ol>` : undefined;
}
