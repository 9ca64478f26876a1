import type { TutorState } from '@akada/contract/tutors.ts';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type TutorProfileRow, tutorProfiles } from './tutors.tables.ts';

export type TutorContent = Omit<
  TutorProfileRow,
  'userId' | 'state' | 'rejectionReason' | 'pendingSince' | 'createdAt' | 'updatedAt'
>;

export async function findProfile(executor: Executor, userId: string): Promise<TutorProfileRow | null> {
  const [row] = await executor.select().from(tutorProfiles).where(eq(tutorProfiles.userId, userId));
  return row ?? null;
}

/** As `findProfile`; until the transaction ends nobody else changes it. */
export async function lockProfile(tx: Transaction, userId: string): Promise<TutorProfileRow | null> {
  const [row] = await tx
    .select()
    .from(tutorProfiles)
    .where(eq(tutorProfiles.userId, userId))
    .for('no key update');
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
      pendingSince: sql`CASE WHEN ${isRejected} THEN ${now}::timestamptz ELSE ${tutorProfiles.pendingSince} END`,
      updatedAt: now,
    })
    .where(eq(tutorProfiles.userId, userId))
    .returning();
  return row ?? null;
}

export interface Decision {
  userId: string;
  state: 'approved' | 'rejected';
  reason: string | null;
}

/** Of a profile that `lockProfile` holds. */
export async function decideProfile(
  tx: Transaction,
  { userId, state, reason }: Decision,
  now: string,
): Promise<TutorProfileRow> {
  const [row] = await tx
    .update(tutorProfiles)
    .set({ state, rejectionReason: reason, updatedAt: now })
    .where(eq(tutorProfiles.userId, userId))
    .returning();
  if (!row) throw new Error('The profile was not held');

  return row;
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
    .orderBy(asc(tutorProfiles.pendingSince), asc(tutorProfiles.userId))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorProfiles).where(matches);
  return { rows, total: counted?.total ?? 0 };
}
