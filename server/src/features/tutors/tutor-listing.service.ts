/** Search fields of a tutor that other features maintain in addition to the profile. */
import type { Rating } from '@akada/contract/base/tutor-search.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { getRating } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';

/** @returns what students see of the reviews of a tutor */
export async function ratingOfTutor(executor: Executor, userId: string): Promise<Rating> {
  return getRating((await repo.findTutor(executor, userId))?.profile.stars ?? []);
}

/**
 * Locks the tutor while reviews are changed, so that concurrent counts miss none.
 *
 * @param change changes reviews and returns the counts of all visible reviews by stars, from one to five;
 * null if the counts stay
 * @returns the result of the change
 */
export async function rateTutor<Result>(
  tx: Transaction,
  userId: string,
  change: () => Promise<{ result: Result; stars: number[] | null }>,
): Promise<Result> {
  const tutor = await repo.lockTutor(tx, userId);
  const { result, stars } = await change();
  if (tutor && stars) await repo.updateProfile(tx, userId, { stars });
  return result;
}

/** A session of the tutor took place. */
export async function countCompletedSession(tx: Transaction, userId: string): Promise<void> {
  await repo.addCompletedSession(tx, userId);
}

/** @returns how many students have read the profile since then, each once a day */
export function countViews(executor: Executor, userId: string, since: string): Promise<number> {
  return repo.countViews(executor, userId, since);
}

/** Writes when a tutor is free, as the search reads it. */
export function saveFreeTimes(executor: Executor, userId: string, found: repo.FreeTimesFound): Promise<void> {
  return repo.saveFreeTimes(executor, userId, found);
}

/** @returns approved tutors whose next free time has passed, or who were looked at too long ago; some of many */
export function tutorsToFindAgain(
  executor: Executor,
  moments: { now: string; foundBefore: string },
): Promise<string[]> {
  return repo.tutorsToFindAgain(executor, moments);
}
