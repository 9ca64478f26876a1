import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, localDay } from '../time/local-day.ts';
import { foldReviews, type GivenReview, type ItemState, itemKinds } from './fold-reviews.ts';
import { intervalDays } from './forgetting-curve.ts';
import { nextMemory } from './fsrs.ts';
import { type Grade, grades } from './grade.ts';

const { again, hard, good, easy } = grades;
const lagos = 'Africa/Lagos';

let made = 0;
const review = (grade: Grade, moment: string, zone = lagos): GivenReview => {
  made += 1;
  const givenAt = Date.parse(moment);
  return { id: `review-${made}`, grade, givenAt, localDay: localDay(givenAt, zone) };
};

/** A review at noon in Lagos, this many days after the first of November. */
const onDay = (day: number, grade: Grade) =>
  review(grade, new Date(Date.parse('2026-11-01T11:00Z') + day * 86_400_000).toISOString());

describe('an item in memory', () => {
  test('needs a review', () => {
    expect(itemKinds.map((kind) => foldReviews(kind, []))).toEqual([null, null]);
  });

  test('is no question that was always right', () => {
    expect(foldReviews('question', [onDay(0, good), onDay(1, hard), onDay(2, easy)])).toBeNull();
  });

  test('is a question with its first wrong answer, as if there had been none before', () => {
    const missed = [onDay(3, again), onDay(4, good)];
    const state = foldReviews('question', [onDay(0, good), onDay(1, hard), ...missed]);

    expect(state).toEqual(foldReviews('question', missed));
    expect(state).toMatchObject({ reps: 2, lapses: 0, lastDay: '2026-11-05' });
  });

  test.each([again, hard, good, easy])('a card with its first review, whose grade is %d', (grade) => {
    const { stability, difficulty } = nextMemory(null, 0, grade);
    expect(foldReviews('card', [onDay(0, grade)])).toMatchObject({ stability, difficulty, reps: 1 });
  });
});

describe('the day on which it is due', () => {
  test('a question that was missed at ten in the evening is due tomorrow, which begins at four', () => {
    const state = foldReviews('question', [review(again, '2026-11-20T21:00:00Z')]);

    expect(state).toMatchObject({ lastDay: '2026-11-20', dueDay: '2026-11-21' });
    expect(localDay(Date.parse('2026-11-21T02:59:59Z'), lagos)).toBe('2026-11-20');
    expect(localDay(Date.parse('2026-11-21T03:00:00Z'), lagos)).toBe('2026-11-21');
  });

  test('follows from how stable the memory is', () => {
    const state = foldReviews('card', [onDay(0, good), onDay(0, good), onDay(2, good), onDay(13, good)]);
    expect(state).toMatchObject({ lastDay: '2026-11-14', dueDay: '2026-12-30' });
  });
});

describe("days between two reviews follow the student's days", () => {
  /** ts-fsrs counts them by the clock of UTC, which makes these two days and a stability of 7.3153. */
  test('half past midnight and half past one in Lagos are of one day', () => {
    const night = [review(good, '2026-11-19T23:30:00Z'), review(good, '2026-11-20T00:30:00Z')];
    expect(foldReviews('card', night)).toMatchObject({ stability: 2.3065, lastDay: '2026-11-19' });
  });

  test('five to four and five past four are of two', () => {
    const night = [review(good, '2026-11-20T02:55:00Z'), review(good, '2026-11-20T03:05:00Z')];
    expect(foldReviews('card', night)).toMatchObject(nextMemory(nextMemory(null, 0, good), 1, good));
  });

  test('a flight over the date line to the day before is no time, and the next night is one', () => {
    const arrived = [
      review(again, '2026-11-20T01:00:00Z', 'Pacific/Kiritimati'),
      review(good, '2026-11-20T03:00:00Z', 'Pacific/Honolulu'),
    ];
    const sameDay = nextMemory(nextMemory(null, 0, again), 0, good);
    expect(foldReviews('question', arrived)).toMatchObject({ ...sameDay, lastDay: '2026-11-19' });

    const slept = [...arrived, review(good, '2026-11-20T20:00:00Z', 'Pacific/Honolulu')];
    expect(foldReviews('question', slept)).toMatchObject(nextMemory(sameDay, 1, good));
  });
});

test.each<[string, [number, Grade][], number]>([
  ['entering memory is none', [[0, again]], 0],
  [
    'nor is missing it again on that day',
    [
      [0, again],
      [0, again],
    ],
    0,
  ],
  [
    'missing it on a later day is one',
    [
      [0, again],
      [1, again],
    ],
    1,
  ],
  [
    'and it stays one on the day on which it is learned again',
    [
      [0, again],
      [1, again],
      [1, again],
      [1, good],
    ],
    1,
  ],
  [
    'each day counts, and being right does not',
    [
      [0, again],
      [1, again],
      [2, hard],
      [4, again],
      [9, good],
    ],
    2,
  ],
])('lapses are counted right: %s', (_what, inputs, lapses) => {
  const reviews = inputs.map(([day, grade]) => onDay(day, grade));
  expect(foldReviews('question', reviews)).toMatchObject({ lapses, reps: inputs.length });
});

test('the smaller id comes first between two reviews in one millisecond', () => {
  const at = { givenAt: Date.parse('2026-11-20T11:00Z'), localDay: '2026-11-20' };
  const missed = { ...at, id: '0aaaaaaa', grade: again };
  const known = { ...at, id: '0bbbbbbb', grade: good };
  const state = foldReviews('question', [known, missed]);

  expect(state).toEqual(foldReviews('question', [missed, known]));
  expect(state).toMatchObject({ reps: 2 });
});

/** Three devices in three zones, over 400 days, some reviews in one millisecond. */
const histories = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    grade: fc.constantFrom<Grade>(1, 2, 3, 4),
    givenAt: fc.oneof(
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-02-05') }),
      fc.constantFrom(Date.parse('2026-05-05T03:00Z'), Date.parse('2026-05-05T03:00Z') + 1),
    ),
    device: fc.constantFrom(lagos, 'America/New_York', 'Pacific/Auckland'),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

const onDevices = (history: { id: string; grade: Grade; givenAt: number; device: string }[]) =>
  history.map(({ device, ...given }) => ({ ...given, localDay: localDay(given.givenAt, device), device }));

test('a thousand histories: whatever order three devices send them in, the state is the same', () => {
  const orders = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });
  const takenBack = fc.array(fc.nat(40), { maxLength: 8 });
  fc.assert(
    fc.property(histories, takenBack, fc.constantFrom(...itemKinds), orders, (history, gone, kind, order) => {
      const all = onDevices(history);
      const cancelled = new Set(gone.flatMap((index) => all[index]?.id ?? []));
      const asGiven = all
        .filter(({ id }) => !cancelled.has(id))
        .toSorted((one, other) => one.givenAt - other.givenAt || (one.id < other.id ? -1 : 1));
      const inputs = [...all, ...[...cancelled].map((id) => ({ id: `undo ${id}`, cancels: id, device: '' }))];
      const deviceByDevice = inputs.toSorted((one, other) => one.device.localeCompare(other.device));
      const anyhow = inputs
        .map((entry, index) => ({ entry, rank: order[index] ?? 0 }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry);

      const state = foldReviews(kind, asGiven);
      expect(foldReviews(kind, deviceByDevice)).toEqual(state);
      expect(foldReviews(kind, anyhow)).toEqual(state);
    }),
    { numRuns: 1_000 },
  );
});

test('a state stays within its bounds, and counts what it was made of', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const reviews = onDevices(history);
      const state = foldReviews('card', [...reviews, onDay(0, good)]) as ItemState;
      expect(state.stability).toBeGreaterThanOrEqual(0.001);
      expect(state.stability).toBeLessThanOrEqual(36_500);
      expect(state.difficulty).toBeGreaterThanOrEqual(1);
      expect(state.difficulty).toBeLessThanOrEqual(10);
      expect(state.reps).toBe(reviews.length + 1);
      expect(state.lapses).toBeLessThanOrEqual(reviews.length);
      const days = state.dueAt === null ? intervalDays(state.stability) : 0;
      expect(daysBetween(state.lastDay, state.dueDay)).toBe(days);
    }),
  );
});

test('a better grade never shortens the next interval', () => {
  const last = Date.parse('2027-03-01T11:00Z');
  fc.assert(
    fc.property(histories, (history) => {
      const previous = onDevices(history);
      const graded = (grade: Grade): ItemState | null =>
        foldReviews('card', [...previous, { id: 'last', grade, givenAt: last, localDay: '2027-03-01' }]);
      const due = ([1, 2, 3, 4] as const).map((grade) => graded(grade)?.dueDay);

      expect(due.toSorted()).toEqual(due);
    }),
  );
});
