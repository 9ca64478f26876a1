import type { CardShortfall } from '@akada/core/cards/card-shortfall.ts';
import type { GenerationFailure, GenerationKind } from '@akada/core/generation/generation-failure.ts';
import type {
  Difficulty,
  QuestionKind,
  QuestionScope,
  QuestionTypeChoice,
} from '@akada/core/generation/question-draft.ts';
import type { Shortfall } from '@akada/core/generation/shortfall.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { workColumns } from '../../platform/work/work-rows.ts';

export type GenerationStatus = 'queued' | 'running' | 'ready' | 'failed';

export const generations = pgTable('generations', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null for a set that was read from a file, which has its own title. */
  noteId: uuid('note_id'),
  title: text(),
  kind: text().$type<GenerationKind>().notNull(),
  status: text().$type<GenerationStatus>().notNull(),
  requested: integer().notNull(),
  made: integer().notNull(),
  /** The number of its questions that were replaced. */
  replaced: integer().notNull().default(0),
  /** Keys of further questions that its note allowed when the set was made; null if unknown. */
  spareAnswers: text('spare_answers').array(),
  courseName: text('course_name'),
  /** The form by which the name is compared; null until a worker has read an older text. */
  courseKey: text('course_key'),
  /** The course that the name identifies, among courses that the owner joined or teaches, now or earlier. */
  courseId: uuid('course_id'),
  focus: text().notNull(),
  firstPage: integer('first_page'),
  lastPage: integer('last_page'),
  /** None: all. */
  kinds: text().array().$type<QuestionKind[]>().notNull().default([]),
  difficulty: text().$type<Difficulty>().notNull().default('mixed'),
  /** Whether its questions may have no options. */
  types: text().$type<QuestionTypeChoice>().notNull().default('choice'),
  ...workColumns(),
  chargedPeriod: instant('charged_period'),
  shortfall: text().$type<Shortfall>(),
  /** The reason why there are fewer cards than requested. */
  cardShortfall: jsonb('card_shortfall').$type<CardShortfall>(),
  /** The language model that made all or part of the set; null if the engine made everything. */
  model: text(),
  /** The reason why the engine made everything or the rest; null if it only filled up. */
  offlineReason: text('offline_reason').$type<OfflineReason>(),
  byEngine: integer('by_engine').notNull().default(0),
  /** The parts of the note that the model has read, and all in scope; null if it was not asked. */
  partsRead: integer('parts_read'),
  partsTotal: integer('parts_total'),
  failureCode: text('failure_code').$type<GenerationFailure>(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type GenerationRow = typeof generations.$inferSelect;

/** The part of its note that a set covers. */
export function getScope({
  focus,
  firstPage,
  lastPage,
  kinds,
  difficulty,
  types,
}: Pick<
  GenerationRow,
  'focus' | 'firstPage' | 'lastPage' | 'kinds' | 'difficulty' | 'types'
>): QuestionScope {
  const pages = firstPage === null || lastPage === null ? null : { from: firstPage, to: lastPage };
  return { focus, pages, kinds, difficulty, types };
}
