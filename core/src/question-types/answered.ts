/** The difference between an answer and none, which needs no key. */
import { type BodyType, bodyTypes, ownMarks } from './question-body.ts';
import { isBlank } from './texts/blank.ts';
import type { QuestionResponse, TypedResponse } from './type-module.ts';

const checks: { [Type in BodyType]: (response: TypedResponse<Type>) => boolean } = {
  short: ({ text }) => !isBlank(text),
  numerical: ({ text }) => !isBlank(text),
  matching: ({ pairs }) => pairs.length > 0,
  ordering: ({ items }) => items.length > 0,
  gaps: (response) => response.gaps.some((text) => !isBlank(text)),
  reasoned: ({ verdict, reason }) => verdict !== null || !isBlank(reason ?? ''),
  essay: ({ text }) => !isBlank(text),
  // An answer that was only thought has a mark and no text.
  open: ({ text, had }) => had !== 'none' || !isBlank(text),
};

/**
 * Tells an answer from a blank one.
 *
 * @param response of any type
 * @returns false if it has only spaces and invisible characters, or nothing
 */
export function isAnswered(response: QuestionResponse): boolean {
  return (checks[response.type] as (response: QuestionResponse) => boolean)(response);
}

const shapes: { [Type in BodyType]: (value: Record<string, unknown>) => boolean } = {
  short: ({ text }) => typeof text === 'string',
  numerical: ({ text }) => typeof text === 'string',
  matching: ({ pairs }) => Array.isArray(pairs),
  ordering: ({ items }) => Array.isArray(items),
  gaps: (value) => Array.isArray(value.gaps),
  reasoned: (value) => 'verdict' in value,
  essay: ({ text }) => typeof text === 'string',
  open: ({ text, had }) => typeof text === 'string' && ownMarks.some((mark) => mark === had),
};

/**
 * Recognises an answer that a device stored. The server checks answers with the contract, which is too large for this.
 *
 * @param value from the device
 * @returns true if it has the form of an answer
 */
export function isResponse(value: unknown): value is QuestionResponse {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  const type = bodyTypes.find((bodyType) => bodyType === record.type);
  return type !== undefined && shapes[type](record);
}
