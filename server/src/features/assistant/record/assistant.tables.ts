import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { Citation } from '@akada/contract/work/assistant.ts';
import type {
  AnswerCheck,
  AnswerMaker,
  AnswerState,
  HelpStep,
  threadKinds,
} from '@akada/core/assistant/assistant-rules.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

export const threads = pgTable('assistant_threads', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<(typeof threadKinds)[number]>().notNull(),
  title: text().notNull(),
  noteId: uuid('note_id'),
  practisedId: uuid('practised_id'),
  practisedVersion: integer('practised_version'),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  ...undoColumns(),
});

export type ThreadRow = typeof threads.$inferSelect;

export const askedQuestions = pgTable('assistant_questions', {
  id: uuid().primaryKey(),
  threadId: uuid('thread_id').notNull(),
  userId: uuid('user_id').notNull(),
  parentId: uuid('parent_id'),
  noteId: uuid('note_id'),
  text: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export type AskedRow = typeof askedQuestions.$inferSelect;

/** The number of a passage in its conversation. */
export interface NumberedPassage {
  number: number;
  note_id: string;
  page: number;
  /** The first words of the passage, because a page has several passages. */
  begins: string;
}

export const answers = pgTable('assistant_answers', {
  id: uuid().primaryKey(),
  questionId: uuid('question_id').notNull(),
  threadId: uuid('thread_id').notNull(),
  userId: uuid('user_id').notNull(),
  version: integer().notNull(),
  state: text().$type<AnswerState>().notNull(),
  text: text().notNull().default(''),
  content: jsonb().$type<ContentTree>(),
  contentVersion: integer('content_version').notNull().default(0),
  madeBy: text('made_by').$type<AnswerMaker>().notNull(),
  model: text(),
  offlineReason: text('offline_reason').$type<OfflineReason>(),
  covered: boolean(),
  /** The check of its marks; null for an answer without notes. */
  checkedBy: text('checked_by').$type<AnswerCheck>(),
  citations: jsonb().$type<Citation[]>().notNull().default([]),
  offered: jsonb().$type<NumberedPassage[]>().notNull().default([]),
  practisedId: uuid('practised_id'),
  step: smallint().$type<HelpStep>(),
  struck: smallint().array().notNull().default([]),
  error: text(),
  stopWanted: boolean('stop_wanted').notNull().default(false),
  aliveUntil: instant('alive_until'),
  followedAt: instant('followed_at'),
  createdAt: instant('created_at').notNull(),
});

export type AnswerRow = typeof answers.$inferSelect;
