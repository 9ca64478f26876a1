import { describe, expect, it } from 'vitest';
import type { GivenReview } from '../memory/fold-reviews.ts';
import { getSecondsOfView, readHistory } from './item-history.ts';

const review = (id: string, localDay: string, grade: 1 | 3): GivenReview => ({
  id,
  grade,
  givenAt: Date.parse(`${localDay}T12:00Z`) + Number(id),
  localDay,
});

describe('the history of an item', () => {
  it('is empty without reviews', () => {
    expect(readHistory('card', [], 0)).toEqual({ memory: null, evidence: [], firstRight: null });
  });

  it('has memory of a question that was always right', () => {
    const { memory, firstRight } = readHistory('question', [review('1', '2026-11-01', 3)], 0.25);
    expect(memory).toMatchObject({ lastDay: '2026-11-01', reps: 1 });
    expect(firstRight).toBe(0.8);
  });

  it('has evidence of later days only, without withdrawn reviews', () => {
    const events = [
      review('1', '2026-11-01', 1),
      review('2', '2026-11-01', 3),
      review('3', '2026-11-04', 3),
      review('4', '2026-11-08', 1),
      { id: '5', cancels: '4' },
    ];
    const { evidence, firstRight } = readHistory('card', events.toReversed(), 0);
    expect(evidence).toMatchObject([{ days: 3, right: true, guess: 0 }]);
    expect(firstRight).toBe(0);
  });
});

it('the seconds of a view are the mean of enough views, and a break counts as a minute', () => {
  expect(getSecondsOfView([5_000], 9)).toBe(9);
  expect(getSecondsOfView(Array(20).fill(600_000), 9)).toBe(60);
  expect(getSecondsOfView(Array(20).fill(12_000), 9)).toBe(12);
});
