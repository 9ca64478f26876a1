import type { UsageKind } from '@akada/core/usage/limits.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

export const usageCounters = pgTable('usage_counters', {
  userId: uuid('user_id').notNull(),
  kind: text().$type<UsageKind>().notNull(),
  periodStart: instant('period_start').notNull(),
  used: integer().notNull(),
});
