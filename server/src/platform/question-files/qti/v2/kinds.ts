/** Items of QTI 2 and 3 that are no choice. */
import { attribute, findBelow, type PlacedElement } from '../../xml/placed-element.ts';

const kinds: Readonly<Record<string, string>> = {
  gapMatchInteraction: 'Drag and drop questions',
  graphicGapMatchInteraction: 'Drag and drop questions',
  hottextInteraction: 'Questions about words in a text',
  hotspotInteraction: 'Questions about a place in a picture',
  selectPointInteraction: 'Questions about a place in a picture',
  positionObjectInteraction: 'Questions about a place in a picture',
  graphicOrderInteraction: 'Questions about a place in a picture',
  graphicAssociateInteraction: 'Questions about a place in a picture',
  sliderInteraction: 'Numerical questions',
  uploadInteraction: 'Questions that ask for a file',
  drawingInteraction: 'Questions that ask for a drawing',
};

/**
 * @param body of an item, or none
 * @returns its interactions in order; `endAttemptInteraction` requests nothing
 */
export function getInteractions(body: PlacedElement | undefined): PlacedElement[] {
  return findBelow(body, ({ name }) => name.endsWith('Interaction') && name !== 'endAttemptInteraction');
}

/**
 * @param item with the names of QTI 2
 * @returns a sentence if it is no choice between options, else null
 */
export function getKind(item: PlacedElement): string | null {
  return toSentence(kindOfInteractions(getInteractions(findBelow(item, isBody)[0])));
}

/**
 * @param item with the names of QTI 2
 * @returns a sentence if it changes while it is answered or is made by chance, else null
 */
export function getChangingKind(item: PlacedElement): string | null {
  return toSentence(kindOfWhole(item));
}

function toSentence(kind: string | null): string | null {
  return kind === null ? null : `${kind} cannot be imported.`;
}

function isBody({ name }: PlacedElement): boolean {
  return name === 'itemBody';
}

function kindOfWhole(item: PlacedElement): string | null {
  if (attribute(item, 'adaptive') === 'true') return 'Adaptive questions';
  const isTemplate = ({ name }: PlacedElement) =>
    name === 'templateDeclaration' || name === 'templateProcessing';
  return findBelow(item, isTemplate).length > 0 ? 'Questions with parts made by chance' : null;
}

function kindOfInteractions(interactions: readonly PlacedElement[]): string | null {
  const [first] = interactions;
  if (first === undefined) return 'Texts, which ask nothing,';
  if (interactions.length > 1) return 'Questions of several parts';
  if (first.name === 'choiceInteraction') return null;
  return kinds[first.name] ?? `Questions with a ${first.name.slice(0, 40)}`;
}
