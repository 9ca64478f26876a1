/**
 * Converts QTI 2 and 3 content to HTML: it is HTML except for elements that ask, answer, or address others
 * than the student.
 */
import { escapedMarkup } from '../../html/markup.ts';
import { htmlOfElements } from '../../xml/html-of-elements.ts';
import { attribute, childAt, type PlacedElement } from '../../xml/placed-element.ts';
import { fromAllowedHtml } from './allowed-html.ts';

/** @param parent of the content, or none @returns it; of an interaction its prompt, of feedback nothing */
export function bodyHtml(parent: PlacedElement | undefined): string {
  return htmlOfElements(parent?.children ?? [], replaced);
}

function replaced(element: PlacedElement): string | undefined {
  switch (element.name) {
    case 'choiceInteraction':
    case 'matchInteraction':
    case 'associateInteraction':
    case 'orderInteraction':
      return `<div>${bodyHtml(childAt(element, 'prompt'))}</div>`;
    case 'feedbackInline':
    case 'feedbackBlock':
    case 'endAttemptInteraction':
    case 'infoControl':
    case 'companionMaterialsInfo':
    case 'catalogInfo':
      return '';
    case 'rubricBlock':
      return /\bcandidate\b/.test(attribute(element, 'view')) ? `<div>${bodyHtml(element)}</div>` : '';
    case 'contentBody':
      return bodyHtml(element);
    case 'object':
      return objectHtml(element);
    default:
      return fromAllowedHtml(element, () => bodyHtml(element));
  }
}

/** A picture; the text in any other says what it is. */
function objectHtml(element: PlacedElement): string {
  const type = attribute(element, 'type');
  if (/^(?:audio|video)\//i.test(type)) return '<audio></audio>';
  const alt = element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
  const address = attribute(element, 'data');
  if (!/^image\//i.test(type) && !/\.(?:png|jpe?g|gif|webp|svg)$/i.test(address)) return bodyHtml(element);
  return `<img src="${escapedMarkup(address)}" alt="${escapedMarkup(alt)}">`;
}
