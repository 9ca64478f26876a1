/** The trial lesson: short, at its own price, once for each student and tutor. */
import { trialMinutes } from '@akada/core/bookings/booking-rules.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findTrialPrice, hasTrial, type Pair } from './trials.repo.ts';

export { findTrialPrice, saveTrialPrice } from './trials.repo.ts';

/** @returns the trial lesson that a student can still have with a tutor, its price in kobo; null if there is none */
export async function findTrial(
  executor: Executor,
  pair: Pair,
): Promise<{ minutes: number; price: number } | null> {
  const price = await findTrialPrice(executor, pair.tutorId);
  if (price === null || (await hasTrial(executor, pair))) return null;
  return { minutes: trialMinutes, price };
}
