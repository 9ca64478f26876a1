import { and, eq, gt, lte } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import type { Executor } from '../../platform/database/database.ts';

export const exportTickets = pgTable('export_tickets', {
  ticketHash: bytes('ticket_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

type TicketRow = typeof exportTickets.$inferSelect;

export async function insertTicket(executor: Executor, ticket: TicketRow): Promise<void> {
  await executor.insert(exportTickets).values(ticket);
}

export async function deleteExpiredTickets(executor: Executor, now: string): Promise<void> {
  await executor.delete(exportTickets).where(lte(exportTickets.expiresAt, now));
}

export async function findTicket(
  executor: Executor,
  ticketHash: Buffer,
  now: string,
): Promise<Pick<TicketRow, 'userId' | 'sessionId'> | null> {
  const [ticket] = await executor
    .select({ userId: exportTickets.userId, sessionId: exportTickets.sessionId })
    .from(exportTickets)
    .where(and(eq(exportTickets.ticketHash, ticketHash), gt(exportTickets.expiresAt, now)));
  return ticket ?? null;
}
