/** Reviews by day, for other features. */

import type { Executor } from '../../platform/database/database.ts';
import type { Holds } from '../../platform/personal-data/personal-table.ts';
import { reviews } from './memory.tables.ts';
import * as queries from './study-days.queries.ts';

export type { ReviewedDay } from './study-days.queries.ts';

/** @returns the days of these logged events, and of the reviews that they undo */
export const daysOfReviews = queries.findDaysOf;

/** @returns the hours with reviews from a day on */
export const reviewedHours = queries.findReviewedHours;

/**
 * @param days null for all
 * @param holds tells which questions have held keys: their right answers are omitted
 * @returns the days with reviews that were not undone, in order
 */
export function reviewedDays(
  executor: Executor,
  userId: string,
  { days, holds }: { days: readonly string[] | null; holds: Holds },
): Promise<queries.ReviewedDay[]> {
  return queries.findReviewedDays(executor, userId, { days, isHeld: holds.isHeld(userId, reviews.itemId) });
}
