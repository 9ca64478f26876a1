/** Which questions of an exam a review shows, as its address says. */
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { links } from '@akada/core/links/links.ts';

/** A screen of a phone has one or two; ten are read in one go. */
export const reviewPageSize = 10;

const isShown: Readonly<Record<string, (question: ReviewedQuestion) => boolean>> = {
  missed: ({ correct, choices }) => !correct && choices !== null,
  unanswered: ({ correct, choices }) => !correct && choices === null,
  flagged: ({ flagged }) => flagged,
};

export interface NumberedQuestion {
  question: ReviewedQuestion;
  /** 0-based position in the exam. */
  index: number;
}

/** @param show value from the address; an unknown value shows all questions */
export function shownQuestions(questions: readonly ReviewedQuestion[], show: string): NumberedQuestion[] {
  const isWanted = isShown[show] ?? (() => true);
  return questions
    .map((question, index) => ({ question, index }))
    .filter(({ question }) => isWanted(question));
}

/** @returns what can be chosen: a choice of nothing is not offered, unless the address has made it */
export function reviewChoices(questions: readonly ReviewedQuestion[], show: string): [string, string][] {
  const count = (choice: string) => shownQuestions(questions, choice).length;
  const all: [string, string][] = [
    ['', `All questions (${questions.length})`],
    ['missed', `Missed (${count('missed')})`],
    ['unanswered', `Not answered (${count('unanswered')})`],
    ['flagged', `Flagged (${count('flagged')})`],
  ];
  return all.filter(([choice]) => choice === '' || choice === show || count(choice) > 0);
}

/** Maximum number of questions in one practice. */
const mostPractised = 100;

/** @returns where these questions are practised */
export function getPractice(visibleNumberedQuestions: readonly NumberedQuestion[]): string {
  return links.practiceGenerated({
    question_ids: visibleNumberedQuestions.slice(0, mostPractised).map(({ question }) => question.id),
  });
}
