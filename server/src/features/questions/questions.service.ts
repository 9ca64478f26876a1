/** A student's questions. Who made them is not known here. */
import type { Question } from '@akada/contract/material/questions.ts';
import { engineVersion } from '@akada/core/generation/engine-version.ts';
import { checksWithoutOptions, getBadge, passedChecks } from '@akada/core/generation/gate/gate-words.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { getTypedAnswers } from '@akada/core/generation/typed/typed-answers.ts';
import type { SetDraft } from '@akada/core/questions/model/complete-set.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createUndo, type Deletable, type Undo } from '../../platform/undo/undo.ts';
import { type QuestionHolds, withheld } from './holds/question-holds.service.ts';
import {
  presentContent,
  type QuestionTexts,
  type StoredContent,
  withContent,
} from './question/question-content.ts';
import { getKeys } from './question/question-keys.ts';
import * as repo from './question/questions.repo.ts';
import {
  type NoteQuestion,
  type QuestionRow,
  questions,
  type StoredQuestion,
} from './question/questions.tables.ts';

export { contentColumns, presentContent } from './question/question-content.ts';
export type { NoteQuestion, QuestionRow } from './question/questions.tables.ts';
export { isOfNote } from './question/questions.tables.ts';

export interface QuestionsService extends Pick<Undo<StoredQuestion>, 'remove'> {
  list(filter: repo.QuestionFilter): Promise<{ items: Question[]; total: number }>;
  /** @throws Fault `not_found` when it was removed for good */
  restore(question: Authorized<Deletable>): Promise<Question>;
  /**
   * Makes the content of questions, which may take seconds: outside of any transaction.
   * @param signal gives up; the promise rejects
   */
  withContent<Texts extends QuestionTexts>(
    questions: readonly Texts[],
    signal?: AbortSignal,
  ): Promise<(Texts & StoredContent)[]>;
  /** Stores the questions of one generation in their order, in the transaction that makes it ready. */
  add(executor: Executor, set: QuestionSet): Promise<void>;
  ofGeneration(executor: Executor, userId: string, generationId: string): Promise<QuestionRow[]>;
  /** @returns the user's own among these ids, in the order asked for */
  byIds(executor: Executor, userId: string, ids: string[]): Promise<QuestionRow[]>;
  /** Returns keys of the questions about a note, with options or without, so that further questions are new. */
  answersOfNote(executor: Executor, userId: string, noteId: string): Promise<string[]>;
  /** @returns the user's questions of a note with their quotations, in the order of its pages */
  quotedOfNote(executor: Executor, userId: string, noteId: string): Promise<QuotedQuestion[]>;
  /** Keys of the questions of a set, deleted ones too. */
  answersOfSet(executor: Executor, userId: string, setId: string): Promise<string[]>;
  /** @returns how many questions each of the user's sets has now; a set without questions is not in it */
  countBySet(executor: Executor, userId: string): Promise<Map<string, number>>;
  /** @param rows of this user @returns what their owner may see of them now */
  present(userId: string, rows: readonly repo.ListedQuestion[]): Promise<Question[]>;
  /** @throws Fault `not_found` when it was deleted since */
  get(userId: string, questionId: string): Promise<Question>;
  /**
   * Deletes a question, with undo, and stores its replacement at the same position.
   *
   * @throws Fault `not_found` if it was deleted since
   */
  replace(tx: Transaction, old: NoteQuestion, replacement: Replacement): Promise<void>;
}

/** A question of a note, by its quotation. */
export interface QuotedQuestion {
  page: number;
  quote: string;
  stem: string;
  /** These are the answers that consist of words. */
  answers: string[];
  /** True while an exam holds it: then its quotation must not be shown, because it proves the answer. */
  isHeld: boolean;
}

/** The replacement of a question. */
export interface Replacement {
  id: string;
  draft: QuestionDraft & StoredContent;
  /** The 1-based number of the replacement in its set. */
  number: number;
}

export interface QuestionSet {
  userId: string;
  generationId: string;
  noteId: string;
  drafts: readonly (NewDraft & StoredContent)[];
}

/** A question to store, with options unless it has a body. */
type NewDraft = Omit<SetDraft, 'body'> & Partial<Pick<SetDraft, 'body'>>;

export interface QuestionsDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  holds: QuestionHolds;
}

export function createQuestionsService({ database, clock, content, holds }: QuestionsDeps): QuestionsService {
  const queries = repo.prepareQuestionQueries(database);
  const undo = createUndo({ database, clock }, questions, { topic: 'question' });

  const present = async (userId: string, rows: readonly repo.ListedQuestion[]) => {
    const ids = rows.map(({ id }) => id);
    const held = await holds.heldOf(database.db, userId, ids);
    return rows.map((row) => (held.has(row.id) ? withheld(presentQuestion(row)) : presentQuestion(row)));
  };
  const presentOne = async (userId: string, row: repo.ListedQuestion | undefined) => {
    const [question] = row ? await present(userId, [row]) : [];
    if (!question) throw notFound();
    return question;
  };

  return {
    present,
    async list(filter) {
      const { rows, total } = await queries.list(filter);
      return { items: await present(filter.userId, rows), total };
    },
    remove: undo.remove,
    restore: async (question) => presentOne(question.userId, await undo.restore(question)),
    withContent: (questions, signal) => withContent(content, questions, signal),
    add(executor, set) {
      // Lists sort by this moment, newest first: questions of one set that differ in it would change places.
      const createdAt = getInstant(clock.now());
      const rows = set.drafts.map((draft, position) => ({ ...getRow(set, draft, position), createdAt }));
      return repo.insertQuestions(executor, rows);
    },
    ofGeneration: repo.findQuestionsOfGeneration,
    async byIds(executor, userId, ids) {
      const rows = await repo.findQuestionsByIds(executor, userId, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    answersOfNote: repo.findAnswersOfNote,
    async quotedOfNote(executor, userId, noteId) {
      const rows = await repo.findQuestionsOfNote(executor, userId, noteId);
      const ids = rows.map(({ id }) => id);
      const held = await holds.heldOf(executor, userId, ids);
      return rows.flatMap((row) => {
        const { id, sourcePage: page, sourceQuote: quote, stem } = row;
        if (page === null || quote === null) return [];
        return [{ page, quote, stem, answers: getAnswers(row), isHeld: held.has(id) }];
      });
    },
    answersOfSet: repo.findAnswersOfSet,
    countBySet: repo.countBySet,
    async get(userId, questionId) {
      const [row] = await repo.findQuestionsByIds(database.db, userId, [questionId]);
      return presentOne(userId, row);
    },
    async replace(tx, old, { id, draft, number }) {
      if (!(await undo.removeWith(tx, old))) throw notFound();

      const { userId, generationId, noteId, position, createdAt } = old;
      const row = getRow({ userId, generationId, noteId }, draft, position);
      // Lists show a set in one piece by the moment of its making, and this one belongs to it.
      await repo.insertQuestions(tx, [{ ...row, id, replacement: number, createdAt }]);
      await publishHint(tx, userId, { topic: 'question', id });
    },
  };
}

function getRow(
  set: Omit<QuestionSet, 'drafts'>,
  draft: NewDraft & StoredContent,
  position: number,
): Omit<repo.NewQuestion, 'createdAt'> {
  return {
    id: newId(),
    userId: set.userId,
    generationId: set.generationId,
    noteId: set.noteId,
    position,
    kind: draft.kind,
    type: draft.body?.type ?? 'single',
    body: draft.body ?? null,
    stem: draft.stem,
    options: draft.options,
    answerIndex: draft.answerIndex,
    explanation: draft.explanation,
    feedback: draft.feedback ?? [],
    byModel: draft.byModel ?? false,
    modelChecks: draft.modelChecks ?? [],
    sourcePage: draft.source.page,
    sourceSection: draft.source.section,
    sourceQuote: draft.source.quote,
    content: draft.content,
    answerContent: draft.answerContent,
    contentVersion: draft.contentVersion,
    engineVersion,
  };
}

function getAnswers(row: QuestionRow): string[] {
  const { kind, body, options } = row;
  if (body !== null) return getTypedAnswers({ kind, body });
  return getKeys(row).flatMap((index) => options[index] ?? []);
}

/** @returns the question as a study model sees it */
export function getDraft(row: NoteQuestion): QuestionDraft {
  const { kind, stem, options, answerIndex, explanation } = row;
  const source = { page: row.sourcePage, section: row.sourceSection, quote: row.sourceQuote };
  return { kind, stem, options, answerIndex, explanation, source };
}

/** The fields that a student sees of a question that nothing holds. */
export function presentQuestion(row: repo.ListedQuestion): Question {
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    stem: row.stem,
    options: row.options.map((text) => ({ text })),
    answer_index: row.answerIndex,
    answer_indexes: getKeys(row),
    ...(row.body && { body: row.body }),
    explanation: row.explanation,
    feedback: row.feedback,
    content: presentContent(row),
    source: presentSource(row),
    ...(row.passageId !== null && { passage_id: row.passageId }),
    version: row.version,
    origin: row.origin,
    ...checkedOf(row),
    created_at: row.createdAt,
  };
}

/** Nothing was checked of a question that was not made from a note. */
function checkedOf(row: repo.ListedQuestion): Pick<Question, 'made_by' | 'badge' | 'checks'> {
  if (row.source !== 'generation') return { made_by: null, badge: [], checks: [] };
  return {
    made_by: row.byModel ? 'model' : 'engine',
    badge: getBadge(row),
    checks: row.body === null ? passedChecks(row.faults) : [...checksWithoutOptions],
  };
}

/** Presents the note that a question comes from, null if there is none. */
export function presentSource({
  noteId,
  sourcePage,
  sourceSection,
  sourceQuote,
}: Pick<StoredQuestion, 'noteId' | 'sourcePage' | 'sourceSection' | 'sourceQuote'>): Question['source'] {
  if (noteId === null || sourcePage === null || sourceQuote === null) return null;
  return { file_id: noteId, page: sourcePage, section: sourceSection, quote: sourceQuote };
}
