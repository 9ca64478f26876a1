/** The key that a person chose, before it is sent. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { isSameBody, isSameKey } from '@akada/core/exams/key-change.ts';
import { getBodyProblems } from '@akada/core/question-types/question-types.ts';
import { trimBody } from '../body-values.ts';
import type { KeyDecision } from './api.ts';

/** The question as far as it limits its keys. */
interface KeyedQuestion {
  stem: string;
  answer_indexes: readonly number[];
  body?: QuestionBody | undefined;
}

/** @returns the fields of a request: the body, or the right options */
export function toSentKey({ answer_indexes, body }: Pick<KeyDecision, 'answer_indexes' | 'body'>) {
  return body === null ? { answer_indexes } : { body: trimBody(body) };
}

/** @returns a sentence for the key that cannot be sent; an unchanged key has an effect only with some rules */
export function findKeyProblem(
  { stem, answer_indexes, body: present }: KeyedQuestion,
  { answer_indexes: selection, body, rule }: KeyDecision,
): { answer_indexes?: string; body?: string } {
  const isIdle = rule === 'both' || rule === 'leave';
  const unchanged = 'This is the key already. Choose the right one';
  if (body === null) {
    if (selection.length === 0) return { answer_indexes: 'Choose the right option' };
    return isIdle && isSameKey(selection, answer_indexes) ? { answer_indexes: unchanged } : {};
  }
  const sent = trimBody(body);
  const [problem] = Object.values(getBodyProblems(sent, stem));
  if (problem !== undefined) return { body: problem };
  return isIdle && isSameBody(sent, present ?? null) ? { body: unchanged } : {};
}
