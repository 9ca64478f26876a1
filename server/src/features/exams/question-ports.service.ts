/** What exams say of questions to the features that show them, and that exams use. */
import type { Clock } from '../../platform/clock/clock.ts';
import { createQuestionHolds } from './question-holds.service.ts';
import { createQuestionFigures } from './statistics/question-statistics.service.ts';

export function createQuestionPorts(platform: { clock: Clock }) {
  return { holds: createQuestionHolds(platform), figures: createQuestionFigures(platform) };
}
