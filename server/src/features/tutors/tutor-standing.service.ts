/** Approval of tutors, for other features, which query it each time and never copy the result. */
import { hidesProfile, missedSince } from '@akada/core/tutors/missed-sessions.ts';
import { type Completeness, profileCompleteness } from '@akada/core/tutors/profile-completeness.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { peopleById } from '../accounts/accounts.ts';
import { tutorHidden } from './tutors.events.ts';
import * as repo from './tutors.repo.ts';

export async function isApprovedTutor(executor: Executor, userId: string): Promise<boolean> {
  return (await repo.findTutor(executor, userId))?.profile.state === 'approved';
}

/** @returns their ids, as a part of another feature's statement */
export function approvedTutors(executor: Executor) {
  return repo.approvedTutors(executor);
}

/** @returns the ids of approved tutors who are not hidden, as a subquery for another feature */
export function offeredTutors(executor: Executor) {
  return repo.offeredTutors(executor);
}

/** Tutor facts that a booking depends on. */
export interface TeachingProfile {
  /** Students see it: it is approved and not hidden. */
  isOffered: boolean;
  subjects: string[];
  /** In kobo. */
  hourlyRate: number;
  timeZone: string;
}

/** @returns the profiles by tutor id; tutors without a profile are absent */
export async function teachingProfiles(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, TeachingProfile>> {
  const rows = await repo.findProfiles(executor, userIds);
  return new Map(
    rows.map(({ userId, state, hiddenAt, subjects, hourlyRate, timeZone }) => [
      userId,
      { isOffered: state === 'approved' && hiddenAt === null, subjects, hourlyRate, timeZone },
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

/** @returns the state of the profile and its missing parts; null if there is no profile */
export async function profileStanding(
  executor: Executor,
  userId: string,
): Promise<(Completeness & { state: 'pending' | 'approved' | 'rejected' }) | null> {
  const found = await repo.findTutor(executor, userId);
  if (!found) return null;
  const { state, hourlyRate } = found.profile;
  // A revision in review counts as filled in.
  const { biography, qualifications } = found.revision?.state === 'pending' ? found.revision : found.profile;
  const pictureUrl = (await peopleById(executor, [userId])).get(userId)?.pictureUrl ?? null;
  const content = { biography, qualifications, hourly_rate: hourlyRate, picture_url: pictureUrl };
  return { state, ...profileCompleteness(content) };
}

/** @returns false before there is a profile */
export async function haveFirstStepsEnded(executor: Executor, userId: string): Promise<boolean> {
  return ((await repo.findTutor(executor, userId))?.profile.firstStepsDoneAt ?? null) !== null;
}

/** Ends the steps before the first booking; a second end changes nothing. */
export async function endFirstSteps(tx: Transaction, userId: string, now: number): Promise<void> {
  const profile = (await repo.lockTutor(tx, userId))?.profile;
  if (profile?.firstStepsDoneAt === null)
    await repo.updateProfile(tx, userId, { firstStepsDoneAt: getInstant(now) });
}

/**
 * A session was missed. Hides the profile where that is one too many.
 * @param begunSince says when the sessions since a moment began that this tutor has missed
 */
export async function noteMissedSession(
  tx: Transaction,
  userId: string,
  now: number,
  begunSince: (moment: number) => Promise<number[]>,
): Promise<void> {
  const profile = (await repo.lockTutor(tx, userId))?.profile;
  if (!profile || profile.hiddenAt !== null) return;
  const { shownAgainAt } = profile;
  const moments = { now, shownAgainAt: shownAgainAt === null ? null : Date.parse(shownAgainAt) };
  if (!hidesProfile(await begunSince(missedSince(moments)), moments)) return;

  await repo.updateProfile(tx, userId, { hiddenAt: getInstant(now) });
  await record(tx, tutorHidden, { userId, subjectId: newId(), facts: {} });
  await publishHint(tx, userId, { topic: 'account', id: null });
}
