/** Usage figures for administrators. Days are Lagos days. */
import { analyticsGroups } from '@akada/core/analytics/day-figures.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

export const analyticsRanges = ['7', '28', '90', '365'] as const;

const Period = z.object({
  first: z.string(),
  last: z.string(),
  /** People who learnt in the period, each once. */
  learners: z.int(),
  answers: z.int(),
  reviews: z.int(),
  sets_made: z.int(),
  questions_made: z.int(),
  sets_refused: z.int(),
  exams: z.int(),
  bookings: z.int(),
  sessions: z.int(),
  trials: z.int(),
  payments: z.int(),
  /** In kobo, after refunds. */
  premium_income: z.int(),
  commission_income: z.int(),
  signed_up: z.int(),
});

/** In per cent; null if it is too early, or if fewer than five signed up. */
const Share = z.nullable(z.int());

export const Analytics = z.object({
  from: z.string(),
  /** Today in Lagos, which was counted until `counted_at`. */
  to: z.string(),
  /** Null before anything was counted. */
  counted_at: z.nullable(Timestamp),
  /** The first day with figures. */
  since: z.nullable(z.string()),
  periods: z.array(Period),
  /** The steps reached by accounts that signed up in this period; null if they are fewer than five. */
  steps: z.nullable(z.object({ confirmed: z.int(), first_set: z.int(), first_exam: z.int() })),
  cohorts: z.array(
    z.object({ week: z.string(), signed_up: z.int(), back_1: Share, back_7: Share, back_28: Share }),
  ),
  /** The reasons that sets were rejected or smaller than requested; null if they are fewer than five. */
  reasons: z.nullable(z.array(z.object({ reason: z.string(), count: z.int() }))),
});
export type Analytics = z.output<typeof Analytics>;

export const readAnalytics = endpoint({
  id: 'admin.analytics',
  summary: 'How many learnt, what they made, who came back, and what was earned, by day, week or month',
  method: 'GET',
  path: '/admin/analytics',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    days: z._default(z.enum(analyticsRanges), '28'),
    group: z._default(z.enum(analyticsGroups), 'day'),
  }),
  responses: { 200: Analytics },
});
