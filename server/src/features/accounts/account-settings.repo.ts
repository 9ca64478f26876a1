import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type AccountRow, type SessionRow, sessions, users } from './accounts.tables.ts';

export async function findAccount(executor: Executor, userId: string): Promise<AccountRow> {
  const [account] = await executor.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error('The account is gone');

  return account;
}

/** @returns the account as it is now */
export async function updateAccount(
  executor: Executor,
  userId: string,
  change: Partial<Pick<AccountRow, 'fullName' | 'timeZone' | 'minimiseGamification'>>,
): Promise<AccountRow> {
  const [account] = await executor.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!account) throw new Error('The account is gone');

  return account;
}

export type LiveSession = Pick<SessionRow, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>;

/** @returns sessions that still open something, the latest use first */
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
