/** Whether a tutor is approved, as other features ask. What follows from it is asked each time and never copied. */
import { type Completeness, profileCompleteness } from '@akada/core/tutors/profile-completeness.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { peopleById } from '../accounts/accounts.ts';
import * as repo from './tutors.repo.ts';

export async function isApprovedTutor(executor: Executor, userId: string): Promise<boolean> {
  return (await repo.findTutor(executor, userId))?.profile.state === 'approved';
}

/** @returns their ids, as a part of another feature's statement */
export function approvedTutors(executor: Executor) {
  return repo.approvedTutors(executor);
}

/** What a booking depends on. */
export interface TeachingProfile {
  isApproved: boolean;
  subjects: string[];
  /** In kobo. */
  hourlyRate: number;
  timeZone: string;
}

/** @returns by their id, those who have a profile */
export async function teachingProfiles(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, TeachingProfile>> {
  const rows = await repo.findProfiles(executor, userIds);
  return new Map(
    rows.map(({ userId, state, subjects, hourlyRate, timeZone }) => [
      userId,
      { isApproved: state === 'approved', subjects, hourlyRate, timeZone },
    ]),
  );
}

/** @returns null before there is a profile */
export async function teachingProfile(executor: Executor, userId: string): Promise<TeachingProfile | null> {
  return (await teachingProfiles(executor, [userId])).get(userId) ?? null;
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
