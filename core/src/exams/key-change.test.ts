import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Accepted, acceptedAfter, acceptedOf, isSameKey, keyRules, shownKey } from './key-change.ts';
import { getMarks, type MarkedItem, type Marking, markAll, plainMarking } from './marking.ts';

const requested = { answerIndexes: [1], accepted: null };
const options = (answerIndexes: readonly number[]) => ({ answerIndexes, body: null });

describe('the accepted keys', () => {
  it.each([
    ['both', { keys: [[2], [1]], everyone: false }],
    ['new', { keys: [[2]], everyone: false }],
    ['all', { keys: [[2]], everyone: true }],
    ['leave', null],
  ] as const)('follow the rule %s, for a question as it was asked', (rule, accepted) => {
    expect(acceptedAfter(requested, rule, options([2]))).toEqual(accepted);
  });

  it.each([
    ['both', { keys: [[0], [2], [1]], everyone: true }],
    ['new', { keys: [[0]], everyone: false }],
    ['all', { keys: [[0]], everyone: true }],
    ['leave', { keys: [[2], [1]], everyone: true }],
  ] as const)('follow the rule %s, for a question whose key was changed earlier', (rule, accepted) => {
    const previous: Accepted = { keys: [[2], [1]], everyone: true };
    expect(acceptedAfter({ ...requested, accepted: previous }, rule, options([0]))).toEqual(accepted);
  });

  it('has a key once, and the new one first', () => {
    const accepted = { keys: [[2], [1]], everyone: false };
    expect(acceptedAfter({ ...requested, accepted }, 'both', options([1]))).toEqual({
      keys: [[1], [2]],
      everyone: false,
    });
  });

  it('is the key that it was asked with until it is changed', () => {
    expect(acceptedOf(requested)).toEqual({ keys: [[1]], everyone: false });
  });
});

it.each([
  [[0, 2], [0, 2], true],
  [[0, 2], [0], false],
  [[0], [0, 2], false],
  [[0, 2], [0, 3], false],
  [[], [], true],
] as const)('%j and %j name the same options: %s', (one, other, same) => {
  expect(isSameKey(one, other)).toBe(same);
});

it('a key stands where its options were shown', () => {
  expect(shownKey([0, 2], [2, 1, 0, 3])).toEqual([0, 2]);
  expect(shownKey([0], [2, 3, 0, 1])).toEqual([2]);
  expect(shownKey([1, 3], null)).toEqual([1, 3]);
});

const optionCount = 4;
const key = fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 3 });
const oneKey = fc.nat({ max: optionCount - 1 }).map((index) => [index]);
const choices = fc.option(fc.subarray([0, 1, 2, 3], { minLength: 1 }));
const oneChoice = fc.option(oneKey);
const items = fc.oneof(
  fc.record({
    type: fc.constantFrom('single' as const),
    answerIndexes: oneKey,
    choices: oneChoice,
    key: oneKey,
  }),
  fc.record({ type: fc.constantFrom('multiple' as const), answerIndexes: key, choices, key }),
);
const markings: fc.Arbitrary<Marking> = fc.record({
  right: fc.constantFrom(1, 2, 2.5),
  wrong: fc.constantFrom(0, 0.25, 'guess' as const),
  unanswered: fc.constantFrom(0, -0.25),
  multiple: fc.constantFrom('all_or_nothing' as const, 'each_option' as const),
});

describe('marking again', () => {
  it('by only the new key equals the marking of a paper that had that key', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 8 }), markings, (paper, marking) => {
        const repeatedMarkedItems = paper.map(({ key: next, ...item }): MarkedItem => {
          const accepted = acceptedAfter({ ...item, accepted: null }, 'new', options(next));
          return { ...item, optionCount, accepted };
        });
        const fresh = paper.map(
          ({ key: next, ...item }): MarkedItem => ({ ...item, optionCount, answerIndexes: next }),
        );
        expect(markAll(repeatedMarkedItems, marking)).toEqual(markAll(fresh, marking));
      }),
    );
  });

  it('with both keys gives the better of the two, and never less than before', () => {
    fc.assert(
      fc.property(items, markings, ({ key: next, ...item }, marking) => {
        const previousMarkedItem: MarkedItem = { ...item, optionCount };
        const accepted = acceptedAfter({ ...item, accepted: null }, 'both', options(next));
        const better = Math.max(
          getMarks(previousMarkedItem, marking),
          getMarks({ ...previousMarkedItem, answerIndexes: next }, marking),
        );
        expect(getMarks({ ...previousMarkedItem, accepted }, marking)).toBe(better);
      }),
    );
  });

  it('gives everybody the mark, who left it out too, or changes nothing', () => {
    fc.assert(
      fc.property(items, markings, ({ key: next, ...item }, marking) => {
        const previousMarkedItem: MarkedItem = { ...item, optionCount };
        const marked = (rule: 'all' | 'leave') =>
          markAll(
            [
              {
                ...previousMarkedItem,
                accepted: acceptedAfter({ ...item, accepted: null }, rule, options(next)),
              },
            ],
            marking,
          );
        expect(marked('all')).toMatchObject({ correct: 1, score: marking.right, percent: 100 });
        expect(marked('leave')).toEqual(markAll([previousMarkedItem], marking));
      }),
    );
  });

  it('depends only on the last rule if that rule ignores earlier ones', () => {
    fc.assert(
      fc.property(items, fc.array(fc.tuple(fc.constantFrom(...keyRules), key)), (item, changes) => {
        const changed = changes.reduce<Accepted | null>(
          (accepted, [rule, next]) => acceptedAfter({ ...item, accepted }, rule, options(next)),
          null,
        );
        expect(acceptedAfter({ ...item, accepted: changed }, 'new', options(item.key))).toEqual(
          acceptedAfter({ ...item, accepted: null }, 'new', options(item.key)),
        );
      }),
    );
  });
});

it('a student who omitted the question did not answer it, also if everybody gets the mark', () => {
  const accepted = { keys: [[0]], everyone: true };
  const item: MarkedItem = { type: 'single', optionCount: 4, answerIndexes: [1], accepted, choices: null };
  expect(markAll([item], plainMarking)).toMatchObject({ correct: 1, answered: 0, score: 1 });
});
