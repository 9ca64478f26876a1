import type {
  PresentedBody,
  QuestionBody,
  QuestionResponse,
} from '@akada/contract/material/question-bodies.ts';
import type { AskedContent, QuestionContent } from '@akada/contract/material/questions.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { ExamKind, ExamSource } from '@akada/contract/work/exam-order.ts';
import type { Accepted } from '@akada/core/exams/key-change.ts';
import type { Marking } from '@akada/core/exams/marking.ts';
import type { EssayMarks } from '@akada/core/question-types/essay/essay-marks.ts';
import type { Markup, QuestionType } from '@akada/core/questions/bank-question.ts';
import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** A part of the paper. */
export interface StoredSection {
  title: string;
  /** The requested number of questions. */
  wanted: number;
}

/** Marks that a person gave to an essay. */
export interface GivenMarks extends EssayMarks {
  /** Raised by each change; 1 is the first one. */
  version: number;
  /** ISO time. */
  marked_at: string;
}

export const exams = pgTable('exams', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<ExamKind>().notNull().default('mock'),
  title: text().notNull(),
  /** The kind of the source; null for a selection from several sets, and its key is null then too. */
  sourceKind: text('source_kind').$type<ExamSource['kind']>(),
  /** Id of the set or course, or name of the subject. */
  sourceKey: text('source_key'),
  /** Which one of this student it is at an exam of a tutor: a number is sat once. */
  attempt: smallint(),
  /** Draws the questions and the order of their options. It never leaves the server: who knows it can undo that order. */
  seed: uuid().notNull(),
  marking: jsonb().$type<Marking>().notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  extraPercent: smallint('extra_percent').notNull().default(0),
  startedAt: instant('started_at').notNull(),
  deadlineAt: instant('deadline_at').notNull(),
  mayPause: boolean('may_pause').notNull().default(false),
  awayMs: integer('away_ms').notNull().default(0),
  /** The latest that the deadline can become. */
  closesAt: instant('closes_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** Pages that showed it, two at most. */
  viewIds: uuid('view_ids').array().notNull().default([]),
  /** The requested number of questions. */
  wanted: smallint().notNull(),
  sections: jsonb().$type<StoredSection[]>().notNull().default([]),
  finishedAt: instant('finished_at'),
  /** The account's time zone when the exam ended. */
  zone: text(),
  finishedBy: text('finished_by').$type<'submit' | 'deadline'>(),
  correct: integer(),
  answered: integer(),
  score: doublePrecision(),
  maxScore: doublePrecision('max_score'),
  /** Answered essays without marks, once the exam has ended. */
  waitingCount: smallint('waiting').notNull().default(0),
});

/** Columns that differ between exams: the order of the options, the answer, the accepted keys. */
const itemColumns = {
  examId: uuid('exam_id').notNull(),
  questionId: uuid('question_id').notNull(),
  /** The text that was asked; exams that ask the same version of a question share it. */
  textId: uuid('text_id').notNull(),
  position: integer().notNull(),
  type: text().$type<QuestionType>().notNull().default('single'),
  /** Null if the question was not made from a note; the quote is null then too. */
  noteId: uuid('note_id'),
  optionCount: smallint('option_count').notNull(),
  /** Places of options as the student sees them, like every index of an option in this row. */
  answerIndexes: smallint('answer_indexes').array().notNull(),
  /** The part of the body that the student sees. */
  presented: jsonb().$type<PresentedBody>(),
  /** The options that count as right since the key was changed; null while the copied key applies. */
  accepted: jsonb().$type<Accepted>(),
  /** For each place, the index of its option in the question; null if the options keep the question's order. */
  optionOrder: smallint('option_order').array(),
  /** The version of the question that was asked; null for exams from before versions were recorded. */
  questionVersion: integer('question_version'),
  passageId: uuid('passage_id'),
  /** Index of the exam's section. */
  section: smallint(),
  topic: text(),
  /** Ascending; null while unanswered. */
  choices: smallint().array(),
  /** The answer to a type without options; null while unanswered. */
  response: jsonb().$type<QuestionResponse>(),
  /** Null until a person marked the essay. */
  givenMarks: jsonb('given_marks').$type<GivenMarks>(),
  /** Null without marks, and once that account was deleted. */
  markedBy: uuid('marked_by'),
  flagged: boolean().notNull().default(false),
  tookMs: integer('took_ms').notNull().default(0),
  sequence: integer().notNull().default(0),
  answeredAt: instant('answered_at'),
};

/** Columns with the text of a question as it stood when exams began. */
const textColumns = {
  stem: text().notNull(),
  options: text().array().notNull(),
  /** The content of a type without options, with its key. */
  body: jsonb().$type<QuestionBody>(),
  /** A hash of the visible part of the body, in whatever order. */
  bodyForm: text('body_form'),
  explanation: text().notNull(),
  feedback: text().array().notNull().default([]),
  markup: text().$type<Markup>().notNull().default('plain'),
  sourcePage: integer('source_page'),
  sourceSection: text('source_section'),
  sourceQuote: text('source_quote'),
  /** The content of the question. */
  content: jsonb().$type<AskedContent>(),
  answerContent: jsonb('answer_content').$type<Pick<QuestionContent, 'explanation' | 'quote' | 'feedback'>>(),
  contentVersion: integer('content_version').notNull().default(0),
};

export const examItems = pgTable('exam_items', itemColumns);

/** Options are in the question's own order. A trigger deletes a text with the last exam that asked it. */
export const paperTexts = pgTable('paper_texts', {
  questionId: uuid('question_id').notNull(),
  id: uuid().notNull(),
  ...textColumns,
});

/** A view that is only read: both tables, with options in the order in which the student sees them. */
export const examQuestions = pgTable('exam_questions', { ...itemColumns, ...textColumns });

/** Passages as they stood when the exam began. */
export const examPassages = pgTable('exam_passages', {
  examId: uuid('exam_id').notNull(),
  passageId: uuid('passage_id').notNull(),
  title: text().notNull(),
  text: text().notNull(),
  markup: text().$type<Markup>().notNull(),
  content: jsonb().$type<ContentTree>(),
  contentVersion: integer('content_version').notNull().default(0),
});

export type ExamRow = typeof exams.$inferSelect;
/** A question of an exam as its student sees it. */
export type ExamItemRow = typeof examQuestions.$inferSelect;
export type PaperTextRow = typeof paperTexts.$inferSelect;

/** The saved fields of an answer. */
export type AnswerState = Pick<ExamItemRow, 'choices' | 'response' | 'flagged' | 'tookMs' | 'sequence'>;

export type ExamPassageRow = typeof examPassages.$inferSelect;
