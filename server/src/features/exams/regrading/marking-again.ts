/** Computes the marks of an exam again, from its copies of the questions. */
import {
  type Accepted,
  acceptedAfter,
  type KeyRule,
  type QuestionKey,
  shownKey,
} from '@akada/core/exams/key-change.ts';
import { getMarks, type Marking } from '@akada/core/exams/marking.ts';
import { getScore } from '../end/exam-score.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';

/** A new key in the order of the question, and what it does to the old one. */
export interface KeyDecision {
  rule: KeyRule;
  key: QuestionKey;
}

type Copy = Pick<ExamItemRow, 'answerIndexes' | 'body' | 'accepted' | 'optionOrder'>;

/** @returns what counts as right of a copy after a decision */
export function decided(copy: Copy, { rule, key }: KeyDecision): Accepted | null {
  return acceptedAfter(copy, rule, { ...key, answerIndexes: shownKey(key.answerIndexes, copy.optionOrder) });
}

/** @returns all marks of an exam, computed again with the options that one of its questions now accepts */
export function markedAgain(
  exam: Pick<ExamRow, 'kind' | 'marking' | 'sections'>,
  items: readonly ExamItemRow[],
  { questionId, accepted }: Pick<ExamItemRow, 'questionId' | 'accepted'>,
) {
  const { correct, answered, score, maxScore } = getScore(
    exam,
    items.map((item) => (item.questionId === questionId ? { ...item, accepted } : item)),
  );
  return { correct, answered, score, maxScore };
}

type Answer = Copy &
  Pick<ExamItemRow, 'type' | 'choices' | 'response'> & { marking: Marking; optionCount: number };

/** Sums of shares that are equal may differ in binary. */
const min = 1e-9;

/** @returns how the marks of an answer change: above 0 they rise */
export function changeOf({ marking, ...answer }: Answer, decision: KeyDecision): -1 | 0 | 1 {
  const accepted = decided(answer, decision);
  const change = getMarks({ ...answer, accepted }, marking) - getMarks(answer, marking);
  if (Math.abs(change) < min) return 0;
  return change > 0 ? 1 : -1;
}
