import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import type { QuestionType } from '@akada/core/questions/bank-question.ts';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The content of a question when a person answered it. */
export const practiceQuestions = pgTable(
  'practice_questions',
  {
    userId: uuid('user_id').notNull(),
    questionId: uuid('question_id').notNull(),
    version: integer().notNull(),
    type: text().$type<QuestionType>().notNull(),
    stem: text().notNull(),
    options: text().array().notNull(),
    answerIndexes: smallint('answer_indexes').array().notNull(),
    body: jsonb().$type<QuestionBody>(),
    generationId: uuid('generation_id'),
    courseId: uuid('course_id'),
    noteId: uuid('note_id'),
    /** The subject of the sample paper. */
    subject: text(),
    topic: text(),
    topicKey: text('topic_key'),
  },
  ({ userId, questionId, version }) => [primaryKey({ columns: [userId, questionId, version] })],
);

export type PracticeQuestionRow = typeof practiceQuestions.$inferSelect;

/** Append-only. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    userId: uuid('user_id').notNull(),
    /** Made on the device. */
    id: uuid().notNull(),
    sittingId: uuid('sitting_id').notNull(),
    questionId: uuid('question_id').notNull(),
    version: integer().notNull(),
    /** Ascending; none of a type without options. */
    choices: smallint().array().notNull(),
    response: jsonb().$type<QuestionResponse>(),
    /** The student's own verdict about a slip of one letter; null if there was none. */
    remembered: boolean(),
    correct: boolean().notNull(),
    certainty: text().$type<PracticeAnswer['certainty']>(),
    hints: smallint().notNull(),
    tookMs: integer('took_ms').notNull(),
    usualMs: integer('usual_ms'),
    givenAt: instant('given_at').notNull(),
    localDay: date('local_day').notNull(),
    zone: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  ({ userId, id }) => [primaryKey({ columns: [userId, id] })],
);

export type PracticeAnswerRow = typeof practiceAnswers.$inferSelect;

/** The most recently given answer of each question. */
export const practiceOutcomes = pgTable(
  'practice_outcomes',
  {
    userId: uuid('user_id').notNull(),
    questionId: uuid('question_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    givenAt: instant('given_at').notNull(),
    correct: boolean().notNull(),
  },
  ({ userId, questionId }) => [primaryKey({ columns: [userId, questionId] })],
);

export const questionBookmarks = pgTable(
  'question_bookmarks',
  {
    userId: uuid('user_id').notNull(),
    questionId: uuid('question_id').notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  ({ userId, questionId }) => [primaryKey({ columns: [userId, questionId] })],
);
