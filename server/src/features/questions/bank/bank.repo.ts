/** Questions of the bank, one or many. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { listedTree } from '../../../platform/content/stored/listed-beginning.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { listedStem } from '../question/question-content.ts';
import { getKeys } from '../question/question-keys.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import {
  type BankRow,
  isOfBank,
  questions,
  questionVersions,
  type StoredQuestion,
} from '../question/questions.tables.ts';
import { stemShown } from './bank-filter.queries.ts';

/** @returns a question of any bank or of the sample, deleted ones too */
export async function findBankQuestion(executor: Executor, id: string): Promise<BankRow | null> {
  const [row] = await executor.select().from(questions).where(eq(questions.id, id));
  return row && isOfBank(row) ? row : null;
}

/** @returns the ids among these that belong to a bank or to the sample, deleted ones too */
export async function findBankIds(executor: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNull(questions.generationId)));
  return rows.map(({ id }) => id);
}

/** @returns the ids among these that belong to this bank and are not deleted, in no particular order */
export async function findOwnBank(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<BankRow[]> {
  const rows = await executor
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.userId, userId), notDeleted(questions)));
  return rows.filter(isOfBank);
}

/** The part of a question that is shown next to its figures. */
export interface QuestionHead {
  /** Its beginning. */
  stem: string;
  /** The rendered stem; null if the string is enough. */
  stemContent: ContentTree | null;
  keys: readonly number[];
}

/** @returns heads by question id, without deleted questions */
export async function findHeads(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, QuestionHead>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({
      id: questions.id,
      stem: sql<string>`left(${questions.stem}, ${stemShown})`,
      stemContent: listedTree(questions.content, 'stem'),
      answerIndex: questions.answerIndex,
      answerIndexes: questions.answerIndexes,
    })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), notDeleted(questions)));
  return new Map(
    rows.map(({ id, stem, stemContent, ...keys }) => [
      id,
      { stem, stemContent: listedStem(stemContent), keys: getKeys(keys) },
    ]),
  );
}

/** Locks it until the transaction ends. @returns null for a deleted one */
export async function lockBankQuestion(tx: Transaction, id: string): Promise<BankRow | null> {
  const [row] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), notDeleted(questions)))
    .for('update');
  return row && isOfBank(row) ? row : null;
}

/**
 * Locks many questions of one account until the transaction ends, in the order of their ids, so that two bulk
 * actions never deadlock.
 *
 * @returns the questions with these ids in the account's bank, deleted ones too
 */
export async function lockBankQuestions(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<BankRow[]> {
  const rows = await tx
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.userId, userId), isNull(questions.generationId)))
    .orderBy(asc(questions.id))
    .for('update');
  return rows.filter(isOfBank);
}

/** Does the same as `lockBankQuestions`, for any owner and without deleted questions. */
export async function lockAnyBankQuestions(tx: Transaction, ids: readonly string[]): Promise<BankRow[]> {
  const rows = await tx
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNull(questions.generationId), notDeleted(questions)))
    .orderBy(asc(questions.id))
    .for('update');
  return rows.filter(isOfBank);
}

/**
 * Imports one file of an account at a time: two files with the same questions may arrive at the same moment.
 *
 * @param userId null for the sample
 */
export async function lockBankOf(tx: Transaction, userId: string | null): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`question-bank:${userId}`}, 0))`);
}

/** Keeps what questions say as earlier versions. @param time ISO time */
export async function saveVersions(tx: Transaction, rows: readonly BankRow[], time: string): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(questionVersions)
    .values(rows.map(({ id: questionId, ...said }) => ({ ...said, questionId, replacedAt: time })));
}

/** @returns ISO time of the last kept version, null if there is none */
export async function lastSaved(executor: Executor, questionId: string): Promise<string | null> {
  const [row] = await executor
    .select({ at: max(questionVersions.replacedAt) })
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId));
  return row?.at ?? null;
}

export async function findVersions(
  executor: Executor,
  questionId: string,
  { skip, limit }: { skip: number; limit: number },
) {
  const matches = eq(questionVersions.questionId, questionId);
  const rows = await executor
    .select()
    .from(questionVersions)
    .where(matches)
    .orderBy(desc(questionVersions.version))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(questionVersions).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

export type VersionRow = typeof questionVersions.$inferSelect;

const mostReports = 100;

/** @returns what was reported of a question, newest first, and never by whom */
export function findReportsOf(executor: Executor, questionId: string) {
  const { reason, comment, version, reportedAt, outcome } = questionReports;
  return executor
    .select({ reason, comment, version, reportedAt, outcome })
    .from(questionReports)
    .where(eq(questionReports.questionId, questionId))
    .orderBy(desc(reportedAt), asc(questionReports.userId))
    .limit(mostReports);
}

export type ReportOf = Awaited<ReturnType<typeof findReportsOf>>[number];

/** Where a question stands, as bulk actions change it. */
export type Placing = Pick<
  StoredQuestion,
  'id' | 'status' | 'tags' | 'courseId' | 'topic' | 'topicKey' | 'deletedAt'
>;

/** Writes where questions stand, each as its next version. @param time ISO time */
export async function writePlacings(
  tx: Transaction,
  placings: readonly Placing[],
  time: string,
): Promise<void> {
  if (placings.length === 0) return;
  const inputs = placings.map(({ id, status, tags, courseId, topic, topicKey, deletedAt }) => {
    return { id, status, tags, course_id: courseId, topic, topic_key: topicKey, deleted_at: deletedAt };
  });
  await tx.execute(sql`
    UPDATE ${questions} AS old
    SET status = given.status, tags = given.tags, course_id = given.course_id, topic = given.topic,
      topic_key = given.topic_key, deleted_at = given.deleted_at, version = old.version + 1, changed_at = ${time}
    FROM jsonb_to_recordset(${JSON.stringify(inputs)}::jsonb) AS given (id uuid, status text, tags text[],
      course_id uuid, topic text, topic_key text, deleted_at timestamptz)
    WHERE old.id = given.id`);
}

/** Marks questions as deleted, or takes the mark away: what they say stays as it is. @param time ISO time, or null */
export async function markDeleted(
  tx: Transaction,
  ids: readonly string[],
  time: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(questions)
    .set({ deletedAt: time })
    .where(inArray(questions.id, [...ids]));
}

/** Where questions are looked for that say the same: the bank of an account, all its sets, or one of them. */
export interface DuplicateScope {
  /** Null for the sample. */
  userId: string | null;
  /** Null for the bank. */
  generationId: string | null | 'any';
}

const hashesAtOnce = 1_000;

/**
 * @returns by hash, for each hash that a question of the bank or of the sets has, the passage of such a
 * question; deleted questions do not count
 */
export async function findKnownHashes(
  executor: Executor,
  scope: DuplicateScope,
  hashes: readonly string[],
): Promise<Map<string, string | null>> {
  const known = new Map<string, string | null>();
  for (let from = 0; from < hashes.length; from += hashesAtOnce) {
    const rows = await executor
      .select({ hash: questions.contentHash, passageId: questions.passageId })
      .from(questions)
      .where(
        and(
          inScope(scope),
          inArray(questions.contentHash, hashes.slice(from, from + hashesAtOnce)),
          notDeleted(questions),
        ),
      );
    for (const { hash, passageId } of rows)
      if (hash !== null) known.set(hash, passageId ?? known.get(hash) ?? null);
  }
  return known;
}

function inScope({ userId, generationId }: DuplicateScope): SQL | undefined {
  const owned = userId === null ? isNull(questions.userId) : eq(questions.userId, userId);
  if (generationId === null) return and(owned, isNull(questions.generationId));
  return and(
    owned,
    generationId === 'any' ? isNotNull(questions.generationId) : eq(questions.generationId, generationId),
  );
}

/** @returns the bank's questions of a course that are not deleted, the oldest first */
export async function findOfCourse(
  executor: Executor,
  userId: string,
  courseId: string,
  limit: number,
): Promise<BankRow[]> {
  const rows = await executor
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.courseId, courseId),
        isNotNull(questions.courseId),
        eq(questions.userId, userId),
        isNull(questions.generationId),
        notDeleted(questions),
      ),
    )
    .orderBy(asc(questions.createdAt), asc(questions.id))
    .limit(limit);
  return rows.filter(isOfBank);
}
