/** How an exam ends: by a decision, or by its deadline. */
import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import type { Answers } from '@akada/core/quiz/answer-queue.ts';

/** `asking` while the dialog is open, `handing_in` from the decision, or from the deadline, to the result. */
export type HandInStep = 'no' | 'asking' | 'handing_in';

interface HandInFacts {
  isAsking: boolean;
  isConfirmed: boolean;
  leftMs: number;
}

export function handInStep({ isAsking, isConfirmed, leftMs }: HandInFacts): HandInStep {
  if (isConfirmed || leftMs === 0) return 'handing_in';
  return isAsking ? 'asking' : 'no';
}

/** Answers that wait to be sent go first: what is handed in before them does not count them. */
export function isHandInDue(step: HandInStep, queuedCount: number): boolean {
  return step === 'handing_in' && queuedCount === 0;
}

/** @returns the numbers of the questions without an answer, 1-based */
export function unansweredNumbers(
  questions: readonly Pick<ExamQuestion, 'id'>[],
  answers: Answers,
): number[] {
  return questions.flatMap(({ id }, index) => ((answers[id]?.choice ?? null) === null ? [index + 1] : []));
}
