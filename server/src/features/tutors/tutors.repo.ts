import type { TutorState } from '@akada/contract/tutors.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type TutorProfileRow, tutorProfiles } from './tutors.tables.ts';

export type TutorContent = Omit<
  TutorProfileRow,
  'userId' | 'state' | 'rejectionReason' | 'createdAt' | 'updatedAt'
>;

export async function findProfile(executor: Executor, userId: string): Promise<TutorProfileRow | null> {
  const [row] = await executor.select().from(tutorProfiles).where(eq(tutorProfiles.userId, userId));
  return row ?? null;
}

/** @returns false when the tutor has a profile */
export async function insertProfile(executor: Executor, row: TutorProfileRow): Promise<boolean> {
  const inserted = await executor
    .insert(tutorProfiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: tutorProfiles.userId });
  return inserted.length > 0;
}

/** A rejected profile that was mended waits for approval again; any other keeps its state. */
export async function updateProfile(
  executor: Executor,
  userId: string,
  content: TutorContent,
  now: string,
): Promise<TutorProfileRow | null> {
  const isRejected = eq(tutorProfiles.state, 'rejected');
  const [row] = await executor
    .update(tutorProfiles)
    .set({
      ...content,
      state: sql`CASE WHEN ${isRejected} THEN 'pending' ELSE ${tutorProfiles.state} END`,
      rejectionReason: null,
      updatedAt: now,
    })
    .where(eq(tutorProfiles.userId, userId))
    .returning();
  return row ?? null;
}

export interface Decision {
  userId: string;
  from: readonly TutorState[];
  to: 'approved' | 'rejected';
  reason: string | null;
}

/** @returns the decided profile, null when it was in none of the states that the decision starts from */
export async function decideProfile(
  executor: Executor,
  { userId, from, to, reason }: Decision,
  now: string,
): Promise<TutorProfileRow | null> {
  const [row] = await executor
    .update(tutorProfiles)
    .set({ state: to, rejectionReason: reason, updatedAt: now })
    .where(and(eq(tutorProfiles.userId, userId), inArray(tutorProfiles.state, [...from])))
    .returning();
  return row ?? null;
}

/** @returns profiles in a state, the one that waits longest first */
export async function listByState(
  executor: Executor,
  state: TutorState,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: TutorProfileRow[]; total: number }> {
  const matches = eq(tutorProfiles.state, state);
  const rows = await executor
    .select()
    .from(tutorProfiles)
    .where(matches)
    .orderBy(asc(tutorProfiles.updatedAt), asc(tutorProfiles.userId))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorProfiles).where(matches);
  return { rows, total: counted?.total ?? 0 };
}
