import type { Difficulty, QuestionKind } from '../question-draft.ts';

/** Kinds that ask for a word or a number. All others ask for a consequence, a difference or a meaning. */
const RECALLED: ReadonlySet<QuestionKind> = new Set(['term', 'value', 'member', 'number']);
/** More than all else that decides what is asked next: the other half comes when this one is used up. */
const SUITED = 60;

/**
 * How far a kind of question suits what is wanted, before anybody has answered it.
 *
 * @returns worth to add; 0 for every kind where no difficulty is preferred
 */
export function getSuit(difficulty: Difficulty, kind: QuestionKind): number {
  if (difficulty === 'mixed') return 0;
  return RECALLED.has(kind) === (difficulty === 'easier') ? SUITED : 0;
}
