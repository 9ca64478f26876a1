/** Changes marks after the key of a question proved to be wrong. */

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
  /** True if every choice counts as right, and also no choice. */
  everyone: boolean;
}

/** A question as an exam asked it, and what was decided since. */
export interface KeyedItem {
  answerIndexes: readonly number[];
  /** Null while the original key applies. */
  accepted: Accepted | null;
}

/** @returns what counts as right of a question, its key first */
export function acceptedOf({ answerIndexes, accepted }: KeyedItem): Accepted {
  return accepted ?? { keys: [answerIndexes], everyone: false };
}

/** @param key the new one, ascending, in the order in which the exam showed the options */
export function acceptedAfter(item: KeyedItem, rule: KeyRule, key: readonly number[]): Accepted | null {
  const previous = acceptedOf(item);
  const others = previous.keys.filter((one) => !isSameKey(one, key));
  switch (rule) {
    case 'both':
      return { keys: [key, ...others], everyone: previous.everyone };
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
 * @param order the question's option index for each position; null for the original order
 * @returns positions of the key's options, ascending
 */
export function shownKey(key: readonly number[], order: readonly number[] | null): number[] {
  return order === null
    ? [...key]
    : order.flatMap((ownCount, position) => (key.includes(ownCount) ? [position] : []));
}
