/** The paper of an exam: copies of questions as they stand, their options in the order in which they are shown. */
import { presentBody } from '@akada/core/question-types/question-types.ts';
import { optionOrder } from '@akada/core/quiz/option-order.ts';
import type { WholeQuestion } from '../../questions/pools/question-pools.service.ts';
import { getBodyForm } from '../exam/body-form.ts';
import type { NewExamItem } from './exam-start.repo.ts';

/** A question and where it stands. */
export interface PaperQuestion {
  question: WholeQuestion;
  /** Index of the section, null if there is none. */
  section: number | null;
}

/** @param seed of the exam, unknown to the student @returns the items in their order */
export function getPaper(selectedPaperQuestions: readonly PaperQuestion[], seed: string): NewExamItem[] {
  return selectedPaperQuestions.map(({ question, section }, position) => ({
    body: question.body,
    bodyForm: getBodyForm(question.body),
    presented: question.body && presentBody(question.body, `${seed}:${question.id}`),
    ...shownIn(optionOrder(question.options, question.type, `${seed}:${question.id}`), question),
    questionId: question.id,
    questionVersion: question.version,
    position,
    section,
    type: question.type,
    stem: question.stem,
    explanation: question.explanation,
    markup: question.markup,
    noteId: question.noteId,
    passageId: question.passageId,
    topic: question.topic,
    sourcePage: question.sourcePage,
    sourceSection: question.sourceSection,
    sourceQuote: question.sourceQuote,
    contentVersion: question.contentVersion,
  }));
}

/**
 * Rearranges texts that belong to options by position.
 *
 * @param order for each place, the index of its option in the question
 */
function shownIn(
  order: readonly number[],
  { keys, options, feedback, content, answerContent }: WholeQuestion,
) {
  const placed = <Part>(parts: readonly Part[]): Part[] =>
    parts.length === 0 ? [] : order.map((ownCount) => parts[ownCount] as Part);
  const isMoved = order.some((ownCount, position) => ownCount !== position);
  return {
    optionOrder: isMoved ? [...order] : null,
    options: placed(options),
    answerIndexes: order.flatMap((ownCount, position) => (keys.includes(ownCount) ? [position] : [])),
    feedback: placed(feedback),
    content: content && { ...content, options: placed(content.options) },
    answerContent: answerContent && {
      ...answerContent,
      ...(answerContent.feedback && { feedback: placed(answerContent.feedback) }),
    },
  };
}
