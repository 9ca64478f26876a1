/** The parts of an essay in words, for files and prints. */
import type { EssayBody, EssayCriterion } from '@akada/core/question-types/question-body.ts';

/** @param body of the essay @returns a sentence, or null if there is no limit */
export function getWordLimit({ min_words: min, max_words: max }: EssayBody): string | null {
  if (min !== null && max !== null) return `Write ${min} to ${max} words.`;
  if (min !== null) return `Write at least ${min} words.`;
  return max === null ? null : `Write at most ${max} words.`;
}

/** @param criterion of an essay @returns its name and its points */
export function getCriterionText({ name, points }: EssayCriterion): string {
  return `${name} (${points} point${points === 1 ? '' : 's'})`;
}
