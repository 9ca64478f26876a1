import { expect, test } from 'vitest';
import { analyticsPeriods, getCohorts, getReasons, rangeStart, signUpSteps } from './analytics.ts';
import { type DayCount, groupStart, lagosDay, lagosMidnight, openDays } from './day-figures.ts';

const counted = (day: string, figures: DayCount['figures'], reasons: DayCount['reasons'] = {}): DayCount => ({
  day,
  figures,
  reasons,
});

test.each([
  ['2026-11-27T22:59:59.999Z', '2026-11-27'],
  ['2026-11-27T23:00:00Z', '2026-11-28'],
])('at %s the day is %s in Lagos', (time, day) => {
  expect(lagosDay(Date.parse(time))).toBe(day);
  expect(lagosDay(Date.parse(lagosMidnight(day)))).toBe(day);
  expect(lagosDay(Date.parse(lagosMidnight(day)) - 1)).not.toBe(day);
});

test.each([
  ['2026-11-28', 'day', '2026-11-28'],
  ['2026-11-28', 'week', '2026-11-23'],
  ['2026-11-29', 'week', '2026-11-23'],
  ['2026-11-30', 'week', '2026-11-30'],
  ['2026-01-01', 'week', '2025-12-29'],
  ['2026-11-28', 'month', '2026-11-01'],
] as const)('%s belongs to the %s that begins on %s', (day, group, first) => {
  expect(groupStart(day, group)).toBe(first);
});

test.each([
  [1, 'day', '2026-11-28'],
  [28, 'day', '2026-11-01'],
  [28, 'week', '2026-10-26'],
  [90, 'month', '2026-08-01'],
] as const)('%i days by the %s begin on %s', (days, group, from) => {
  expect(rangeStart('2026-11-28', days, group)).toBe(from);
});

test('a day has its counted figures, and nothing for an empty figure', () => {
  const days = [counted('2026-11-28', { learners: 7, learners_of_week: 9, answers: 40 })];
  const periods = analyticsPeriods(days, { from: '2026-11-27', to: '2026-11-28', group: 'day' });
  expect(periods.map(({ first, last, learners, answers }) => [first, last, learners, answers])).toEqual([
    ['2026-11-27', '2026-11-27', 0, 0],
    ['2026-11-28', '2026-11-28', 7, 40],
  ]);
});

test('a week and a month add answers and count each learner once', () => {
  const days = [
    counted('2026-11-29', { learners: 4, learners_of_week: 6, learners_of_month: 6, answers: 10 }),
    counted('2026-11-30', { learners: 3, learners_of_week: 3, learners_of_month: 7, answers: 5 }),
    counted('2026-12-01', { learners: 2, learners_of_week: 4, learners_of_month: 2, answers: 1 }),
  ];
  const read = (group: 'week' | 'month') =>
    analyticsPeriods(days, { from: '2026-11-23', to: '2026-12-02', group }).map(
      ({ first, last, learners, answers }) => [first, last, learners, answers],
    );
  expect(read('week')).toEqual([
    ['2026-11-23', '2026-11-29', 6, 10],
    ['2026-11-30', '2026-12-02', 4, 6],
  ]);
  expect(read('month')).toEqual([
    ['2026-11-23', '2026-11-30', 7, 15],
    ['2026-12-01', '2026-12-02', 2, 1],
  ]);
});

test.each([
  [4, null],
  [5, { confirmed: 3, first_set: 2, first_exam: 1 }],
])('the steps of %i new accounts are %j', (signed_up, steps) => {
  const figures = { signed_up, confirmed: 3, first_set: 2, first_exam: 1 };
  expect(signUpSteps([counted('2026-11-28', figures)])).toEqual(steps);
});

const cohort = [
  counted('2026-10-12', { signed_up: 3, back_1: 2, back_7: 1, back_28: 0 }),
  counted('2026-10-18', { signed_up: 5, back_1: 2, back_7: 1, back_28: 1 }),
];

// The week ends on 18 October; its last return may fall on 21 November.
test.each([
  ['2026-10-19', [null, null, null]],
  ['2026-10-20', [50, null, null]],
  ['2026-10-31', [50, null, null]],
  ['2026-11-01', [50, 25, null]],
  ['2026-11-22', [50, 25, 13]],
])('on %s the returns of a week are %j', (today, shares) => {
  const [week] = getCohorts(cohort, today);
  expect(week).toMatchObject({ week: '2026-10-12', signed_up: 8 });
  expect([week?.back_1, week?.back_7, week?.back_28]).toEqual(shares);
});

test('a week of four is not broken down, and one without sign-ups is no row', () => {
  const days = [counted('2026-10-12', { signed_up: 4, back_1: 2 }), counted('2026-10-19', { answers: 3 })];
  expect(getCohorts(days, '2026-12-31')).toEqual([
    { week: '2026-10-12', signed_up: 4, back_1: null, back_7: null, back_28: null },
  ]);
});

test.each<[Record<string, number>[], ReturnType<typeof getReasons>]>([
  [[{}], []],
  [[{ few_statements: 4 }], null],
  [
    [{ few_statements: 2 }, { too_short: 3, few_statements: 2 }],
    [
      { reason: 'few_statements', count: 4 },
      { reason: 'too_short', count: 3 },
    ],
  ],
])('reasons %j are told as %j', (reasons, expected) => {
  expect(getReasons(reasons.map((own) => counted('2026-11-28', {}, own)))).toEqual(expected);
});

test('a day stays open until the last return of the accounts that signed up on it', () => {
  expect(openDays).toBe(35);
});
