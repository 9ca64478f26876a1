/** What was reviewed on which day, as other features ask. */

import type { Executor } from '../../platform/database/database.ts';
import type { Holds } from '../../platform/personal-data/personal-table.ts';
import { reviews } from './memory.tables.ts';
import * as queries from './study-days.queries.ts';

export type { ReviewedDay } from './study-days.queries.ts';

/** @returns the days of these events of the log, and of the reviews that they take back */
export const daysOfReviews = queries.findDaysOf;

/**
 * @param days all where null
 * @param holds says which keys of questions are held: whether these were right is left out
 * @returns those on which something was reviewed and not taken back, in their order
 */
export function reviewedDays(
  executor: Executor,
  userId: string,
  { days, holds }: { days: readonly string[] | null; holds: Holds },
): Promise<queries.ReviewedDay[]> {
  return queries.findReviewedDays(executor, userId, { days, isHeld: holds.isHeld(userId, reviews.itemId) });
}
