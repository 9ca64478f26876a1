import type { BankDifficulty } from '@akada/core/questions/bank-question.ts';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type PassageRow, passages } from '../passages/passages.tables.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import { questions, type StoredQuestion } from '../question/questions.tables.ts';

/** Where questions are asked from. */
export type QuestionPool =
  | { kind: 'generation'; userId: string; generationId: string }
  /** Of one's own sets. */
  | { kind: 'questions'; userId: string; ids: readonly string[] }
  | ({ kind: 'course'; courseId: string } & CourseFilter)
  /** Of one's own bank. */
  | { kind: 'bank'; userId: string; ids: readonly string[] }
  /** Those that another feature names. */
  | { kind: 'listed'; ids: QuestionIds }
  /** Of the sample paper. */
  | { kind: 'subject'; subject: string };

/** What is left out takes all. */
export interface CourseFilter {
  difficulties?: readonly BankDifficulty[];
  /** A question has one of them. */
  tags?: readonly string[];
}

/** What is known of a question before it is drawn. */
export type PooledQuestion = Pick<StoredQuestion, 'id' | 'passageId' | 'position' | 'topic'>;

const hasKey = or(isNotNull(questions.answerIndex), isNotNull(questions.answerIndexes));
const isAsked = and(notDeleted(questions), eq(questions.status, 'published'), hasKey);
const ofSample = and(eq(questions.isSample, true), isNull(questions.userId));

function within(pool: QuestionPool): SQL | undefined {
  switch (pool.kind) {
    case 'generation':
      return and(eq(questions.userId, pool.userId), eq(questions.generationId, pool.generationId));
    case 'questions':
      return and(
        eq(questions.userId, pool.userId),
        isNotNull(questions.generationId),
        inArray(questions.id, [...pool.ids]),
      );
    case 'course':
      return and(
        eq(questions.courseId, pool.courseId),
        isNull(questions.generationId),
        pool.difficulties?.length ? inArray(questions.difficulty, [...pool.difficulties]) : undefined,
        pool.tags?.length ? arrayOverlaps(questions.tags, [...pool.tags]) : undefined,
      );
    case 'bank':
      return ownBank(pool.userId, pool.ids);
    case 'listed':
      return sql`${questions.id} IN (${pool.ids})`;
    case 'subject':
      return and(ofSample, eq(questions.subject, pool.subject));
  }
}

/** More are not drawn from: of a larger course those that were changed last. */
const mostPooled = 20_000;

export function findPooled(executor: Executor, pool: QuestionPool): Promise<PooledQuestion[]> {
  const { id, passageId, position, topic, changedAt } = questions;
  return executor
    .select({ id, passageId, position, topic })
    .from(questions)
    .where(and(isAsked, within(pool)))
    .orderBy(...(pool.kind === 'course' ? [desc(changedAt), asc(id)] : [asc(position), asc(id)]))
    .limit(mostPooled);
}

const ownBank = (userId: string, ids: readonly string[]) =>
  and(eq(questions.userId, userId), isNull(questions.generationId), inArray(questions.id, [...ids]));

/** @returns how many of these stand in the account's bank, drafts too */
export async function countOwnBank(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(questions)
    .where(and(ownBank(userId, ids), notDeleted(questions)));
  return counted?.total ?? 0;
}

export function findWhole(executor: Executor, ids: readonly string[]): Promise<StoredQuestion[]> {
  return executor
    .select()
    .from(questions)
    .where(and(isAsked, inArray(questions.id, [...ids])));
}

export function findPassages(executor: Executor, ids: readonly string[]): Promise<PassageRow[]> {
  return executor
    .select()
    .from(passages)
    .where(inArray(passages.id, [...ids]));
}

export async function countSubjects(executor: Executor): Promise<{ subject: string; questions: number }[]> {
  const { subject } = questions;
  const rows = await executor
    .select({ subject, questions: count() })
    .from(questions)
    .where(and(isAsked, ofSample, isNotNull(subject)))
    .groupBy(subject)
    .orderBy(asc(subject));
  return rows.flatMap((row) => (row.subject === null ? [] : [{ ...row, subject: row.subject }]));
}
