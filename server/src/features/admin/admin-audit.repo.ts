import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/timestamp.ts';

const adminAudit = pgTable('admin_audit', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  targetId: uuid('target_id').notNull(),
  action: text().notNull(),
  facts: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** With the change that it tells of, or not at all. */
export async function insertAudit(tx: Transaction, row: typeof adminAudit.$inferInsert): Promise<void> {
  await tx.insert(adminAudit).values(row);
}
