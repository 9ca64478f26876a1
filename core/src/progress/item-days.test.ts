import { expect, test } from 'vitest';
import { cardDays, type GivenAnswer, questionDays, type TimedReview } from './item-days.ts';

const minute = 60_000;
const answer = (localDay: string, changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  id: 'a',
  givenAt: 1,
  localDay,
  tookMs: 9_000,
  correct: true,
  hints: 0,
  possible: 4,
  ...changes,
});
const [thursday, friday] = ['2026-11-26', '2026-11-27'];

test.each<[string, GivenAnswer[], (boolean | null)[]]>([
  [
    'the first of a day counts',
    [answer(friday, { correct: false }), answer(friday, { givenAt: 2 })],
    [false],
  ],
  [
    'also where it arrives last',
    [answer(friday, { givenAt: 2 }), answer(friday, { correct: false })],
    [false],
  ],
  [
    'of one moment that of the smaller id',
    [answer(friday, { id: 'b' }), answer(friday, { correct: false })],
    [false],
  ],
  ['each day has one', [answer(thursday), answer(friday, { givenAt: 2, correct: false })], [true, false]],
  ['with a hint it says nothing', [answer(friday, { hints: 1 }), answer(friday, { givenAt: 2 })], [null]],
  ['while it may not be known it says nothing', [answer(friday, { correct: null })], [null]],
])('the evidence from answers is right: %s', (_what, answers, expected) => {
  expect(questionDays(answers).map(({ evidence }) => evidence?.correct ?? null)).toEqual(expected);
});

test('each answer counts, and a minute of it at most', () => {
  const answers = [answer(friday), answer(friday, { id: 'b', tookMs: 61 * minute })];
  expect(questionDays(answers)).toMatchObject([{ localDay: friday, times: 2, tookMs: 9_000 + minute }]);
});

const review = (localDay: string, grade: TimedReview['grade'], time = Date.parse(localDay)): TimedReview => ({
  id: `${localDay} ${time}`,
  grade,
  givenAt: time,
  localDay,
  tookMs: 4_000,
  retention: 90,
});
const retained = (events: Parameters<typeof cardDays>[0]) =>
  cardDays(events).map(({ localDay, times, retained: of }) => [
    localDay,
    times,
    of?.age ?? null,
    of?.known ?? null,
  ]);

test('a card that came back after a day or longer was retained or not, by its first review of the day', () => {
  const knownTimedReview = review('2026-09-01', 4);
  const day = (name: string) => Date.parse(name);
  const events = [
    knownTimedReview,
    review('2026-09-09', 1),
    review('2026-09-09', 3, day('2026-09-09') + 10 * minute),
    review('2026-09-13', 3),
    review('2026-10-20', 3),
    review('2026-11-20', 2),
  ];
  expect(retained(events)).toEqual([
    ['2026-09-01', 1, null, null],
    ['2026-09-09', 2, 'young', false],
    ['2026-09-13', 1, 'young', true],
    ['2026-10-20', 1, 'young', true],
    ['2026-11-20', 1, 'mature', true],
  ]);
});

test('learning steps are no test of memory, and an undone review never was', () => {
  const first = review(thursday, 3);
  expect(retained([first, review(friday, 3)])).toEqual([
    [thursday, 1, null, null],
    [friday, 1, null, null],
  ]);
  expect(retained([first, { id: 'undo', cancels: first.id }])).toEqual([]);
});
