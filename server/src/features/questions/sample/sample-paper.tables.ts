import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** One row, once an administrator has installed or removed the paper. */
export const samplePaper = pgTable('sample_paper', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Digest of the complete paper; null while it is removed. */
  digest: text(),
  /** The highest version of a question when the paper was removed. */
  lastVersion: integer('last_version').notNull().default(0),
  removedAt: instant('removed_at'),
});

export type SampleState = typeof samplePaper.$inferSelect;
