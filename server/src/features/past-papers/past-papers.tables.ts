import type { PaperBody } from '@akada/core/papers/paper.ts';
import type { OmittedText, PrintedQuestion } from '@akada/core/papers/printed-paper.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

/** The fields of a heading that a student can correct. */
export type HeadingField = 'body' | 'year' | 'subject' | 'topic';

export const pastPapers = pgTable('past_papers', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  noteId: uuid('note_id').notNull(),
  /** The note that holds its answers; null if there is none. */
  answersNoteId: uuid('answers_note_id'),
  /** A digest of the texts that it was read from, and the version of the reader. */
  textVersion: text('text_version').notNull(),
  body: text().$type<PaperBody>(),
  year: text(),
  subject: text(),
  topic: text('topic_words'),
  minutes: integer(),
  corrected: text().array().$type<HeadingField[]>().notNull().default([]),
  omitted: jsonb().$type<OmittedText[]>().notNull(),
  /** The set that was made of it, which may be deleted. */
  setId: uuid('set_id'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  ...undoColumns(),
});

export const pastPaperQuestions = pgTable(
  'past_paper_questions',
  {
    paperId: uuid('paper_id').notNull(),
    position: smallint().notNull(),
    printed: jsonb().$type<PrintedQuestion>().notNull(),
    /** Null while it is as printed; the same for the options. */
    stem: text(),
    options: text().array(),
    /** Indexes of the right options, ascending; empty without a key. */
    key: smallint().array().notNull().default([]),
    /** The answer in words of a question without options; empty if there is none. */
    answer: text().notNull().default(''),
    /** `person` also if the student took the printed key away. */
    keyGiver: text('key_from').$type<'paper' | 'person'>(),
    isExcluded: boolean('left_out').notNull().default(false),
    /** The question that was made of it, which may be deleted. */
    questionId: uuid('question_id'),
    /** The words of the student; null if the section or the paper names the topic. */
    topic: text('topic_words'),
    /** The topic that the title of its section names. */
    sectionTopic: text('section_words'),
    /** True if it can join the set. */
    isReady: boolean('ready').notNull().default(false),
  },
  ({ paperId, position }) => [primaryKey({ columns: [paperId, position] })],
);

export type PaperRow = typeof pastPapers.$inferSelect;
export type PaperQuestionRow = typeof pastPaperQuestions.$inferSelect;

/** Columns that follow from the content of a question, so that the database can count by them. */
export type DerivedColumns = Pick<PaperQuestionRow, 'sectionTopic' | 'isReady'>;
