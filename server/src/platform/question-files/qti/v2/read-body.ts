/** The answer and the text of an item of QTI 2 that is no choice. */
import { hideMarkers, restoreMarkers, writeMarker } from '../../bodies/gap-markers.ts';
import type { FileQuestion } from '../../question-file.ts';
import { childAt, type PlacedElement } from '../../xml/placed-element.ts';
import { bodyHtml } from './body-html.ts';
import { getInteractions } from './kinds.ts';
import type { QtiItem } from './types/qti-type.ts';
import { qtiTypes } from './types/qti-types.ts';

/** Answers of a question, and its text as HTML. */
export interface QtiBody {
  answers: Pick<FileQuestion, 'type' | 'options' | 'keys' | 'body'>;
  stemHtml: string;
  /** @param stem in Markdown @returns it with the markers of its gaps */
  finishStem(stem: string): string;
}

/**
 * @param item with the names of QTI 2
 * @param getMarkdown converts HTML to Markdown
 * @returns the answers; a sentence about a mistake; null if the item has no type with a body
 */
export function readBody(
  item: PlacedElement,
  getMarkdown: (html: string) => string,
): QtiBody | string | null {
  const itemBody = childAt(item, 'itemBody');
  const interactions = getInteractions(itemBody);
  const qtiItem: QtiItem = { item, interactions, toMarkdown: (element) => getMarkdown(bodyHtml(element)) };
  const reading = qtiTypes.find((type) => type.recognises(qtiItem))?.read(qtiItem);
  if (reading === undefined || itemBody === undefined) return null;
  if (typeof reading === 'string') return reading;

  const { body, hasMarkers = false } = reading;
  return {
    answers: { type: body.type, options: [], keys: [], body },
    stemHtml: bodyHtml(withoutInteractions(itemBody, interactions, hasMarkers)),
    finishStem: (stem) => (hasMarkers ? restoreMarkers(stem) : stem),
  };
}

function withoutInteractions(
  parent: PlacedElement,
  interactions: readonly PlacedElement[],
  hasMarkers: boolean,
): PlacedElement {
  const isOnly = parent.children.every((child) => typeof child !== 'string' || child.trim() === '');
  const children = parent.children.map((child) => {
    if (typeof child === 'string') return hasMarkers ? hideMarkers(child) : child;
    const index = interactions.indexOf(child);
    if (index === -1) return withoutInteractions(child, interactions, hasMarkers);
    if (hasMarkers) return writeMarker(index + 1);
    if (child.name !== 'textEntryInteraction') return child;
    return isOnly ? '' : toBlank(child);
  });
  return { ...parent, children };
}

function toBlank(interaction: PlacedElement): PlacedElement {
  return { ...interaction, name: 'span', attributes: { class: 'blank' }, children: ['_____'] };
}
