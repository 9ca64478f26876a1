import type { CopyrightState, ProtectedKind } from '@akada/core/rights/rights.ts';
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Confirmations of the right to share a past paper. */
export const paperRights = pgTable('paper_rights', {
  id: uuid().primaryKey(),
  /** Null when the account was erased. */
  userId: uuid('user_id'),
  paperId: uuid('paper_id').notNull(),
  /** The version of the confirmed sentence. */
  words: smallint().notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
});

/** Shared things that were reported, one row each. */
export const copyrightCases = pgTable('copyright_cases', {
  id: uuid().primaryKey(),
  /** Null when the account was erased. */
  ownerId: uuid('owner_id'),
  kind: text().$type<ProtectedKind>().notNull(),
  /** As in `shares`, or the id of a set of a course. */
  subjectId: text('subject_id').notNull(),
  title: text().notNull(),
  /** The beginning of the content. */
  excerpt: text().notNull(),
  papers: uuid().array().notNull(),
  /** Only a set of a course has some. */
  questionIds: uuid('question_ids').array().notNull(),
  state: text().$type<CopyrightState>().notNull(),
  wasPutBack: boolean('was_put_back').notNull(),
  openedAt: instant('opened_at').notNull(),
  answer: text(),
  answeredAt: instant('answered_at'),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
});

export type CaseRow = typeof copyrightCases.$inferSelect;

export const copyrightReports = pgTable('copyright_reports', {
  id: uuid().primaryKey(),
  caseId: uuid('case_id').notNull(),
  /** The reporter; null when the account was erased. */
  userId: uuid('user_id'),
  holder: text().notNull(),
  contact: text().notNull(),
  comment: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
  /** Null until an administrator decides. */
  outcome: text().$type<'upheld' | 'turned_down'>(),
});

export type ReportRow = typeof copyrightReports.$inferSelect;
