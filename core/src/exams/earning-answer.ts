/** The part of an answer that earns marks. */
import type { QuestionResponse } from '../question-types/type-module.ts';

export interface EarningAnswer {
  /** Indexes of options, ascending; null if there is none. */
  choices: readonly number[] | null;
  response?: QuestionResponse | null | undefined;
}

/**
 * Tells an answer from none.
 *
 * @param answer undefined before the first one
 * @returns true if something is chosen or written
 */
export function isAnswered(answer: EarningAnswer | undefined): boolean {
  return (answer?.choices ?? answer?.response ?? null) !== null;
}
