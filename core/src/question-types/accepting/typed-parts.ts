/** The parts of an answer that a student types, without lists to select from. */
import type { NumericalBody, QuestionBody, ShortBody } from '../question-body.ts';
import { getEmptyResponse } from '../question-types.ts';
import { tidyText } from '../texts/answer-text.ts';
import type { QuestionResponse } from '../type-module.ts';

/** An answer to one part of a question. */
export interface PartAnswer {
  /** The index of the part; 0 for a question that has one part. */
  part: number;
  /** The raw text, or the tidied one. */
  text: string;
}

/** The key of a typed part. */
export type TypedPart = ShortBody | NumericalBody;

/**
 * Finds the key of a part.
 *
 * @param body of the question
 * @param part its index
 * @returns null if students select this part, or if there is no such part
 */
export function getTypedPart(body: QuestionBody, part: number): TypedPart | null {
  if (body.type === 'short' || body.type === 'numerical') return part === 0 ? body : null;
  if (body.type !== 'gaps') return null;

  const answer = body.gaps[part]?.answer;
  return answer === undefined || answer.type === 'select' ? null : answer;
}

/**
 * Lists the parts that students type.
 *
 * @param body of the question
 * @returns their indexes; empty for a type whose answers are selected
 */
export function listTypedParts(body: QuestionBody): number[] {
  const count = body.type === 'gaps' ? body.gaps.length : 1;
  return Array.from({ length: count }, (_, part) => part).filter((part) => getTypedPart(body, part) !== null);
}

/**
 * Writes the answer to a part in the form in which equal answers are grouped.
 *
 * @param response the raw answer; null if there is none
 * @param part its index
 * @returns the tidied text; empty if nothing was typed
 */
export function getPartText(response: QuestionResponse | null, part: number): string {
  if (response === null) return '';
  if (response.type === 'gaps') return tidyText(response.gaps[part] ?? '');
  const isTyped = response.type === 'short' || response.type === 'numerical';
  return isTyped && part === 0 ? tidyText(response.text) : '';
}

/**
 * Replaces the key of a part.
 *
 * @param body of the question
 * @param part the index of a typed part
 * @param answer its further key
 * @returns another body
 */
export function withTypedPart(body: QuestionBody, part: number, answer: TypedPart): QuestionBody {
  if (body.type !== 'gaps') return answer;
  return { ...body, gaps: body.gaps.map((gap, index) => (index === part ? { ...gap, answer } : gap)) };
}

/**
 * Builds an answer to one part, with nothing in the others.
 *
 * @param body of the question
 * @param answer the part and its text
 * @returns an answer of the question's type
 */
export function buildPartResponse(body: QuestionBody, { part, text }: PartAnswer): QuestionResponse {
  if (body.type === 'gaps')
    return { type: 'gaps', gaps: body.gaps.map((_, index) => (index === part ? text : '')) };
  return body.type === 'short' || body.type === 'numerical'
    ? { type: body.type, text }
    : getEmptyResponse(body.type);
}
