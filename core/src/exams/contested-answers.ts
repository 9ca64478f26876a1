/** Typed answers that a student can contest, and what a new key makes of them. */
import { getPartShare } from '../question-types/accepting/accept-answer.ts';
import { getPartText, listTypedParts } from '../question-types/accepting/typed-parts.ts';
import { isBlank } from '../question-types/texts/blank.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import { type Accepted, acceptedOf, type KeyedItem } from './key-change.ts';

/** A question without options as an exam asked it, with the answer. */
export type AnsweredItem = KeyedItem & { response: QuestionResponse | null };

/**
 * Finds the share that an answer to one part earns.
 *
 * @param accepted the valid keys
 * @param answer the part and its text
 * @returns the best share, 0 to 1
 */
export function getAcceptedShare(
  { bodies = [], everyone }: Accepted,
  answer: { part: number; text: string },
): number {
  return everyone ? 1 : Math.max(0, ...bodies.map((body) => getPartShare(body, answer)));
}

/**
 * Lists the typed parts that earned less than their mark.
 *
 * @param item the question with the answer
 * @returns for each part its text in the form in which equal answers are grouped, empty for a part that is blank, selected
 *   or right; null if no part can be contested
 */
export function getContestableAnswers(item: AnsweredItem): string[] | null {
  const { body = null, response } = item;
  if (body === null || response === null) return null;

  const validKeys = acceptedOf(item);
  const parts = listTypedParts(body);
  const texts = Array.from({ length: Math.max(0, ...parts.map((part) => part + 1)) }, (_, part) => {
    const text = parts.includes(part) ? getPartText(response, part) : '';
    return isBlank(text) || getAcceptedShare(validKeys, { part, text }) === 1 ? '' : text;
  });
  return texts.some((text) => text !== '') ? texts : null;
}
