import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { PresentedAccount } from '../account/account.present.ts';
import { type AccountRow, users } from '../account/account.tables.ts';
import { secondFactors } from '../second-factor/second-factor.repo.ts';

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  previousTokenHash: bytes('previous_token_hash'),
  rotatedAt: instant('rotated_at').notNull(),
  bindingHash: bytes('binding_hash'),
  device: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export type SessionRow = typeof sessions.$inferSelect;

/** A session with its account, as every request needs them. */
export interface SignedIn {
  account: PresentedAccount & Pick<AccountRow, 'deactivatedAt'>;
  expiresAt: string;
  revokedAt: string | null;
  /** True if an administrator has a confirmed second factor; false for every other role, which needs none. */
  hasSecondFactor: boolean;
}

/**
 * Every request with a token runs the first, so it is one statement and prepared once. The second is only for
 * administrators: as a part of the first it cost everybody time, because PostgreSQL sets up parts that it
 * then does not run.
 */
export function prepareSessionQueries({ shared }: Pick<Database, 'shared'>) {
  const signedIn = shared
    .select({
      account: {
        id: users.id,
        email: users.email,
        fullName: users.fullName,
        role: users.role,
        profileCompleted: users.profileCompleted,
        emailVerifiedAt: users.emailVerifiedAt,
        profilePictureUrl: users.profilePictureUrl,
        subscriptionPlan: users.subscriptionPlan,
        premiumUntil: users.premiumUntil,
        createdAt: users.createdAt,
        deactivatedAt: users.deactivatedAt,
      },
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId'))))
    .prepare('accounts.signed_in');
  const confirmedFactor = shared
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, sql.placeholder('userId')), isNotNull(secondFactors.confirmedAt)))
    .prepare('accounts.confirmed_factor');

  return {
    async findSignedIn(sessionId: string, userId: string): Promise<SignedIn | null> {
      const [row] = await signedIn.execute({ sessionId, userId });
      if (!row) return null;

      const factors = row.account.role === 'admin' ? await confirmedFactor.execute({ userId }) : [];
      return { ...row, hasSecondFactor: factors.length > 0 };
    },
  };
}

/** @returns false when a session with this id exists, ended or not */
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
  /** Hash of the presented token. The rotation happens only while it is the current one. */
  from: Buffer;
  to: Buffer;
  now: string;
  expiresAt: string;
}

/** @returns false when the token was replaced before */
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

/** Ends a session of the user. @returns false when it had ended before, or is another user's */
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
  if (revoked.length > 0) await notifyStreams(executor, userId);
  return revoked.length > 0;
}

export type LiveSession = Pick<SessionRow, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>;

/** @returns sessions that have not ended, the latest use first */
export function findLiveSessions(executor: Executor, userId: string, now: string): Promise<LiveSession[]> {
  return executor
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** @returns whether the session is the user's, ended or not */
export async function ownsSession(executor: Executor, userId: string, id: string): Promise<boolean> {
  const [session] = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return session !== undefined;
}

/** Event streams end with their session: on this hint each stream checks its own. */
export function notifyStreams(executor: Executor, userId: string): Promise<void> {
  return publishHint(executor, userId, { topic: 'account', id: null });
}

/** @returns whether the browser with this cookie ever had a session of the account */
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
  await notifyStreams(executor, userId);
}

/** Deletes expired and revoked sessions. */
export async function deleteSessionsEndedBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)));
}

/** @returns the time of the last sign-in; null if no sign-in is stored any more */
export async function getLastSignIn(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}
