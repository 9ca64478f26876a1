/** Recognises QTI 1.2 items that are no choice, by Canvas's names or by their responses. */
import { attribute, findBelow, getChildren, type PlacedElement } from '../../xml/placed-element.ts';

const canvasKinds: Readonly<Record<string, string>> = {
  essay_question: 'Essay questions',
  calculated_question: 'Calculated questions',
  file_upload_question: 'Questions that ask for a file',
  text_only_question: 'Texts, which ask nothing,',
};

const askedKinds: Readonly<Record<string, string>> = {
  response_str: 'Questions that ask for a text',
  response_xy: 'Questions about a place in a picture',
  response_grp: 'Matching questions',
};

/**
 * @param questionType Canvas's name for it; empty in other programs
 * @param responses elements that request an answer
 * @returns a sentence if it is no choice, else null
 */
export function getKind(questionType: string, responses: readonly PlacedElement[]): string | null {
  const kind =
    canvasKinds[questionType] ?? (responses.length === 1 ? askedKind(responses[0]) : partsKind(responses));
  return kind === null ? null : `${kind} cannot be imported.`;
}

function partsKind(responses: readonly PlacedElement[]): string {
  return responses.length === 0 ? 'Texts, which ask nothing,' : 'Questions of several parts';
}

function askedKind(response: PlacedElement | undefined): string | null {
  const requested = askedKinds[response?.name ?? ''];
  if (requested !== undefined) return requested;
  if (/^ordered$/i.test(attribute(response, 'rcardinality'))) return 'Ordering questions';
  if (findBelow(response, ({ name }) => name === 'render_hotspot').length > 0)
    return 'Questions about a place in a picture';
  return getChildren(response, 'render_choice').length > 0 ? null : 'Questions without choices';
}
