/**
 * A tutor as other features ask and change it. What follows from the approval is asked each time and never copied; what the
 * search reads beside the profile is written here.
 */
import type { Rating } from '@akada/contract/base/tutor-search.ts';
import { type Completeness, profileCompleteness } from '@akada/core/tutors/profile-completeness.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { peopleById } from '../accounts/accounts.ts';
import { ratingOf } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';

export async function isApprovedTutor(executor: Executor, userId: string): Promise<boolean> {
  return (await repo.findTutor(executor, userId))?.profile.state === 'approved';
}

/** @returns their ids, as a part of another feature's statement */
export function approvedTutors(executor: Executor) {
  return repo.approvedTutors(executor);
}

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

/** What a booking depends on. */
export interface TeachingProfile {
  isApproved: boolean;
  subjects: string[];
  /** In kobo. */
  hourlyRate: number;
  timeZone: string;
}

/** @returns null before there is a profile */
export async function teachingProfile(executor: Executor, userId: string): Promise<TeachingProfile | null> {
  const found = await repo.findTutor(executor, userId);
  if (!found) return null;
  const { state, subjects, hourlyRate, timeZone } = found.profile;
  return { isApproved: state === 'approved', subjects, hourlyRate, timeZone };
}

/** @throws Fault `not_found` before there is a profile */
export async function moveTutorTo(tx: Transaction, userId: string, timeZone: string): Promise<void> {
  const found = await repo.lockTutor(tx, userId);
  if (!found) throw notFound();
  if (found.profile.timeZone !== timeZone) await repo.updateProfile(tx, userId, { timeZone });
}

/** @returns where the profile stands, and what it lacks; null before there is one */
export async function profileStanding(
  executor: Executor,
  userId: string,
): Promise<(Completeness & { state: 'pending' | 'approved' | 'rejected' }) | null> {
  const found = await repo.findTutor(executor, userId);
  if (!found) return null;
  const { state, biography, qualifications, hourlyRate } = found.profile;
  const pictureUrl = (await peopleById(executor, [userId])).get(userId)?.pictureUrl ?? null;
  const content = { biography, qualifications, hourly_rate: hourlyRate, picture_url: pictureUrl };
  return { state, ...profileCompleteness(content) };
}
