import type { CardShortfall } from '@akada/core/cards/card-shortfall.ts';
import type { GenerationFailure, GenerationKind } from '@akada/core/generation/generation-failure.ts';
import type { Difficulty, QuestionKind, QuestionScope } from '@akada/core/generation/question-draft.ts';
import type { Shortfall } from '@akada/core/generation/shortfall.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { workColumns } from '../../platform/work/work-rows.ts';

export type GenerationStatus = 'queued' | 'running' | 'ready' | 'failed';

export const generations = pgTable('generations', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null for a set that was read from a file, which has a title of its own. */
  noteId: uuid('note_id'),
  title: text(),
  kind: text().$type<GenerationKind>().notNull(),
  status: text().$type<GenerationStatus>().notNull(),
  requested: integer().notNull(),
  made: integer().notNull(),
  /** How many of its questions were replaced. */
  replaced: integer().notNull().default(0),
  /** Keys of what else its note could be asked when it was made; null where that is not known. */
  spareAnswers: text('spare_answers').array(),
  courseName: text('course_name'),
  /** The form by which the name is compared; null until a worker has read a text of before. */
  courseKey: text('course_key'),
  /** The course that the name stands for, as its owner is or was in it. */
  courseId: uuid('course_id'),
  focus: text().notNull(),
  firstPage: integer('first_page'),
  lastPage: integer('last_page'),
  /** None: all. */
  kinds: text().array().$type<QuestionKind[]>().notNull().default([]),
  difficulty: text().$type<Difficulty>().notNull().default('mixed'),
  ...workColumns(),
  chargedPeriod: instant('charged_period'),
  shortfall: text().$type<Shortfall>(),
  /** Of cards: why there are fewer than were asked for. */
  cardShortfall: jsonb('card_shortfall').$type<CardShortfall>(),
  /** The language model that made it or part of it; null where the engine made all. */
  model: text(),
  /** Why the engine made all or the rest; null where it only filled up. */
  offlineReason: text('offline_reason').$type<OfflineReason>(),
  byEngine: integer('by_engine').notNull().default(0),
  failureCode: text('failure_code').$type<GenerationFailure>(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type GenerationRow = typeof generations.$inferSelect;

/** What of its note a set is about. */
export function scopeOf({
  focus,
  firstPage,
  lastPage,
  kinds,
  difficulty,
}: Pick<GenerationRow, 'focus' | 'firstPage' | 'lastPage' | 'kinds' | 'difficulty'>): QuestionScope {
  const pages = firstPage === null || lastPage === null ? null : { from: firstPage, to: lastPage };
  return { focus, pages, kinds, difficulty };
}
