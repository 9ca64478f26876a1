/** The paper of an exam: the text of questions as they stand, and the order in which their options are shown. */
import { presentBody } from '@akada/core/question-types/question-types.ts';
import { optionOrder } from '@akada/core/quiz/option-order.ts';
import type { WholeQuestion } from '../../questions/pools/question-pools.service.ts';
import { getBodyForm } from '../exam/body-form.ts';
import type { NewExamItem } from './exam-start.repo.ts';
import type { PaperText } from './paper-texts.repo.ts';

/** A question and where it stands. */
export interface PaperQuestion {
  question: WholeQuestion;
  /** Index of the section, null if there is none. */
  section: number | null;
}

/** @param seed of the exam, unknown to the student @returns the items in their order */
export function getPaper(selectedPaperQuestions: readonly PaperQuestion[], seed: string): NewExamItem[] {
  return selectedPaperQuestions.map(({ question, section }, position) => ({
    questionId: question.id,
    questionVersion: question.version,
    position,
    section,
    type: question.type,
    topic: question.topic,
    noteId: question.noteId,
    passageId: question.passageId,
    presented: question.body && presentBody(question.body, `${seed}:${question.id}`),
    ...getOptionOrder(question, `${seed}:${question.id}`),
    text: getPaperText(question),
  }));
}

/** @returns the order of the options in an exam, and the positions of the right ones */
function getOptionOrder({ options, type, keys }: WholeQuestion, seed: string) {
  const order = optionOrder(options, type, seed);
  const isMoved = order.some((index, position) => index !== position);
  return {
    optionCount: options.length,
    optionOrder: isMoved ? [...order] : null,
    answerIndexes: order.flatMap((index, position) => (keys.includes(index) ? [position] : [])),
  };
}

function getPaperText(question: WholeQuestion): PaperText {
  return {
    stem: question.stem,
    options: question.options,
    body: question.body,
    bodyForm: getBodyForm(question.body),
    explanation: question.explanation,
    feedback: question.feedback,
    markup: question.markup,
    sourcePage: question.sourcePage,
    sourceSection: question.sourceSection,
    sourceQuote: question.sourceQuote,
    content: question.content,
    answerContent: question.answerContent,
    contentVersion: question.contentVersion,
  };
}
