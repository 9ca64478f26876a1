import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type AnswerRow, type AskedRow, answers, askedQuestions, threads } from './assistant.tables.ts';

/** A process that has written nothing for so long has ended. */
const aliveMs = 15_000;

const aliveFrom = (now: number) => getInstant(now + aliveMs);
const isStreaming = (id: string) => and(eq(answers.id, id), eq(answers.state, 'streaming'));

/** Until the transaction ends, this person begins nothing else. */
export async function lockAsking(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('assistant:' || ${userId}))`);
}

export async function insertQuestion(tx: Transaction, row: AskedRow): Promise<void> {
  await tx.insert(askedQuestions).values(row);
}

export type NewAnswer = Pick<AnswerRow, 'id' | 'questionId' | 'threadId' | 'userId' | 'version' | 'madeBy'> &
  Partial<Pick<AnswerRow, 'practisedId' | 'step'>>;

export async function insertAnswer(tx: Transaction, row: NewAnswer, now: number): Promise<void> {
  await tx.insert(answers).values({
    ...row,
    state: 'streaming',
    aliveUntil: aliveFrom(now),
    createdAt: getInstant(now),
  });
}

/** @returns an answer of any account, null for one of a deleted conversation */
export async function findAnswer(executor: Executor, id: string): Promise<AnswerRow | null> {
  const [row] = await executor
    .select({ answer: answers })
    .from(answers)
    .innerJoin(threads, eq(threads.id, answers.threadId))
    .where(and(eq(answers.id, id), notDeleted(threads)));
  return row?.answer ?? null;
}

/** @returns in the order in which they were asked */
export function findQuestions(executor: Executor, threadId: string): Promise<AskedRow[]> {
  return executor
    .select()
    .from(askedQuestions)
    .where(eq(askedQuestions.threadId, threadId))
    .orderBy(asc(askedQuestions.createdAt), asc(askedQuestions.id));
}

export async function findQuestion(executor: Executor, id: string): Promise<AskedRow | null> {
  const [row] = await executor.select().from(askedQuestions).where(eq(askedQuestions.id, id));
  return row ?? null;
}

/** @returns the answers in the order in which they were started */
export function findAnswers(executor: Executor, threadId: string): Promise<AnswerRow[]> {
  return executor
    .select()
    .from(answers)
    .where(eq(answers.threadId, threadId))
    .orderBy(asc(answers.createdAt), asc(answers.version), asc(answers.id));
}

/** @returns what is written for this person by a process that lives */
export function findRunning(
  executor: Executor,
  userId: string,
  now: number,
): Promise<Pick<AnswerRow, 'id' | 'threadId'>[]> {
  return executor
    .select({ id: answers.id, threadId: answers.threadId })
    .from(answers)
    .innerJoin(threads, eq(threads.id, answers.threadId))
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.state, 'streaming'),
        gte(answers.aliveUntil, getInstant(now)),
        notDeleted(threads),
      ),
    )
    .orderBy(desc(answers.createdAt));
}

export async function countQuestions(executor: Executor, threadId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(askedQuestions)
    .where(eq(askedQuestions.threadId, threadId));
  return row?.total ?? 0;
}

/** Saves what came of these so far, and that their process lives: one statement, however many they are. */
export async function saveTexts(
  executor: Executor,
  came: readonly Pick<AnswerRow, 'id' | 'text'>[],
  now: number,
): Promise<void> {
  const ids = sql.param(came.map(({ id }) => id));
  const texts = sql.param(came.map(({ text }) => text));
  await executor.execute(sql`
    UPDATE ${answers} AS answer SET text = came.text, alive_until = ${aliveFrom(now)}
    FROM unnest(${ids}::uuid[], ${texts}::text[]) AS came (id, text)
    WHERE answer.id = came.id AND answer.state = 'streaming'`);
}

/**
 * @returns stop requests and followers, from other processes, of the answers that are still being written;
 * absent answers have ended or were deleted
 */
export async function findWishes(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Pick<AnswerRow, 'stopWanted' | 'followedAt'>>> {
  const rows = await executor
    .select({ id: answers.id, stopWanted: answers.stopWanted, followedAt: answers.followedAt })
    .from(answers)
    .where(and(inArray(answers.id, [...ids]), eq(answers.state, 'streaming')));
  return new Map(rows.map(({ id, ...wishes }) => [id, wishes]));
}

export type AnswerEnd = Pick<
  AnswerRow,
  | 'text'
  | 'content'
  | 'contentVersion'
  | 'madeBy'
  | 'model'
  | 'offlineReason'
  | 'covered'
  | 'checkedBy'
  | 'citations'
> &
  Pick<AnswerRow, 'offered' | 'struck' | 'error'> & { state: Exclude<AnswerRow['state'], 'streaming'> };

/** @returns false if it has already ended, or was deleted */
export async function endAnswer(executor: Executor, id: string, end: AnswerEnd): Promise<boolean> {
  const ended = await executor
    .update(answers)
    .set({ ...end, aliveUntil: null })
    .where(isStreaming(id))
    .returning({ id: answers.id });
  return ended.length > 0;
}

export async function wantStop(executor: Executor, id: string): Promise<void> {
  await executor.update(answers).set({ stopWanted: true }).where(isStreaming(id));
}

/** A follower reads in another process than the writer's. */
export async function markFollowed(executor: Executor, id: string, now: number): Promise<void> {
  await executor
    .update(answers)
    .set({ followedAt: getInstant(now) })
    .where(isStreaming(id));
}

const withoutMarks = sql`regexp_replace(${answers.text}, ${String.raw`\s*\[P\d+\]`}, '', 'g')`;

/** Ends the answers of an ended process: with the saved text, without the marks in it, which were not verified. */
export async function cutExpired(executor: Executor, now: number, error: string): Promise<void> {
  await executor
    .update(answers)
    .set({ state: 'cut', aliveUntil: null, error, text: withoutMarks })
    .where(and(eq(answers.state, 'streaming'), lt(answers.aliveUntil, getInstant(now))));
}

export function findOlderContent(executor: Executor, version: number, limit: number): Promise<AnswerRow[]> {
  return executor
    .select()
    .from(answers)
    .where(and(ne(answers.state, 'streaming'), lt(answers.contentVersion, version)))
    .limit(limit);
}

export async function renewContent(
  executor: Executor,
  { id, content, contentVersion }: Pick<AnswerRow, 'id' | 'content' | 'contentVersion'>,
): Promise<void> {
  await executor.update(answers).set({ content, contentVersion }).where(eq(answers.id, id));
}

/** @returns ids of conversations with a question, by their count */
export async function countByThread(
  executor: Executor,
  threadIds: readonly string[],
): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map();
  const rows = await executor
    .select({ threadId: askedQuestions.threadId, total: count() })
    .from(askedQuestions)
    .where(inArray(askedQuestions.threadId, [...threadIds]))
    .groupBy(askedQuestions.threadId);
  return new Map(rows.map(({ threadId, total }) => [threadId, total]));
}
