/** What becomes of marks when the key of a question turns out to be wrong. */

/**
 * `both`: the old key stays right beside the new one. `new`: only the new one is right. `all`: everybody gets the mark.
 * `leave`: marks stay, and the new key is for exams to come.
 */
export const keyRules = ['both', 'new', 'all', 'leave'] as const;
export type KeyRule = (typeof keyRules)[number];

/**
 * What an administrator decides about a question that students dispute. Two keys that count, and a mark for everybody, say
 * that it has no single right answer: it is retired as well, until its author has rewritten it.
 */
export const verdicts = ['new_key', 'accept_several', 'void', 'retire', 'uphold'] as const;
export type Verdict = (typeof verdicts)[number];

/** By which rule a verdict marks exams that ended. */
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

/** What counts as right since a key was changed. */
export interface Accepted {
  /** Each as good as the others; the first one is the key now. */
  keys: readonly (readonly number[])[];
  /** Whatever was chosen counts as right, and so does nothing. */
  everyone: boolean;
}

/** A question as an exam asked it, and what was decided since. */
export interface KeyedItem {
  answerIndexes: readonly number[];
  /** Null while its key is the one that it was asked with. */
  accepted: Accepted | null;
}

/** @returns what counts as right of a question, its key first */
export function acceptedOf({ answerIndexes, accepted }: KeyedItem): Accepted {
  return accepted ?? { keys: [answerIndexes], everyone: false };
}

/** @param key the new one, ascending, in the order in which the exam showed the options */
export function acceptedAfter(item: KeyedItem, rule: KeyRule, key: readonly number[]): Accepted | null {
  const before = acceptedOf(item);
  const others = before.keys.filter((one) => !isSameKey(one, key));
  switch (rule) {
    case 'both':
      return { keys: [key, ...others], everyone: before.everyone };
    case 'new':
      return { keys: [key], everyone: false };
    case 'all':
      return { keys: [key], everyone: true };
    case 'leave':
      return item.accepted;
  }
}

/** @returns whether two keys name the same options; both are ascending */
export function isSameKey(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at]);
}

/**
 * @param order for each place, the index of its option in the question; null where they stand as in the question
 * @returns where the options stand that a key of the question names, ascending
 */
export function shownKey(key: readonly number[], order: readonly number[] | null): number[] {
  return order === null ? [...key] : order.flatMap((own, position) => (key.includes(own) ? [position] : []));
}
