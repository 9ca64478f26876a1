/** Right options: one column where one is right, another where there may be several. */
import type { QuestionKey } from '@akada/core/exams/key-change.ts';
import type { StoredQuestion } from './questions.tables.ts';

type Keys = Pick<StoredQuestion, 'answerIndex' | 'answerIndexes'>;

/** @returns the key of a question of any type */
export function getKey({ body, ...keys }: Keys & Pick<StoredQuestion, 'body'>): QuestionKey {
  return { answerIndexes: getKeys(keys), body };
}

/** @returns every right option of a question, ascending; none of a draft without a key */
export function getKeys({ answerIndex, answerIndexes }: Keys): number[] {
  return answerIndexes ?? (answerIndex === null ? [] : [answerIndex]);
}

/** @param keys distinct, in any order; one at most unless several may be right @returns the columns that hold them */
export function keyColumns(type: StoredQuestion['type'], keys: readonly number[]): Keys {
  if (type === 'multiple') {
    return { answerIndex: null, answerIndexes: keys.length === 0 ? null : [...keys].sort((a, b) => a - b) };
  }
  return { answerIndex: keys[0] ?? null, answerIndexes: null };
}
