/** Submitting an exam, by a decision or at its deadline. */
import type { Exam, ExamQuestion } from '@akada/contract/work/exams.ts';
import type { Answers } from '@akada/core/exams/answer-queue.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { paperParts } from './paper-parts.ts';

/** `asking` while the dialog is open, `handing_in` from the decision, or from the deadline, to the result. */
export type HandInStep = 'no' | 'asking' | 'handing_in';

interface HandInFacts {
  isAsking: boolean;
  isConfirmed: boolean;
  isUp: boolean;
}

export function handInStep({ isAsking, isConfirmed, isUp }: HandInFacts): HandInStep {
  if (isConfirmed || isUp) return 'handing_in';
  return isAsking ? 'asking' : 'no';
}

/** Queued answers are sent first: an earlier submission would not count them. */
export function isHandInDue(step: HandInStep, queuedCount: number): boolean {
  return step === 'handing_in' && queuedCount === 0;
}

/** The open questions of a part of the paper, as 1-based numbers. */
export interface OpenQuestions {
  /** Null if the paper has no parts. */
  title: string | null;
  /** 0-based position of the part's first question in the paper. */
  first: number;
  unanswered: number[];
  flagged: number[];
}

export function openQuestions(exam: Pick<Exam, 'questions' | 'sections'>, answers: Answers): OpenQuestions[] {
  return paperParts(exam).map(({ title, first, questions }) => ({
    title,
    first,
    unanswered: getNumbers(questions, (id) => !isAnswered(answers[id])),
    flagged: getNumbers(questions, (id) => answers[id]?.flagged === true),
  }));
}

function getNumbers(questions: readonly Pick<ExamQuestion, 'id'>[], is: (id: string) => boolean): number[] {
  return questions.flatMap(({ id }, index) => (is(id) ? [index + 1] : []));
}
