/** Material of QTI 1.2 as HTML: `<material><mattext texttype="text/html">…</mattext><matimage uri="…"/></material>`. */
import { xmlText } from '../../../extract/child/xml/xml-tree.ts';
import { escapedMarkup } from '../../html/markup.ts';
import { htmlOfElements } from '../../xml/html-of-elements.ts';
import { attribute, getChildren, type PlacedElement } from '../../xml/placed-element.ts';

const responses = new Set(['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp']);

const blocks = new Set(['material', 'flow', 'flow_mat', 'solutionmaterial']);

/**
 * @param name of an element
 * @returns whether it requests an answer
 */
export function isResponse(name: string): boolean {
  return responses.has(name);
}

/**
 * @param parent of material at any depth, or none
 * @returns all of it in order, without material of responses
 */
export function materialHtml(parent: PlacedElement | undefined): string {
  const parts = getChildren(parent)
    .map((element) => ({ isBlock: blocks.has(element.name), html: partHtml(element) }))
    .filter(({ html }) => html !== '');
  // A single part needs no block around it, and a passage comes first in its text.
  return parts
    .map(({ isBlock, html }) => (isBlock && parts.length > 1 ? `<div>${html}</div>` : html))
    .join('');
}

function partHtml(element: PlacedElement): string {
  switch (element.name) {
    case 'mattext':
      return textHtml(element);
    case 'matemtext':
      return `<em>${textHtml(element)}</em>`;
    case 'matbreak':
      return '<br>';
    case 'matimage':
      return `<img src="${escapedMarkup(attribute(element, 'uri'))}" alt="${escapedMarkup(attribute(element, 'label'))}">`;
    case 'mataudio':
    case 'matvideo':
      return '<audio></audio>';
    default:
      return isResponse(element.name) || element.name.startsWith('render_') ? '' : materialHtml(element);
  }
}

/** The standard's default is plain text. */
function textHtml(element: PlacedElement): string {
  const holdsElements = element.children.some((child) => typeof child !== 'string');
  if (holdsElements) return htmlOfElements(element.children);

  const text = xmlText(element);
  const isHtml = /html|xml/i.test(attribute(element, 'texttype'));
  return isHtml ? text : escapedMarkup(text.trim()).replaceAll('\n', '<br>');
}
