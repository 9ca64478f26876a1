import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  type DerivedColumns,
  type PaperQuestionRow,
  type PaperRow,
  pastPaperQuestions,
  pastPapers,
} from './past-papers.tables.ts';
import type { PaperQuestionContent } from './printed/paper-content.ts';
import { isOfSubject, isVisible } from './shelf/paper-conditions.queries.ts';

export async function findPaper(executor: Executor, id: string): Promise<PaperRow | null> {
  const [row] = await executor
    .select()
    .from(pastPapers)
    .where(and(eq(pastPapers.id, id), isVisible));
  return row ?? null;
}

/** @returns the paper of a note, also a deleted one */
export async function findPaperOfNote(executor: Executor, noteId: string): Promise<PaperRow | null> {
  const [row] = await executor.select().from(pastPapers).where(eq(pastPapers.noteId, noteId));
  return row ?? null;
}

/** Locks the paper: what changes it and its questions waits. @returns null when it was deleted */
export async function lockPaper(tx: Transaction, id: string): Promise<PaperRow | null> {
  const [row] = await tx.select().from(pastPapers).where(eq(pastPapers.id, id)).for('update');
  return row ?? null;
}

export interface PapersPage {
  userId: string;
  /** All notes where absent. */
  noteId?: string | undefined;
  /** All subjects where absent; empty for papers that name none. */
  subject?: string | undefined;
  skip: number;
  limit: number;
}

/** @returns the latest first; of one subject the latest year first */
export async function findPapers(
  executor: Executor,
  { userId, noteId, subject, skip, limit }: PapersPage,
): Promise<{ rows: PaperRow[]; total: number }> {
  const isListed = and(
    eq(pastPapers.userId, userId),
    noteId === undefined ? undefined : eq(pastPapers.noteId, noteId),
    subject === undefined ? undefined : isOfSubject(subject),
    isVisible,
  );
  const byYear = subject === undefined ? [] : [sql`${pastPapers.year} DESC NULLS LAST`];
  const rows = await executor
    .select()
    .from(pastPapers)
    .where(isListed)
    .orderBy(...byYear, desc(pastPapers.createdAt), asc(pastPapers.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(pastPapers).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the questions of these papers, in the order of each paper */
export function findQuestions(executor: Executor, paperIds: readonly string[]): Promise<PaperQuestionRow[]> {
  if (paperIds.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(pastPaperQuestions)
    .where(inArray(pastPaperQuestions.paperId, [...paperIds]))
    .orderBy(asc(pastPaperQuestions.paperId), asc(pastPaperQuestions.position));
}

/**
 * Inserts a paper, unless its note has one.
 *
 * @returns false if the note was deleted for good in the meantime
 */
export async function insertPaper(tx: Transaction, row: PaperRow): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`SELECT FROM notes WHERE id = ${row.noteId} FOR KEY SHARE`);
  if (rowCount !== 1) return false;
  await tx.insert(pastPapers).values(row).onConflictDoNothing({ target: pastPapers.noteId });
  return true;
}

export async function updatePaper(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<PaperRow, 'id' | 'userId' | 'noteId'>>,
): Promise<void> {
  await tx.update(pastPapers).set(changes).where(eq(pastPapers.id, id));
}

/** Replaces all questions of a locked paper. */
export async function replaceQuestions(
  tx: Transaction,
  paperId: string,
  contents: readonly (PaperQuestionContent & DerivedColumns)[],
): Promise<void> {
  await tx.delete(pastPaperQuestions).where(eq(pastPaperQuestions.paperId, paperId));
  if (contents.length === 0) return;
  const rows = contents.map((content, position) => ({ ...content, paperId, position }));
  await tx.insert(pastPaperQuestions).values(rows);
}

export async function updateQuestion(
  tx: Transaction,
  { paperId, position }: Pick<PaperQuestionRow, 'paperId' | 'position'>,
  changes: Partial<Omit<PaperQuestionContent & DerivedColumns, 'printed'>>,
): Promise<void> {
  await tx
    .update(pastPaperQuestions)
    .set(changes)
    .where(and(eq(pastPaperQuestions.paperId, paperId), eq(pastPaperQuestions.position, position)));
}

/** Names the questions of the set that a paper's questions became; null changes nothing. */
export async function putQuestionIds(
  tx: Transaction,
  paperId: string,
  newIds: readonly { position: number; questionId: string | null }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${pastPaperQuestions} AS own SET question_id = made."questionId"
    FROM jsonb_to_recordset(${JSON.stringify(newIds)}::jsonb) AS made (position smallint, "questionId" uuid)
    WHERE own.paper_id = ${paperId} AND own.position = made.position AND made."questionId" IS NOT NULL`);
}

/** The set of a paper was deleted. */
export async function clearQuestionIds(tx: Transaction, paperId: string): Promise<void> {
  await tx
    .update(pastPaperQuestions)
    .set({ questionId: null })
    .where(eq(pastPaperQuestions.paperId, paperId));
}
