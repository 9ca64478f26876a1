/** The filter of an exam's review in its address. */
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { links } from '@akada/core/links/links.ts';

/** A phone's screen has one or two questions; a page has as many as are read in one go. */
export const reviewPageSize = 10;

const isShown: Readonly<Record<string, (question: ReviewedQuestion) => boolean>> = {
  // Nobody can practise an essay.
  missed: (question) => question.type !== 'essay' && !question.correct && isAnswered(question),
  unanswered: (question) => question.type !== 'essay' && !question.correct && !isAnswered(question),
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

/** @returns the available filters; a filter without questions is omitted, unless the address selects it */
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

/** @returns the address for practising these questions */
export function getPractice(visibleNumberedQuestions: readonly NumberedQuestion[]): string {
  return links.practiceGenerated({
    question_ids: visibleNumberedQuestions.slice(0, mostPractised).map(({ question }) => question.id),
  });
}
