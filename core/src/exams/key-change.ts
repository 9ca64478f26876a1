/** Changes marks after the key of a question proved to be wrong. */
import { getCanonicalText } from '../question-types/forms/canonical-text.ts';
import type { QuestionBody } from '../question-types/question-body.ts';

/**
 * `both`: the old key also stays right. `new`: only the new one is right. `all`: everybody gets the mark.
 * `leave`: marks stay, and the new key applies to later exams.
 */
export const keyRules = ['both', 'new', 'all', 'leave'] as const;
export type KeyRule = (typeof keyRules)[number];

/**
 * An administrator's decision about a disputed question. Two valid keys, and a mark for everybody, mean that
 * it has no single right answer: it is also retired until its author rewrites it.
 */
export const verdicts = ['new_key', 'accept_several', 'void', 'retire', 'uphold'] as const;
export type Verdict = (typeof verdicts)[number];

/** The rule by which a verdict marks ended exams. */
export const ruleOfVerdict: Readonly<Record<Verdict, KeyRule>> = {
  new_key: 'new',
  accept_several: 'both',
  void: 'all',
  retire: 'leave',
  uphold: 'leave',
};

/** @returns whether no exam asks the question after it */
export function isRetiring(verdict: Verdict): boolean {
  return verdict !== 'new_key' && verdict !== 'uphold';
}

/** The accepted answers after a key change. */
export interface Accepted {
  /** Each as good as the others; the first one is the key now. */
  keys: readonly (readonly number[])[];
  /** The same for a question with a body, whose keys are empty then; absent for the others. */
  bodies?: readonly QuestionBody[];
  /** True if every answer counts as right, and also no answer. */
  everyone: boolean;
}

/** A question as an exam asked it, and what was decided since. */
export interface KeyedItem {
  answerIndexes: readonly number[];
  /** Null for a choice among options. */
  body?: QuestionBody | null;
  /** Null while the original key applies. */
  accepted: Accepted | null;
}

/** The key of a question: right options, or the body that holds it. */
export interface QuestionKey {
  answerIndexes: readonly number[];
  body: QuestionBody | null;
}

/** @returns what counts as right of a question, its key first */
export function acceptedOf({ answerIndexes, body = null, accepted }: KeyedItem): Accepted {
  return accepted ?? acceptOnly({ answerIndexes, body }, false);
}

/** @param key the new one; its options are ascending, in the order in which the exam showed them */
export function acceptedAfter(item: KeyedItem, rule: KeyRule, key: QuestionKey): Accepted | null {
  switch (rule) {
    case 'both':
      return addKey(acceptedOf(item), key);
    case 'new':
      return acceptOnly(key, false);
    case 'all':
      return acceptOnly(key, true);
    case 'leave':
      return item.accepted;
  }
}

function acceptOnly({ answerIndexes, body }: QuestionKey, everyone: boolean): Accepted {
  return body === null ? { keys: [answerIndexes], everyone } : { keys: [], bodies: [body], everyone };
}

function addKey({ keys, bodies = [], everyone }: Accepted, key: QuestionKey): Accepted {
  const { answerIndexes, body } = key;
  if (body === null) {
    return { keys: [answerIndexes, ...keys.filter((other) => !isSameKey(other, answerIndexes))], everyone };
  }
  return { keys: [], bodies: [body, ...bodies.filter((other) => !isSameBody(other, body))], everyone };
}

/** @returns whether two keys name the same options; both are ascending */
export function isSameKey(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index, position) => index === other[position]);
}

/** @returns whether two bodies say the same, whatever the order of their properties */
export function isSameBody(one: QuestionBody | null, other: QuestionBody | null): boolean {
  return getCanonicalText(one) === getCanonicalText(other);
}

/**
 * @param order the question's option index for each position; null for the original order
 * @returns positions of the key's options, ascending
 */
export function shownKey(key: readonly number[], order: readonly number[] | null): number[] {
  return order === null
    ? [...key]
    : order.flatMap((ownCount, position) => (key.includes(ownCount) ? [position] : []));
}
