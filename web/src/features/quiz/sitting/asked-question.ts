/** A question in a sitting: the position of each option, and the available help. */
import type { PracticeDraw, PracticeQuestion } from '@akada/contract/work/practice.ts';
import { blankedText } from '@akada/core/practice/blanked-text.ts';
import { fallingOptions, type HelpedQuestion, type HintStep, hintSteps } from '@akada/core/practice/hints.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import { markAnswer } from '@akada/core/question-types/question-types.ts';
import { optionOrder } from '@akada/core/quiz/option-order.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';

/** @returns the seed of all orders of a question in a sitting */
export const getSeed = (sittingId: string, questionId: string) => `${sittingId} ${questionId}`;

export function getItems(sittingId: string, { questions }: PracticeDraw): PracticeItem[] {
  return questions.map((question) => {
    const helped = helpedOf(question);
    return {
      id: question.id,
      options: question.options.length,
      keys: question.answer_indexes,
      isMultiple: question.type === 'multiple',
      hints: hintSteps(helped),
      falling: fallingOptions(helped, getSeed(sittingId, question.id)),
      ...(question.body !== undefined && { body: question.body }),
    };
  });
}

/** @returns the option's index for each position on the screen */
export function getOrder(sittingId: string, { id, type, options }: PracticeQuestion): number[] {
  return optionOrder(
    options.map(({ text }) => text),
    type,
    getSeed(sittingId, id),
  );
}

/** @returns the visible labels of options, such as `B` or `A and C` */
export function getLabels(order: readonly number[], options: readonly number[]): string {
  const labels = order.flatMap((option, position) =>
    options.includes(option) ? [optionLabel(position)] : [],
  );
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}

/** @returns the text of a step of help; the second step is visible in the options */
export function hintText(question: PracticeQuestion, step: HintStep, fallen: number): string {
  if (step === 1) return sourceText(question);
  if (step === 2) return `Wrong options ruled out: ${fallen}.`;

  const { answer_indexes, options, body } = question;
  const keys =
    body === undefined
      ? answer_indexes.map((index) => options[index]?.text ?? '')
      : markAnswer(body, null).parts.map(({ key }) => key);
  return blankedText(question.source?.quote ?? question.explanation, keys);
}

function sourceText({ source, topic }: PracticeQuestion): string {
  if (source === null) return `Topic: ${topic}`;
  const { section, page } = source;
  return section === null ? `See page ${page}.` : `See “${section}”, page ${page}.`;
}

function helpedOf({ options, answer_indexes, source, topic, explanation }: PracticeQuestion): HelpedQuestion {
  return {
    options: options.length,
    keys: answer_indexes,
    hasSource: source !== null || topic !== null,
    hasText: source !== null || explanation.trim() !== '',
  };
}
