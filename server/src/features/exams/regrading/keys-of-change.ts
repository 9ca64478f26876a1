import type { QuestionKey } from '@akada/core/exams/key-change.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import type { AskedQuestion } from '../exam/same-copies.queries.ts';

/** @returns the question as it says since the change */
export function getChangedQuestion(change: KeyChangeRow): AskedQuestion {
  const { questionId, stem, options, bodyAfter: body } = change;
  return { questionId, stem, options, body };
}

/** @returns the keys on both sides of a change */
export function getKeysOfChange({ keyBefore, keyAfter, bodyBefore, bodyAfter }: KeyChangeRow): {
  previous: QuestionKey;
  next: QuestionKey;
} {
  return {
    previous: { answerIndexes: keyBefore, body: bodyBefore },
    next: { answerIndexes: keyAfter, body: bodyAfter },
  };
}
