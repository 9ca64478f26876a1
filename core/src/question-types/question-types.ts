/** The question types with a body: code that handles any of them calls these functions. */
import { essay } from './essay/essay.ts';
import type { EssayPoints } from './essay/essay-marks.ts';
import { gaps } from './gaps.ts';
import { matching } from './matching.ts';
import { numerical } from './numerical.ts';
import { openAnswer } from './open/open-answer.ts';
import { ordering } from './ordering.ts';
import type { BodyType, QuestionBody } from './question-body.ts';
import { reasoned } from './reasoned.ts';
import { shortAnswer } from './short-answer.ts';
import type {
  MarkedAnswer,
  PresentedBody,
  QuestionResponse,
  TypedResponse,
  TypeModule,
} from './type-module.ts';

/** A further type is one more module here. */
export const typeModules: { [Type in BodyType]: TypeModule<Type> } = {
  short: shortAnswer,
  numerical,
  matching,
  ordering,
  gaps,
  reasoned,
  essay,
  open: openAnswer,
};

/** Answers that say nothing: an answer in the form of another type is marked in their way. */
const emptyResponses: { [Type in BodyType]: TypedResponse<Type> } = {
  short: { type: 'short', text: '' },
  numerical: { type: 'numerical', text: '' },
  matching: { type: 'matching', pairs: [] },
  ordering: { type: 'ordering', items: [] },
  gaps: { type: 'gaps', gaps: [] },
  reasoned: { type: 'reasoned', verdict: null, reason: null },
  essay: { type: 'essay', text: '' },
  open: { type: 'open', text: '', had: 'none' },
};

/**
 * Builds an answer that says nothing.
 *
 * @param type of the question
 * @returns an answer of this type that earns no mark
 */
export function getEmptyResponse(type: BodyType): QuestionResponse {
  return emptyResponses[type];
}

/** Each function passes a body and an answer of one type, which the table cannot express. */
const getModule = (type: BodyType) => typeModules[type] as TypeModule<BodyType>;

/**
 * Marks an answer.
 *
 * @param body with the key
 * @param response the raw answer; null if there is none
 * @param points of an essay that a person marked; null otherwise
 * @returns the share and its parts; share 0 for an answer in the form of another type
 */
export function markAnswer(
  body: QuestionBody,
  response: QuestionResponse | null,
  points: EssayPoints | null = null,
): MarkedAnswer {
  const isFitting = response?.type === body.type;
  return getModule(body.type).mark(body, isFitting ? response : emptyResponses[body.type], points);
}

/**
 * Prepares a question for a student.
 *
 * @param body with the key
 * @param seed of the question in a sitting
 * @returns the part of the body that tells nothing of the key
 */
export function presentBody(body: QuestionBody, seed: string): PresentedBody {
  return getModule(body.type).present(body, seed);
}

/**
 * Checks a body before it is published.
 *
 * @param body as the author wrote it
 * @param stem of the question, which has the markers of gaps
 * @returns a sentence for `body` or `stem`; empty if the question can be published
 */
export function getBodyProblems(body: QuestionBody, stem: string): Record<string, string> {
  return getModule(body.type).getProblems(body, stem);
}

/**
 * Lists the texts that are rendered before the answer. They are sorted, because the order of a body may be its key.
 *
 * @param body of the question
 * @returns distinct Markdown texts
 */
export function getBodyTexts(body: QuestionBody): string[] {
  return [...new Set(getModule(body.type).getTexts(body))].sort();
}

/**
 * Checks the form of an answer, without the key.
 *
 * @param presented the question as the student saw it
 * @param response the raw answer
 * @returns a sentence if it cannot be an answer to the question, otherwise null
 */
export function getMisfit(presented: PresentedBody, response: QuestionResponse): string | null {
  if (presented.type !== response.type) return 'Answer this question in its own form.';
  return getModule(presented.type).getMisfit(presented, response);
}

/**
 * Finds slips, for self-practice. Marks never depend on it.
 *
 * @param body with the key
 * @param response the raw answer
 * @returns true if a wrong answer differs by one character of a word
 */
export function isNear(body: QuestionBody, response: QuestionResponse): boolean {
  return response.type === body.type && getModule(body.type).isNear(body, response);
}

/**
 * Writes the best answer in words.
 *
 * @param body with the key
 * @returns a text for reviews, prints and records
 */
export function getKeyText(body: QuestionBody): string {
  return getModule(body.type).getKeyText(body);
}

/**
 * Writes an answer in words.
 *
 * @param response the raw answer
 * @returns equal words for equal answers; empty if it says nothing
 */
export function getAnswerText(response: QuestionResponse): string {
  return getModule(response.type).getAnswerText(response);
}

/**
 * Estimates what guessing earns.
 *
 * @param body with the key
 * @returns the average share, 0 to 1
 */
export function getGuess(body: QuestionBody): number {
  return getModule(body.type).getGuess(body);
}

/**
 * Tells types whose answers have several parts: a wrong part takes nothing away.
 *
 * @param type of the question
 * @returns true if an answer has several parts
 */
export function hasParts(type: BodyType): boolean {
  return getModule(type).hasParts;
}
