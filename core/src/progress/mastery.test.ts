import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Evidence, getEstimate, getMastery, overallOf, possibleAnswers } from './mastery.ts';

const day = '2026-11-27';
const answer = (correct: boolean, index: number, changes: Partial<Evidence> = {}): Evidence => ({
  questionId: `q${index}`,
  givenAt: index,
  localDay: day,
  correct,
  possible: 4,
  ...changes,
});
const answers = (outcomes: string, possible = 4) =>
  [...outcomes].map((outcome, index) => answer(outcome === '+', index, { possible }));
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const shown = (inputs: readonly Evidence[], on = day) => {
  const belief = getMastery(inputs);
  const estimate = belief && getEstimate(belief, on);
  return estimate && [estimate.share, estimate.low, estimate.high].map(rounded);
};

/** The values follow from the formulas of the paper, computed separately from the product. */
test.each([
  ['nothing', '', 4, null],
  ['five right ones are too little to say', '+++++', 4, null],
  ['six are not', '++++++', 4, [0.787, 0.49, 0.956]],
  ['five wrong ones', '-----', 4, [0.167, 0.021, 0.474]],
  ['where more is guessed, right ones say less', '++++++++', 2, null],
  [
    'half of them right is a third without what was guessed',
    '+-+-+-+-+-+-+-+-+-+-+-',
    4,
    [0.334, 0.12, 0.615],
  ],
])('the estimate is right after %s', (_what, outcomes, possible, expected) => {
  expect(shown(answers(outcomes, possible))).toEqual(expected);
});

test('the estimate becomes less certain with time, until there is too little to say', () => {
  const inputs = answers('++++++++++');
  const [now, later] = [shown(inputs), shown(inputs, '2027-01-26')];
  expect(later?.[0]).toBeLessThan(now?.[0] ?? 0);
  expect(later?.[1]).toBeLessThan(now?.[1] ?? 0);
  expect(shown(inputs, '2028-11-27')).toBeNull();
});

test('the order in which answers arrive changes nothing', () => {
  const evidence = fc.record({
    questionId: fc.uuid(),
    givenAt: fc.nat(5),
    localDay: fc.constantFrom('2026-11-25', '2026-11-26', day),
    correct: fc.boolean(),
    possible: fc.integer({ min: 2, max: 4_095 }),
  });
  const unique = fc.uniqueArray(evidence, { selector: ({ questionId }) => questionId, maxLength: 40 });
  fc.assert(
    fc.property(
      unique.chain((inputs) =>
        fc.tuple(fc.constant(inputs), fc.shuffledSubarray(inputs, { minLength: inputs.length })),
      ),
      ([given, shuffled]) => {
        expect(getMastery(shuffled)).toEqual(getMastery(given));
        const estimate = given.length > 0 ? shown(given) : null;
        if (!estimate) return;
        const [share = 0, low = 1, high = 0] = estimate;
        expect(low).toBeLessThanOrEqual(share);
        expect(share).toBeLessThanOrEqual(high);
      },
    ),
  );
});

test.each([
  [false, 4, 4],
  [true, 4, 15],
  [false, 1, 2],
])('several right: %s, of %d options there are %d answers', (isMultiple, options, possible) => {
  expect(possibleAnswers(isMultiple, options)).toBe(possible);
});

test('a paper of several topics is less uncertain than each of them', () => {
  const topic = { share: 0.6, low: 0.4, high: 0.8 };
  expect(overallOf([])).toBeNull();
  expect(overallOf([topic])).toEqual({ share: 0.6, low: expect.closeTo(0.4), high: expect.closeTo(0.8) });
  expect(overallOf([topic, topic, topic, topic])).toEqual({
    share: expect.closeTo(0.6),
    low: expect.closeTo(0.5),
    high: expect.closeTo(0.7),
  });
});
