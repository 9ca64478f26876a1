/** Figures of one question from the first answers to it. */
import { getMarks, getMaxMarks, type MarkedItem } from '@akada/core/exams/marking.ts';
import {
  type ItemResult,
  itemStatistics,
  needsReview,
} from '@akada/core/exams/statistics/item-statistics.ts';
import { type ChosenOptions, optionChoices } from '@akada/core/exams/statistics/option-choices.ts';
import { getAnswerText } from '@akada/core/question-types/question-types.ts';
import type { FirstAnswer } from './first-answers.queries.ts';
import type { QuestionFigureColumns } from './question-statistics.tables.ts';

/** Figures of a question without answers. */
export const noFigures: QuestionFigureColumns = {
  count: 0,
  facility: null,
  deviation: null,
  discrimination: null,
  efficiency: null,
  needsReview: false,
  choices: null,
};

export interface AnswerResult extends ItemResult, ChosenOptions {}

/** Exams give different marks for a right answer; each counts as one. */
export function getResult(answer: FirstAnswer, optionCount: number): AnswerResult {
  const { examId, marking, score, maxScore, correct, total } = answer;
  const item: MarkedItem = { ...answer, optionCount };
  const mark = getMarks(item, marking);
  const all = total === null ? (score ?? 0) : (correct ?? 0) * marking.right;
  const itemMax = getMaxMarks(item, marking);
  const max = (total === null ? (maxScore ?? 0) : total * marking.right) - itemMax;
  return {
    examId,
    choices: ownChoices(answer),
    ...(answer.response && answer.type !== 'essay' && { answer: getAnswerText(answer.response) }),
    mark: mark / itemMax,
    rest: max <= 0 ? 0 : (all - mark) / max,
  };
}

export function getFigures(results: readonly AnswerResult[], optionCount: number): QuestionFigureColumns {
  const figures = itemStatistics(results, 1);
  const { count, facility, deviation, discrimination, efficiency } = figures;
  return {
    count,
    facility,
    deviation,
    discrimination,
    efficiency,
    needsReview: needsReview(figures),
    // A dispute is decided long before twenty exams, so choices are counted from the first one.
    choices: count === 0 ? null : optionChoices(results, optionCount),
  };
}

/** In the order of the question. */
function ownChoices({ choices, optionOrder }: FirstAnswer): number[] {
  return (choices ?? []).map((position) => optionOrder?.[position] ?? position);
}
