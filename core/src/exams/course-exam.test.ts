import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EndedSitting,
  isNoEarlier,
  keysFrom,
  resultsFrom,
  type ShowRule,
  sittingDeadline,
  windowState,
} from './course-exam.ts';
import { answerGraceMs, examPhase } from './exam-clock.ts';

const minute = 60_000;

describe('the window of an exam', () => {
  const window = { opensAt: 1_000, closesAt: 5_000 };
  it.each([
    [999, 'coming'],
    [1_000, 'open'],
    [4_999, 'open'],
    [5_000, 'closed'],
  ])('at %d is %s', (now, state) => expect(windowState(window, now)).toBe(state));
});

describe('a sitting ends', () => {
  it.each([
    ['after its own time', 60, 0, 500, 60],
    ['after its own time with more of it', 60, 25, 500, 75],
    ['with the exam where that is earlier', 60, 200, 100, 100],
    ['with the exam where both are one moment', 60, 0, 60, 60],
  ])('%s', (_, durationMinutes, extraPercent, closes, ends) => {
    const began = 7;
    const times = { durationMinutes, extraPercent };
    expect(sittingDeadline(began, times, began + closes * minute)).toBe(began + ends * minute);
  });
});

const shows = (change: Partial<EndedSitting>): EndedSitting => ({
  resultsShow: 'at_once',
  keysShow: 'at_once',
  closesAt: 100_000,
  finishedAt: 40_000,
  attemptsLeft: 0,
  ...change,
});
const closed = 100_000 + answerGraceMs + 1;

describe('results show', () => {
  it.each<[ShowRule, number | null]>([
    ['at_once', 40_000],
    ['after_close', closed],
    ['never', null],
  ])('%s', (resultsShow, from) => {
    expect(resultsFrom(shows({ resultsShow, keysShow: 'never', attemptsLeft: 3 }))).toBe(from);
  });
});

describe('keys show', () => {
  it.each<[ShowRule, number, number | null]>([
    ['at_once', 0, 40_000],
    ['at_once', 1, closed],
    ['after_close', 0, closed],
    ['after_close', 1, closed],
    ['never', 0, null],
  ])('%s with %d attempts left', (keysShow, attemptsLeft, from) => {
    expect(keysFrom(shows({ keysShow, attemptsLeft }))).toBe(from);
  });
});

const rules: ShowRule[] = ['at_once', 'after_close', 'never'];
const anyRule = fc.constantFrom(...rules);

it('keys never show before results where their rule is no earlier', () => {
  fc.assert(
    fc.property(
      anyRule,
      anyRule,
      fc.nat(9),
      fc.nat(),
      fc.nat(),
      (resultsShow, keysShow, left, ended, rest) => {
        fc.pre(isNoEarlier(keysShow, resultsShow));
        const sitting = {
          resultsShow,
          keysShow,
          attemptsLeft: left,
          finishedAt: ended,
          closesAt: ended + rest,
        };
        const [results, keys] = [resultsFrom(sitting), keysFrom(sitting)];
        if (keys !== null) expect(results ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(keys);
      },
    ),
  );
});

it('a rule is no earlier than itself and those before it', () => {
  const pairs = rules.map((rule) => rules.map((than) => isNoEarlier(rule, than)));
  expect(pairs).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

it('results that wait for the close wait for the last answer that counts', () => {
  const from = resultsFrom(shows({ resultsShow: 'after_close' })) ?? 0;
  expect([examPhase(100_000, from - 1), examPhase(100_000, from)]).toEqual(['grace', 'over']);
});
