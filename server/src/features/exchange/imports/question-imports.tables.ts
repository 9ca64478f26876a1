import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import type { ImportFormat } from '@akada/core/questions/file-formats.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/** Imported files of questions, finished or in progress, with their results. */
export const questionImports = pgTable('question_imports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull(),
  filename: text().notNull(),
  /** Null until it is found out. */
  format: text().$type<ImportFormat>(),
  target: text().$type<'bank' | 'set'>().notNull(),
  courseId: uuid('course_id'),
  dryRun: boolean('dry_run').notNull(),
  /** Null once the file is not needed any more. */
  storageKey: text('storage_key'),
  found: integer().notNull().default(0),
  imported: integer().notNull().default(0),
  duplicates: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  errors: jsonb().$type<ImportRemark[]>().notNull().default([]),
  warnings: jsonb().$type<ImportRemark[]>().notNull().default([]),
  /** The set that was made; null if none was made, and for a bank. */
  setId: uuid('set_id'),
  ...workColumns(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type ImportRow = typeof questionImports.$inferSelect;

/** An import whose file is still there. */
export type ImportToRead = ImportRow & { storageKey: string };
