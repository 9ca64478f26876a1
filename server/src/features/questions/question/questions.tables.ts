import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { AskedContent, Question, QuestionContent } from '@akada/contract/material/questions.ts';
import type { ModelCheck } from '@akada/core/generation/gate/gate-words.ts';
import type { GateFault } from '@akada/core/generation/gate/item-gate.ts';
import type { QuestionKind } from '@akada/core/generation/question-draft.ts';
import type {
  BankDifficulty,
  BankStatus,
  Markup,
  QuestionSourceKind,
  QuestionType,
} from '@akada/core/questions/bank-question.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

/** The rendered explanation of the answer. */
export type AnswerContent = Pick<QuestionContent, 'explanation' | 'quote' | 'feedback'>;

/** The content and place of a question, which each of its versions keeps. */
const getContentColumns = () => ({
  type: text().$type<QuestionType>().notNull().default('single'),
  stem: text().notNull(),
  options: text().array().notNull(),
  /** Null if several may be right, and in a draft without a key. */
  answerIndex: smallint('answer_index'),
  /** Ascending; null unless several options of the question may be right. */
  answerIndexes: smallint('answer_indexes').array(),
  /** The content of a type without options, with its key; null for the others. */
  body: jsonb().$type<QuestionBody>(),
  explanation: text().notNull(),
  /** Empty, or one for each option. */
  feedback: text().array().notNull().default([]),
  markup: text().$type<Markup>().notNull().default('plain'),
  courseId: uuid('course_id'),
  topic: text(),
  subject: text(),
  difficulty: text().$type<BankDifficulty>(),
  tags: text().array().notNull().default([]),
  status: text().$type<BankStatus>().notNull().default('published'),
  passageId: uuid('passage_id'),
});

export const questions = pgTable('questions', {
  id: uuid().primaryKey(),
  /** Null for questions that come with the product. */
  userId: uuid('user_id'),
  isSample: boolean('is_sample').notNull().default(false),
  source: text().$type<QuestionSourceKind>().notNull().default('generation'),
  /** The set that it is of; null in the bank. */
  generationId: uuid('generation_id'),
  noteId: uuid('note_id'),
  position: integer().notNull(),
  kind: text().$type<QuestionKind>().default('term'),
  ...getContentColumns(),
  /** The form by which topics are compared. */
  topicKey: text('topic_key'),
  sourcePage: integer('source_page'),
  sourceSection: text('source_section'),
  sourceQuote: text('source_quote'),
  contentHash: text('content_hash'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at'),
  /** Trees of the stem, the options, and the texts that a running exam does not show; null if no text has a tree. */
  content: jsonb().$type<AskedContent>(),
  answerContent: jsonb('answer_content').$type<AnswerContent>(),
  contentVersion: integer('content_version').notNull().default(0),
  version: integer().notNull().default(1),
  origin: text().$type<Question['origin']>().notNull().default('generated'),
  /** Faults of a question that its owner kept against the gate; otherwise empty. */
  faults: text().array().$type<GateFault[]>().notNull().default([]),
  /** True if a language model wrote it, and a second one solved it without seeing the key. */
  byModel: boolean('by_model').notNull().default(false),
  modelChecks: text('model_checks').array().$type<ModelCheck[]>().notNull().default([]),
  engineVersion: integer('engine_version').notNull().default(0),
  /** 0, or the number of the replacement in its set: questions of one position are in this order. */
  replacement: integer().notNull().default(0),
  ...undoColumns(),
});

/** The content of a question before each of its changes. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: uuid('question_id').notNull(),
    version: integer().notNull(),
    origin: text().$type<Question['origin']>().notNull(),
    ...getContentColumns(),
    replacedAt: instant('replaced_at').notNull(),
  },
  ({ questionId, version }) => [primaryKey({ columns: [questionId, version] })],
);

/** Any question: of a set, of a bank, or of the sample. */
export type StoredQuestion = typeof questions.$inferSelect;

/** A question of a bank or of the sample. */
export type BankRow = StoredQuestion & { generationId: null; changedAt: string };

/** A question of a set. */
export type QuestionRow = StoredQuestion & { userId: string; generationId: string };

/** A question with options that was made of a note, in a set of such. */
export type NoteQuestion = QuestionRow & {
  noteId: string;
  kind: QuestionKind;
  answerIndex: number;
  sourcePage: number;
  sourceQuote: string;
};

/** @returns whether it is of a set, as every list and call of students wants it */
export function isOfSet(row: StoredQuestion): row is QuestionRow {
  return row.userId !== null && row.generationId !== null;
}

/** @returns whether it is of a bank or of the sample */
export function isOfBank(row: StoredQuestion): row is BankRow {
  return row.generationId === null && row.changedAt !== null;
}

/** @returns whether it was made of a note and has options, so that the gate can judge it */
export function isOfNote(row: QuestionRow): row is NoteQuestion {
  return row.source === 'generation' && row.noteId !== null && row.body === null;
}
