import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type AccountRow, type SessionRow, sessions, users } from './accounts.tables.ts';
import { secondFactors } from './second-factor.tables.ts';

const { passwordHash: _, ...accountColumns } = getTableColumns(users);

/** A session with the account it stands for, as every request needs them. */
export interface SignedIn {
  account: Omit<AccountRow, 'passwordHash'>;
  expiresAt: string;
  revokedAt: string | null;
  /** Null without a second factor that counts. */
  secondFactorSince: string | null;
}

/** Every request of a signed-in person runs this, so it is one statement and prepared once. */
export function prepareSessionQueries({ db }: Pick<Database, 'db'>) {
  const signedIn = db
    .select({
      account: accountColumns,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      secondFactorSince: secondFactors.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId'))))
    .prepare('accounts.signed_in');

  return {
    async findSignedIn(sessionId: string, userId: string): Promise<SignedIn | null> {
      const [row] = await signedIn.execute({ sessionId, userId });
      return row ?? null;
    },
  };
}

/** @returns false when there is, or was, a session of this id */
export async function insertSession(
  executor: Executor,
  session: Omit<SessionRow, 'previousTokenHash' | 'revokedAt'>,
): Promise<boolean> {
  const inserted = await executor
    .insert(sessions)
    .values(session)
    .onConflictDoNothing()
    .returning({ id: sessions.id });
  return inserted.length > 0;
}

/** @returns the session, and whether its account is deactivated */
export async function findSession(
  executor: Executor,
  id: string,
): Promise<{ session: SessionRow; deactivatedAt: string | null } | null> {
  const [row] = await executor
    .select({ session: getTableColumns(sessions), deactivatedAt: users.deactivatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return row ?? null;
}

export interface Rotation {
  id: string;
  /** Hash of the token that was presented: only while it is the current one, anything happens. */
  from: Buffer;
  to: Buffer;
  now: string;
  expiresAt: string;
}

/** @returns false when the token was not the current one any more */
export async function rotateToken(
  executor: Executor,
  { id, from, to, now, expiresAt }: Rotation,
): Promise<boolean> {
  const rotated = await executor
    .update(sessions)
    .set({ tokenHash: to, previousTokenHash: from, rotatedAt: now, lastUsedAt: now, expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, from), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rotated.length > 0;
}

/** Ends a session, if it is the user's own. @returns false when there was nothing left to end */
export async function revokeSession(
  executor: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  now: string,
): Promise<boolean> {
  const revoked = await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (revoked.length > 0) await tellReaders(executor, userId);
  return revoked.length > 0;
}

export async function isRevoked(executor: Executor, id: string): Promise<boolean> {
  const [session] = await executor
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return session === undefined || session.revokedAt !== null;
}

/** Streams that a session opened end with it: each looks again at whether its own is over. */
export function tellReaders(executor: Executor, userId: string): Promise<void> {
  return publishHint(executor, userId, { topic: 'account', id: null });
}

/** @returns whether the browser that holds the cookie ever had a session of the account */
export async function wasBoundTo(executor: Executor, userId: string, bindingHash: Buffer): Promise<boolean> {
  const [session] = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.bindingHash, bindingHash)))
    .limit(1);
  return session !== undefined;
}

export async function revokeAllSessions(executor: Executor, userId: string, now: string): Promise<void> {
  await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  await tellReaders(executor, userId);
}

/** A session that ended by itself or was ended. */
export async function deleteSessionsEndedBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)));
}
