import type { Card } from '@akada/contract/material/cards.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { CardKind, CardState } from '@akada/core/cards/card-rules.ts';
import type { Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

/** Content trees of both sides; null for a side that is a plain paragraph. */
export interface CardContent {
  front: ContentTree | null;
  back: ContentTree | null;
}

/** The texts of a card before an import changed it. */
export interface TextsBeforeImport {
  kind: CardKind;
  front: string;
  back: string;
  occlusion: Occlusion | null;
  typed: boolean;
  content: CardContent | null;
  contentVersion: number;
  foreignChangedAt: string | null;
  changedAt: string;
  /** The import that had added the card; null if another import changed it since, or its owner wrote it. */
  addedBy: string | null;
}

export const cards = pgTable('cards', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<CardKind>().notNull(),
  front: text().notNull(),
  back: text().notNull(),
  content: jsonb().$type<CardContent>(),
  contentVersion: integer('content_version').notNull(),
  /** Set exactly if its kind is `occlusion`. */
  occlusion: jsonb().$type<Occlusion>(),
  typed: boolean().notNull().default(false),
  tags: text().array().notNull().default([]),
  flag: smallint().notNull().default(0),
  /** A tidy path; null for none. */
  deck: text(),
  state: text().$type<CardState>().notNull(),
  suspended: boolean().notNull().default(false),
  buriedUntil: date('buried_until'),
  courseName: text('course_name'),
  courseKey: text('course_key'),
  courseId: uuid('course_id'),
  noteId: uuid('note_id'),
  generationId: uuid('generation_id'),
  /** The question that it was made of: while an exam holds it, the card is not there. */
  questionId: uuid('question_id'),
  /** The id of an imported card: the id of its note, and the number of its template. */
  foreignId: text('foreign_id'),
  /** When the imported note was last changed where it came from. */
  foreignChangedAt: instant('foreign_changed_at'),
  /** The import that added or last changed the card. */
  importId: uuid('import_id'),
  /** The version of the card after the import. */
  importVersion: integer('import_version'),
  /** Null if the import added the card. */
  beforeImport: jsonb('before_import').$type<TextsBeforeImport>(),
  /** Null if its owner wrote it. */
  madeBy: text('made_by').$type<Card['made_by']>(),
  position: integer().notNull().default(0),
  sourcePage: integer('source_page'),
  sourceQuote: text('source_quote'),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  ...undoColumns(),
});

export type CardRow = typeof cards.$inferSelect;

/** Faces of cards. The id of a face is also the id of its item in memory. */
export const cardFaces = pgTable('card_faces', {
  id: uuid().primaryKey(),
  cardId: uuid('card_id').notNull(),
  userId: uuid('user_id').notNull(),
  ordinal: smallint().notNull(),
  met: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export type CardFaceRow = typeof cardFaces.$inferSelect;

export const cardSettings = pgTable('card_settings', {
  userId: uuid('user_id').primaryKey(),
  newPerDay: integer('new_per_day').notNull(),
  reviewsPerDay: integer('reviews_per_day').notNull(),
  retention: smallint().notNull(),
  buttons: smallint().$type<2 | 4>().notNull(),
  typedAnswers: boolean('typed_answers').notNull(),
  ownMemory: boolean('own_memory').notNull(),
});
