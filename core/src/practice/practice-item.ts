/** An item of practice, and the verdict on an answer to it. */
import type { QuestionBody } from '../question-types/question-body.ts';
import { getEmptyResponse, isNear, markAnswer } from '../question-types/question-types.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import { isRight } from '../quiz/choices.ts';
import type { HintStep } from './hints.ts';

export interface PracticeItem {
  id: string;
  /** The number of its options. */
  options: number;
  /** Indexes of the right ones. */
  keys: readonly number[];
  /** Several may be right: choosing one does not answer yet. */
  isMultiple: boolean;
  /** Steps of help that it has, in their order. */
  hints: readonly HintStep[];
  /** Options that the second step takes away. */
  falling: readonly number[];
  /** The body of a type without options; absent for the others, and in sittings of earlier versions. */
  body?: QuestionBody;
}

/** The selection of options, or the answer to a body; a sitting of an earlier version has no response. */
export interface ItemAnswer {
  choices: readonly number[];
  response?: QuestionResponse | null;
}

/**
 * Marks an answer.
 *
 * @param item with its key
 * @param answer to the item
 * @returns the share of the mark, 0 to 1
 */
export function getAnswerShare(
  { keys, body }: Pick<PracticeItem, 'keys' | 'body'>,
  { choices, response = null }: ItemAnswer,
): number {
  return body === undefined ? Number(isRight(choices, keys)) : markAnswer(body, response).share;
}

/**
 * Judges an answer.
 *
 * @param item with its key
 * @param answer to the item
 * @returns true if it earns the full mark
 */
export function isRightAnswer(item: Pick<PracticeItem, 'keys' | 'body'>, answer: ItemAnswer): boolean {
  return getAnswerShare(item, answer) === 1;
}

/**
 * Finds slips of one letter.
 *
 * @param item with its key
 * @param answer to the item
 * @returns true if the answer is wrong by a slip
 */
export function isNearAnswer(item: PracticeItem, answer: ItemAnswer): boolean {
  const { body } = item;
  const { response = null } = answer;
  if (body === undefined || response === null || isRightAnswer(item, answer)) return false;
  return isNear(body, response);
}

/**
 * Builds the answer of a student who does not know one.
 *
 * @param item with its key
 * @returns an answer that says nothing, null for a choice among options
 */
export function buildSkippedResponse({ body }: PracticeItem): QuestionResponse | null {
  if (body === undefined) return null;
  // Each gap needs its text, although it is empty.
  return body.type === 'gaps' ? { type: 'gaps', gaps: body.gaps.map(() => '') } : getEmptyResponse(body.type);
}
