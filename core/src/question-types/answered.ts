/** The difference between an answer and none, which needs no key. */
import type { BodyType } from './question-body.ts';
import { isBlank } from './texts/blank.ts';
import type { QuestionResponse, TypedResponse } from './type-module.ts';

const checks: { [Type in BodyType]: (response: TypedResponse<Type>) => boolean } = {
  short: ({ text }) => !isBlank(text),
  numerical: ({ text }) => !isBlank(text),
  matching: ({ pairs }) => pairs.length > 0,
  ordering: ({ items }) => items.length > 0,
  gaps: (response) => response.gaps.some((text) => !isBlank(text)),
  reasoned: ({ verdict, reason }) => verdict !== null || !isBlank(reason ?? ''),
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
