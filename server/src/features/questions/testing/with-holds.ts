import type { Clock } from '../../../platform/clock/clock.ts';
import { createQuestionHolds } from '../../exams/question-holds.service.ts';

/** @returns what services of questions take: what exams hold is theirs to say, as in the product */
export function withHolds<Deps extends { clock: Clock }>(deps: Deps) {
  return { ...deps, holds: createQuestionHolds(deps) };
}
