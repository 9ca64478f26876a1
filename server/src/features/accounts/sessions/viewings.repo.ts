import { and, eq, getTableColumns, gt, isNull, ne } from 'drizzle-orm';
import { alias, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { PresentedAccount } from '../account/account.present.ts';
import { users } from '../account/account.tables.ts';
import { sessions } from './sessions.repo.ts';

export const viewings = pgTable('viewings', {
  id: uuid().primaryKey(),
  /** Null once the administrator's account is erased. */
  adminId: uuid('admin_id'),
  /** The administrator's session: the viewing ends with it. */
  sessionId: uuid('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  reason: text().notNull(),
  startedAt: instant('started_at').notNull(),
  until: instant().notNull(),
  endedAt: instant('ended_at'),
});

export type ViewingRow = typeof viewings.$inferSelect;

const admins = alias(users, 'admins');

export async function insertViewing(executor: Executor, row: Omit<ViewingRow, 'endedAt'>): Promise<void> {
  await executor.insert(viewings).values(row);
}

/** @returns a viewing that was not ended by anybody, and the account as it is now */
export async function findOpenViewing(
  executor: Executor,
  { id, userId }: Pick<ViewingRow, 'id' | 'userId'>,
  now: string,
): Promise<{ viewing: ViewingRow & { adminId: string }; account: PresentedAccount } | null> {
  const [row] = await executor
    .select({
      viewing: { ...getTableColumns(viewings), adminId: admins.id },
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
      },
    })
    .from(viewings)
    .innerJoin(users, eq(users.id, viewings.userId))
    .innerJoin(admins, eq(admins.id, viewings.adminId))
    .innerJoin(sessions, eq(sessions.id, viewings.sessionId))
    .where(
      and(
        eq(viewings.id, id),
        eq(viewings.userId, userId),
        isNull(viewings.endedAt),
        gt(viewings.until, now),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(admins.role, 'admin'),
        isNull(admins.deactivatedAt),
        ne(users.role, 'admin'),
        isNull(users.deactivatedAt),
        isNull(users.deletionDueAt),
      ),
    );
  return row ?? null;
}

/** @returns the viewing, null when it had ended before */
export async function endViewing(executor: Executor, id: string, now: string): Promise<ViewingRow | null> {
  const [ended] = await executor
    .update(viewings)
    .set({ endedAt: now })
    .where(and(eq(viewings.id, id), isNull(viewings.endedAt), gt(viewings.until, now)))
    .returning();
  return ended ?? null;
}

/** Ends every viewing of an account that is closed, so that none continues when the account is opened again. */
export async function endAccountViewings(executor: Executor, userId: string, now: string): Promise<void> {
  await executor
    .update(viewings)
    .set({ endedAt: now })
    .where(and(eq(viewings.userId, userId), isNull(viewings.endedAt)));
}
