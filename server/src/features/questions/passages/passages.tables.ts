import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { Markup } from '@akada/core/questions/bank-question.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

/** Texts that several questions share. */
export const passages = pgTable('question_passages', {
  id: uuid().primaryKey(),
  /** Null for passages that come with the product. */
  userId: uuid('user_id'),
  isSample: boolean('is_sample').notNull().default(false),
  title: text().notNull(),
  text: text().notNull(),
  markup: text().$type<Markup>().notNull().default('markdown'),
  /** The rendered text; null if the string is enough. */
  content: jsonb().$type<ContentTree>(),
  contentVersion: integer('content_version').notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  ...undoColumns(),
});

export type PassageRow = typeof passages.$inferSelect;
