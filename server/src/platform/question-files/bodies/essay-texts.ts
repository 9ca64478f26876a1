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

/** The criterion of an essay from a format without criteria. */
export const defaultCriterion: EssayCriterion = { name: 'Essay', points: 10, guidance: '' };

/** @param body of the essay @returns true if a format without criteria and word limits loses nothing but points and guidance */
export function hasOnlyDefaultCriterion({ criteria, min_words: min, max_words: max }: EssayBody): boolean {
  const [criterion, ...others] = criteria;
  return criterion?.name === defaultCriterion.name && others.length === 0 && min === null && max === null;
}

/** @param criteria of an essay @returns a line for each */
export function getGuidanceLines(criteria: readonly EssayCriterion[]): string[] {
  return criteria.map((criterion) =>
    [getCriterionText(criterion), criterion.guidance].filter((text) => text !== '').join(': '),
  );
}
