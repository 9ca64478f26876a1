/** Figures of the product's use as the server sends them. */
import type { Analytics } from '@akada/contract/observers/analytics.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';

const first = '2026-10-31';

/** @returns 28 days in which more and more people learn */
export function makeAnalytics(change: Partial<Analytics> = {}): Analytics {
  const periods = Array.from({ length: 28 }, (_, index) => ({
    first: dayAfter(first, index),
    last: dayAfter(first, index),
    learners: 40 + index * 2,
    signed_up: 3,
    answers: 400 + index * 10,
    reviews: 100 + index,
    sets_made: 9,
    questions_made: 120,
    sets_refused: 1,
    exams: 5,
    bookings: 2,
    sessions: 1,
    trials: 1,
    payments: 1,
    premium_income: 150_000,
    commission_income: 30_000,
  }));
  return {
    from: first,
    to: '2026-11-27',
    since: '2026-01-05',
    counted_at: '2026-11-27T12:00:00.000Z',
    periods,
    steps: { confirmed: 76, first_set: 54, first_exam: 26 },
    cohorts: [
      { week: '2026-10-26', signed_up: 21, back_1: 46, back_7: 31, back_28: null },
      { week: '2026-11-02', signed_up: 4, back_1: null, back_7: null, back_28: null },
    ],
    reasons: [
      { reason: 'few_statements', count: 18 },
      { reason: 'nothing_to_ask', count: 10 },
    ],
    ...change,
  };
}
