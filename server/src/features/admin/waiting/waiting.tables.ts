import type { CaseKind } from '@akada/contract/observers/waiting.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The administrators who have a case. Requests to support store their holder themselves. */
export const waitingClaims = pgTable('waiting_claims', {
  kind: text().$type<CaseKind>().notNull(),
  id: uuid().notNull(),
  adminId: uuid('admin_id').notNull(),
  heldUntil: instant('held_until').notNull(),
});
