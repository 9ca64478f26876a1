import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

/**
 * What a write changed, as it was and as it is. Null before something that there was not. Neither an address nor a
 * secret is told.
 */
export interface AuditChange {
  before: AuditState | null;
  after: AuditState;
}

type AuditState = Readonly<Record<string, string | boolean | null>>;

export const adminAudit = pgTable('admin_audit', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  targetId: uuid('target_id').notNull(),
  action: text().notNull(),
  /** Empty once the person whom it is about is erased. */
  facts: jsonb().$type<AuditChange | Record<string, never>>().notNull(),
  createdAt: instant('created_at').notNull(),
});
