/** Judges an answer by the version of the question that the student saw. */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import type { PracticeQuestionRow } from '../records/practice.tables.ts';

export interface Judged {
  /** Ascending and each once. */
  choices: number[];
  correct: boolean;
}

/** @returns a sentence if the question cannot be answered this way */
export function judge(
  { type, options, answerIndexes }: Pick<PracticeQuestionRow, 'type' | 'options' | 'answerIndexes'>,
  selection: PracticeAnswer['choices'],
): Judged | string {
  const choices = [...new Set(selection)].sort((one, other) => one - other);
  if (choices.some((choice) => choice >= options.length))
    return 'The question has no such option in the version that was answered.';
  if (type !== 'multiple' && choices.length > 1) return 'This question has one right option: choose one.';

  return { choices, correct: isRight(choices, answerIndexes) };
}
