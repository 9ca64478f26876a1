import type { TutorState } from '@akada/contract/base/tutors.ts';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { waitingCases } from '../../platform/module/waiting-source.ts';
import { getName } from '../accounts/accounts.ts';
import {
  type StoredTutor,
  type TutorProfileRow,
  type TutorRevisionRow,
  tutorProfiles,
  tutorRevisions,
  tutorViews,
} from './tutors.tables.ts';

export async function findTutor(executor: Executor, userId: string): Promise<StoredTutor | null> {
  const [found] = await tutors(executor).where(eq(tutorProfiles.userId, userId));
  return found ?? null;
}

/** @returns the profiles, as students read them, of tutors who have one */
export async function findProfiles(
  executor: Executor,
  userIds: readonly string[],
): Promise<TutorProfileRow[]> {
  return userIds.length === 0
    ? []
    : executor
        .select()
        .from(tutorProfiles)
        .where(inArray(tutorProfiles.userId, [...userIds]));
}

/**
 * Works like `findTutor`; until the transaction ends no other transaction changes profile or revision. The
 * revision is read in a separate statement, because a statement that waits for the lock sees only rows
 * committed before its wait started.
 */
export async function lockTutor(tx: Transaction, userId: string): Promise<StoredTutor | null> {
  const locked = await tx
    .select({ userId: tutorProfiles.userId })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.userId, userId))
    .for('no key update');
  return locked.length === 0 ? null : findTutor(tx, userId);
}

/** @returns false when the tutor has a profile */
export async function insertProfile(
  executor: Executor,
  row: typeof tutorProfiles.$inferInsert,
): Promise<boolean> {
  const inserted = await executor
    .insert(tutorProfiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: tutorProfiles.userId });
  return inserted.length > 0;
}

/** Updates the profile of a tutor whom `lockTutor` holds. */
export async function updateProfile(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<TutorProfileRow, 'userId'>>,
): Promise<TutorProfileRow> {
  const [row] = await tx
    .update(tutorProfiles)
    .set(change)
    .where(eq(tutorProfiles.userId, userId))
    .returning();
  if (!row) throw new Error('The profile was not held');

  return row;
}

export async function addCompletedSession(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(tutorProfiles)
    .set({ completedSessions: sql`${tutorProfiles.completedSessions} + 1` })
    .where(eq(tutorProfiles.userId, userId));
}

export async function countViews(executor: Executor, tutorId: string, since: string): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(tutorViews)
    .where(and(eq(tutorViews.tutorId, tutorId), gte(tutorViews.day, since.slice(0, 10))));
  return counted?.total ?? 0;
}

export interface FreeTimesFound {
  free: readonly { from: string; to: string }[];
  nextFreeAt: string | null;
  foundAt: string;
}

export async function saveFreeTimes(
  executor: Executor,
  userId: string,
  { free, nextFreeAt, foundAt }: FreeTimesFound,
): Promise<void> {
  const ranges = `{${free.map(({ from, to }) => `[${from},${to})`).join(',')}}`;
  await executor.execute(sql`UPDATE ${tutorProfiles} SET free_times = ${ranges}::tstzmultirange,
    next_free_at = ${nextFreeAt}, free_times_found_at = ${foundAt} WHERE user_id = ${userId}`);
}

/** The limit of one run: the next run continues. */
const foundAtOnce = 200;

export async function tutorsToFindAgain(
  executor: Executor,
  { now, foundBefore }: { now: string; foundBefore: string },
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`SELECT user_id AS id FROM ${tutorProfiles}
    WHERE state = 'approved' AND (next_free_at <= ${now} OR free_times_found_at IS NULL OR free_times_found_at < ${foundBefore})
    ORDER BY free_times_found_at NULLS FIRST LIMIT ${foundAtOnce}`);
  return rows.map(({ id }) => id);
}

/** Replaces the previous revision of a tutor whom `lockTutor` holds. */
export async function putRevision(tx: Transaction, row: TutorRevisionRow): Promise<TutorRevisionRow> {
  const { userId: _, ...rest } = row;
  await tx
    .insert(tutorRevisions)
    .values(row)
    .onConflictDoUpdate({ target: tutorRevisions.userId, set: rest });
  return row;
}

/** Removes the revision of a tutor whom `lockTutor` holds. */
export async function removeRevision(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(tutorRevisions).where(eq(tutorRevisions.userId, userId));
}

/**
 * @returns profiles in a state, longest wait first. The pending ones include approved profiles that are
 * hidden or have a pending change, sorted by the wait of that.
 */
export async function listByState(
  executor: Executor,
  state: TutorState,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: StoredTutor[]; total: number }> {
  const rows = await tutors(executor)
    .where(isListed(state))
    .orderBy(asc(waitingSince(state)), asc(tutorProfiles.userId))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(tutorProfiles)
    .leftJoin(tutorRevisions, isRevisionOfProfile)
    .where(isListed(state));
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the statement that reads the ids of those whose profile is approved */
export function approvedTutors(executor: Executor) {
  return executor
    .select({ userId: tutorProfiles.userId })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.state, 'approved'));
}

/** @returns the statement of `approvedTutors`, without hidden tutors */
export function offeredTutors(executor: Executor) {
  return executor
    .select({ userId: tutorProfiles.userId })
    .from(tutorProfiles)
    .where(and(eq(tutorProfiles.state, 'approved'), isNull(tutorProfiles.hiddenAt)));
}

const isRevisionOfProfile = eq(tutorRevisions.userId, tutorProfiles.userId);

function tutors(executor: Executor) {
  return executor
    .select({ profile: tutorProfiles, revision: tutorRevisions })
    .from(tutorProfiles)
    .leftJoin(tutorRevisions, isRevisionOfProfile)
    .$dynamic();
}

function isListed(state: TutorState): SQL | undefined {
  const isInState = eq(tutorProfiles.state, state);
  if (state !== 'pending') return isInState;

  const isChanging = and(eq(tutorProfiles.state, 'approved'), eq(tutorRevisions.state, 'pending'));
  return or(isInState, isChanging, isNotNull(tutorProfiles.hiddenAt));
}

function waitingSince(state: TutorState): SQL {
  const isChange = sql`${tutorProfiles.state} = 'approved'`;
  if (state !== 'pending') return sql`${tutorProfiles.pendingSince}`;

  return sql`coalesce(${tutorProfiles.hiddenAt},
    CASE WHEN ${isChange} THEN ${tutorRevisions.pendingSince} ELSE ${tutorProfiles.pendingSince} END)`;
}

/** Tutors who wait for a decision, as `listByState` has them. */
export const waitingTutors = waitingCases('tutors', {
  id: tutorProfiles.userId,
  since: waitingSince('pending'),
  facts: {
    name: getName(tutorProfiles.userId),
    subjects: tutorProfiles.subjects,
    waits_with: sql`CASE WHEN ${tutorProfiles.hiddenAt} IS NOT NULL THEN 'hidden'
      WHEN ${tutorProfiles.state} = 'approved' THEN 'change' ELSE 'profile' END`,
  },
  from: sql`FROM ${tutorProfiles} LEFT JOIN ${tutorRevisions} ON ${isRevisionOfProfile} WHERE ${isListed('pending')}`,
});
