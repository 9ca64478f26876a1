/** Texts about essays that wait for their marks, and about marked ones. */
import type { ExamResult, ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { isWaiting } from './result-words.ts';

/** @returns `Your tutor has not marked your essay yet. 13 of 20 for the rest.`; empty if no essay waits */
export function waitingText({ waiting = 0, score, max_score, questions }: ExamResult): string {
  if (waiting === 0) return '';
  const essays = waiting === 1 ? 'your essay' : `${waiting} of your essays`;
  const rest =
    questions.length === 0
      ? `It counts 0 until then.`
      : `${numberText(score)} of ${numberText(max_score - getWaitingMarks(questions))} for the rest.`;
  return `Your tutor has not marked ${essays} yet. ${rest}`;
}

/** @returns the marks that waiting essays can earn */
function getWaitingMarks(questions: readonly ReviewedQuestion[]): number {
  return questions.filter(isWaiting).reduce((sum, { max_marks }) => sum + max_marks, 0);
}

/** @returns `1 essay is not marked yet`; empty if none waits */
export function waitingFact(essayCount: number | undefined): string {
  if (!essayCount) return '';
  return `${counted(essayCount, 'essay')} ${essayCount === 1 ? 'is' : 'are'} not marked yet`;
}

/** @returns `Your essay: 11 of 20 marks` */
export function essayTitle(question: ReviewedQuestion, essayCount: number): string {
  const title = essayCount === 1 ? 'Your essay' : 'An essay of yours';
  if (isWaiting(question)) return title;
  return `${title}: ${numberText(question.marks)} of ${counted(question.max_marks, 'mark')}`;
}
