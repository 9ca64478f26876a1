import { describe, expect, test } from 'vitest';
import { dayAfter } from '../time/local-day.ts';
import { afterReview, foldReviews, type ItemState } from './fold-reviews.ts';
import type { Grade } from './grade.ts';

const noon = Date.parse('2026-11-20T12:00Z');
const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** Reviews of one card, each exactly when it is due. @returns whole days until it is due again after each */
function getIntervals(grades: readonly Grade[]): number[] {
  let state: ItemState | null = null;
  let day = 0;
  return grades.map((grade, index) => {
    const input = {
      id: String(index),
      grade,
      givenAt: noon + day * dayMs + index,
      localDay: dayAfter('2026-11-20', day),
    };
    state = afterReview('card', state, input);
    const interval =
      state.dueAt === null ? (Date.parse(state.dueDay) - Date.parse(state.lastDay)) / dayMs : 0;
    day += interval;
    return interval;
  });
}

/** The reference of py-fsrs, whose steps are the same. */
test('a card that is answered whenever it is due has the intervals of the reference', () => {
  const grades: Grade[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
  expect(getIntervals(grades)).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

describe('a card after', () => {
  const day = '2026-11-20';
  const after = (...grades: Grade[]) =>
    foldReviews(
      'card',
      grades.map((grade, index) => ({ id: String(index), grade, givenAt: noon + index, localDay: day })),
    );
  /** Minutes until it is asked again; null if days are counted. */
  const waits = (grades: Grade[]) => {
    const dueAt = after(...grades)?.dueAt ?? null;
    return dueAt === null ? null : (dueAt - noon - (grades.length - 1)) / minute;
  };

  test.each<[Grade[], string, number, number | null]>([
    [[1], 'learning', 0, 1],
    [[2], 'learning', 0, 5.5],
    [[3], 'learning', 1, 10],
    [[4], 'review', 0, null],
    [[3, 1], 'learning', 0, 1],
    [[3, 2], 'learning', 1, 10],
    [[3, 3], 'review', 0, null],
    [[1, 3, 3], 'review', 0, null],
    [[4, 1], 'relearning', 0, 10],
    [[4, 1, 1], 'relearning', 0, 10],
    [[4, 1, 2], 'relearning', 0, 15],
    [[4, 1, 3], 'review', 0, null],
    [[4, 2], 'review', 0, null],
  ])('the grades %j is in %s at step %d and waits %s minutes', (grades, phase, step, minutes) => {
    expect(after(...grades)).toMatchObject({ phase, step });
    expect(waits(grades)).toBe(minutes);
  });

  test.each<[Grade[], number]>([
    [[1, 1, 1], 0],
    [[4, 1], 1],
    [[4, 1, 1, 1], 1],
    [[4, 1, 3, 1], 2],
  ])('the grades %j counts %d lapses: none in the learning steps', (grades, lapses) => {
    expect(after(...grades)?.lapses).toBe(lapses);
  });

  test('a review that was promised at 80 per cent waits longer than at 90', () => {
    const dueDay = (retention?: number) =>
      foldReviews('card', [
        { id: '1', grade: 4, givenAt: noon, localDay: day, ...(retention && { retention }) },
      ])?.dueDay;
    expect([dueDay(80), dueDay(90), dueDay()]).toEqual(['2026-12-18', '2026-11-28', '2026-11-28']);
  });

  test('two reviews of one device in one millisecond counts them in their sequence', () => {
    const input = { givenAt: noon, localDay: day };
    const [first, second] = [
      { ...input, id: 'b', grade: 3 as const, sequence: 1 },
      { ...input, id: 'a', grade: 1 as const, sequence: 2 },
    ];
    expect(foldReviews('card', [second, first])).toMatchObject({ phase: 'learning', step: 0 });
  });
});
