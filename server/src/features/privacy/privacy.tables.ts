import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytes.ts';
import { instant } from '../../platform/database/timestamp.ts';

export const exportTickets = pgTable('export_tickets', {
  ticketHash: bytes('ticket_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
