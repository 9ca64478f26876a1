import { isDeepStrictEqual } from 'node:util';
import type { TutorProfile, TutorProfileForm } from '@akada/contract/base/tutors.ts';
import {
  changedFields,
  type ReviewedContent,
  type SavedProfile,
  saveProfile,
  type TutorContent,
} from '@akada/core/tutors/profile-revision.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { markProfileComplete, peopleById } from '../accounts/accounts.ts';
import { tutorApplied } from './tutors.events.ts';
import { presentTutor, reviewedContent } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';
import type { StoredTutor, TutorProfileRow } from './tutors.tables.ts';

export interface TutorsService {
  /** @throws Fault `not_found` before there is a profile */
  read(userId: string): Promise<TutorProfile>;
  /**
   * Creates the profile, which waits for approval. Repeating the same content returns the same answer.
   *
   * @throws Fault `conflict` if there is a different profile
   */
  create(userId: string, form: TutorProfileForm): Promise<TutorProfile>;
  /**
   * Saves a profile. If it is approved, changes to facts that students rely on become a revision that waits
   * for approval.
   *
   * @throws Fault `not_found`
   */
  save(userId: string, form: TutorProfileForm): Promise<TutorProfile>;
  /** Removes the revision, if there is one. @throws Fault `not_found` before there is a profile */
  withdrawRevision(userId: string): Promise<TutorProfile>;
}

export function createTutorsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TutorsService {
  const shown = async (executor: Executor, tutor: StoredTutor | null): Promise<TutorProfile> => {
    if (!tutor) throw notFound();
    const { userId } = tutor.profile;
    const people = await peopleById(executor, [userId]);
    return presentTutor(tutor, people.get(userId)?.pictureUrl ?? null);
  };

  return {
    read: async (userId) => shown(database.db, await repo.findTutor(database.db, userId)),
    async create(userId, form) {
      const now = getInstant(clock.now());
      return database.transaction(async (tx) => {
        const content = getColumns(form);
        const moments = { createdAt: now, updatedAt: now, pendingSince: now };
        const state = { state: 'pending', rejectionReason: null, version: newId() } as const;
        const isNew = await repo.insertProfile(tx, { ...content, ...moments, ...state, userId });
        if (isNew) await welcome(tx, userId);

        const storedTutor = await repo.findTutor(tx, userId);
        if (storedTutor && !isNew && !hasContent(storedTutor.profile, content)) {
          throw new Fault('conflict', 'You have a tutor profile already. Change that one.');
        }
        return shown(tx, storedTutor);
      });
    },
    save: (userId, form) =>
      database.transaction(async (tx) => {
        const tutor = await repo.lockTutor(tx, userId);
        if (!tutor) throw notFound();

        const saved = saveProfile(storedProfile(tutor), form);
        return shown(tx, await storeChange(tx, tutor, saved, getInstant(clock.now())));
      }),
    withdrawRevision: (userId) =>
      database.transaction(async (tx) => {
        const tutor = await repo.lockTutor(tx, userId);
        if (tutor) await repo.removeRevision(tx, userId);
        return shown(tx, tutor && { ...tutor, revision: null });
      }),
  };
}

async function welcome(tx: Transaction, userId: string): Promise<void> {
  await markProfileComplete(tx, userId);
  await record(tx, tutorApplied, { userId, subjectId: userId, facts: {} });
}

/** A rejected profile that was changed waits for approval again; any other keeps its state. */
async function storeChange(
  tx: Transaction,
  { profile, revision }: StoredTutor,
  saved: SavedProfile,
  now: string,
): Promise<StoredTutor> {
  const isDecidedAgain = profile.state === 'rejected';
  const isOtherContent = changedFields(reviewedContent(profile), saved.content).length > 0;
  const stored = await repo.updateProfile(tx, profile.userId, {
    ...getColumns(saved.content),
    state: isDecidedAgain ? 'pending' : profile.state,
    rejectionReason: null,
    version: isOtherContent ? newId() : profile.version,
    pendingSince: isDecidedAgain ? now : profile.pendingSince,
    updatedAt: now,
  });
  return { profile: stored, revision: await storeRevision(tx, { profile, revision }, saved.revision, now) };
}

async function storeRevision(
  tx: Transaction,
  { profile: { userId }, revision }: StoredTutor,
  proposed: SavedProfile['revision'],
  now: string,
): Promise<StoredTutor['revision']> {
  if (proposed === 'unchanged') return revision;
  if (proposed === null) {
    await repo.removeRevision(tx, userId);
    return null;
  }
  return repo.putRevision(tx, {
    ...proposed,
    userId,
    version: newId(),
    state: 'pending',
    rejectionReason: null,
    pendingSince: revision?.state === 'pending' ? revision.pendingSince : now,
  });
}

function storedProfile({ profile, revision }: StoredTutor) {
  const { hourlyRate: hourly_rate, timeZone: time_zone, state } = profile;
  return { state, content: { ...reviewedContent(profile), hourly_rate, time_zone }, revision };
}

type TutorColumns = ReviewedContent & Pick<TutorProfileRow, 'hourlyRate' | 'timeZone'>;

function getColumns({ hourly_rate: hourlyRate, time_zone: timeZone, ...rest }: TutorContent): TutorColumns {
  return { ...rest, hourlyRate, timeZone };
}

function hasContent(row: TutorProfileRow, content: TutorColumns): boolean {
  return isDeepStrictEqual({ ...row, ...content }, row);
}
