/** The form values of a question, and the differences between two of them. */
import type { Question } from '@akada/contract/material/questions.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import type { QuestionChange } from './api.ts';

export type QuestionValues = Pick<QuestionChange, 'stem' | 'options' | 'answer_index' | 'explanation'>;

export function getValues({ stem, options, answer_index, explanation }: Question): QuestionValues {
  return { stem, options: options.map(({ text }) => text), answer_index: answer_index ?? -1, explanation };
}

/** @returns the visible names of the parts in which two questions differ */
export function getDifferences(previousQuestionValues: QuestionValues, after: QuestionValues) {
  const [then, now] = [getParts(previousQuestionValues), getParts(after)];
  return Object.entries(then)
    .map(([label, text]) => ({ label, before: text, after: now[label] ?? '' }))
    .filter((part) => part.before !== part.after);
}

function getParts({ stem, options, answer_index, explanation }: QuestionValues): Record<string, string> {
  return {
    Question: stem.trim(),
    Options: options.map((text, position) => `${optionLabel(position)}. ${text.trim()}`).join('\n'),
    'Right answer': options[answer_index]?.trim() ?? '',
    Explanation: explanation.trim(),
  };
}

/** @returns the options without the one at `position`; if it was the right one, no option is right */
export function withoutOption(values: QuestionValues, position: number): QuestionValues {
  const { options, answer_index } = values;
  const isRight = position === answer_index;
  return {
    ...values,
    options: options.filter((_text, index) => index !== position),
    answer_index: isRight ? -1 : answer_index - (position < answer_index ? 1 : 0),
  };
}
