/** A student's questions. Who made them is not known here. */
import type { Question } from '@akada/contract/quiz.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import * as repo from './quiz.repo.ts';
import type { QuestionRow } from './quiz.tables.ts';

export type { QuestionRow } from './quiz.tables.ts';

export interface QuizService {
  list(filter: repo.QuestionFilter): Promise<{ items: Question[]; total: number }>;
  /** @throws Fault `not_found` for a question that is not the user's */
  remove(userId: string, questionId: string): Promise<void>;
  /** Stores the questions of one generation in their order, in the transaction that makes it ready. */
  add(executor: Executor, set: QuestionSet): Promise<void>;
  ofGeneration(executor: Executor, userId: string, generationId: string): Promise<QuestionRow[]>;
  /** @returns the user's own among these ids, in the order asked for */
  byIds(executor: Executor, userId: string, ids: string[]): Promise<QuestionRow[]>;
  /** Keys already asked about a note, so that more questions bring new ones. */
  answersOfNote(executor: Executor, userId: string, noteId: string): Promise<string[]>;
}

export interface QuestionSet {
  userId: string;
  generationId: string;
  noteId: string;
  drafts: readonly QuestionDraft[];
}

export function createQuizService(database: Database): QuizService {
  const queries = repo.prepareQuizQueries(database);

  return {
    async list(filter) {
      const { rows, total } = await queries.list(filter);
      return { items: rows.map(presentQuestion), total };
    },
    async remove(userId, questionId) {
      if (!(await repo.deleteQuestionRow(database.db, userId, questionId))) throw notFound();
    },
    add: (executor, set) =>
      repo.insertQuestions(
        executor,
        set.drafts.map((draft, at) => rowOf(set, draft, at)),
      ),
    ofGeneration: repo.findQuestionsOfGeneration,
    async byIds(executor, userId, ids) {
      const rows = await repo.findQuestionsByIds(executor, userId, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    answersOfNote: repo.findAnswersOfNote,
  };
}

function rowOf(set: QuestionSet, draft: QuestionDraft, position: number): Omit<QuestionRow, 'createdAt'> {
  return {
    id: newId(),
    userId: set.userId,
    generationId: set.generationId,
    noteId: set.noteId,
    position,
    stem: draft.stem,
    options: draft.options,
    answerIndex: draft.answerIndex,
    explanation: draft.explanation,
    sourcePage: draft.source.page,
    sourceSection: draft.source.section,
    sourceQuote: draft.source.quote,
  };
}

/** The fields that a student sees of a question of their own. */
export function presentQuestion(row: repo.ListedQuestion): Question {
  return {
    id: row.id,
    stem: row.stem,
    options: row.options.map((text) => ({ text })),
    answer_index: row.answerIndex,
    explanation: row.explanation,
    source: presentSource(row),
    created_at: row.createdAt,
  };
}

/** Where a question comes from. */
export function presentSource(
  row: Pick<QuestionRow, 'noteId' | 'sourcePage' | 'sourceSection' | 'sourceQuote'>,
): Question['source'] {
  return { file_id: row.noteId, page: row.sourcePage, section: row.sourceSection, quote: row.sourceQuote };
}
