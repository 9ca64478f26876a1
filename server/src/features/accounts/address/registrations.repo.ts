import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from '../account/account.tables.ts';
import { oneTimeTokens } from '../tokens/one-time-tokens.repo.ts';

/** Registrations after the first one of an unconfirmed address. */
export const registrations = pgTable('registrations', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  invitationToken: text('invitation_token'),
  createdAt: instant('created_at').notNull(),
});

export type RegistrationRow = typeof registrations.$inferSelect;

/**
 * Inserts nothing for a confirmed address, and nothing for the registration that made the account. The statement is the
 * same for every address.
 * @param madeId the account id that the registration chose; the address may have had an account
 */
export async function insertRegistration(
  executor: Executor,
  { id, userId, fullName, passwordHash, invitationToken, createdAt }: RegistrationRow,
  madeId: string,
): Promise<void> {
  await executor.execute(sql`
    INSERT INTO ${registrations} (id, user_id, full_name, password_hash, invitation_token, created_at)
    SELECT ${id}, id, ${fullName}, ${passwordHash}, ${invitationToken}, ${createdAt}
    FROM ${users} WHERE id = ${userId} AND id <> ${madeId} AND email_verified_at IS NULL`);
}

export async function findRegistration(executor: Executor, id: string): Promise<RegistrationRow | null> {
  const [registration] = await executor.select().from(registrations).where(eq(registrations.id, id));
  return registration ?? null;
}

/** @returns whether an unconfirmed address was registered more than once */
export async function hasMoreRegistrations(executor: Executor, userId: string): Promise<boolean> {
  const [found] = await executor
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .limit(1);
  return found !== undefined;
}

/** Deletes the registrations after the first, with their unused links. A used link stays: it may be opened again. */
export async function deleteRegistrations(executor: Executor, userId: string): Promise<void> {
  await executor
    .update(oneTimeTokens)
    .set({ registrationId: null })
    .where(and(eq(oneTimeTokens.userId, userId), isNotNull(oneTimeTokens.usedAt)));
  await executor.delete(registrations).where(eq(registrations.userId, userId));
}
