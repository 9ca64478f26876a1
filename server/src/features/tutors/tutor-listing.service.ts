/** What the search reads of a tutor beside the profile, as other features write it. */
import type { Rating } from '@akada/contract/base/tutor-search.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { ratingOf } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';

/** @returns what students see of the reviews of a tutor */
export async function ratingOfTutor(executor: Executor, userId: string): Promise<Rating> {
  return ratingOf((await repo.findTutor(executor, userId))?.profile.stars ?? []);
}

/**
 * Holds the tutor while reviews are changed, so that none is missed by the count of another.
 * @param change of reviews; its stars, from one to five, are those of all that are shown; null where they stay
 * @returns its result
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
