/** The key of a decision about a disputed question. */
import type { Dispute } from '@akada/contract/work/disputes.ts';
import { isSameBody, isSameKey } from '@akada/core/exams/key-change.ts';
import { withoutEmptyRows } from '../bank/empty-rows.ts';
import type { KeyDecision } from '../bank/exams/api.ts';
import type { Weighed } from './api.ts';
import { namesKey } from './verdict-words.ts';

type DecidedKey = Pick<KeyDecision, 'answer_indexes' | 'body'>;

/** @returns the named key, or the present one if the verdict is about that */
export function getDecidedKey(
  { answer_indexes: present, body }: Dispute['question'],
  weighed: Weighed,
): DecidedKey {
  if (!namesKey(weighed.verdict)) return { answer_indexes: present, body: body ?? null };
  const sentBody = weighed.body && withoutEmptyRows(weighed.body);
  return { answer_indexes: sentBody === null ? [...weighed.answer_indexes] : [], body: sentBody };
}

/** @returns a sentence if the verdict needs another key; the server tells what a key lacks */
export function findMissingKey(question: Dispute['question'], weighed: Weighed): string | null {
  if (!namesKey(weighed.verdict)) return null;
  const { answer_indexes, body } = getDecidedKey(question, weighed);
  const isSame =
    body === null
      ? isSameKey(answer_indexes, question.answer_indexes)
      : isSameBody(body, question.body ?? null);
  return isSame ? 'Choose the answer that is right' : null;
}
