import type { PrintedPaper } from '@akada/core/papers/printed-paper.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/** Papers of tutors, and the files that wait to be read. */
export const paperImports = pgTable('paper_imports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull(),
  filename: text().notNull(),
  answersFilename: text('answers_filename'),
  /** The paper, or its answers if the document is there; null if nothing waits. */
  storageKey: text('storage_key'),
  pagesDone: integer('pages_done').notNull().default(0),
  pagesTotal: integer('pages_total').notNull().default(0),
  failure: text(),
  document: jsonb().$type<StudyDocument>(),
  /** At most as many questions as a paper holds. */
  printed: jsonb().$type<PrintedPaper>(),
  rightsConfirmedAt: instant('rights_confirmed_at'),
  /** Positions of the questions that joined the bank. */
  imported: smallint().array().notNull().default([]),
  ...workColumns(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type PaperImportRow = typeof paperImports.$inferSelect;

/** A paper whose file waits to be read. */
export type PaperToRead = PaperImportRow & { storageKey: string };
