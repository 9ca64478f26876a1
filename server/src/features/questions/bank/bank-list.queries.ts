/** Lists of the bank. Each order and each filter that leaves few rows has an index, and counts end at a thousand. */
import { type BankDifficulty, bankDifficulties } from '@akada/core/questions/bank-question.ts';
import { and, asc, count, desc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import { instantOf } from '../../../platform/clock/instant.ts';
import { listedTree } from '../../../platform/content/stored/listed-beginning.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import { questions, type StoredQuestion } from '../question/questions.tables.ts';

export interface BankFilter {
  /** Null for the sample. */
  userId: string | null;
  /** Words that the stem has, in any order. */
  words: readonly string[];
  courseId?: string | undefined;
  topicKey?: string | undefined;
  type?: StoredQuestion['type'] | undefined;
  status?: StoredQuestion['status'] | undefined;
  difficulty?: BankDifficulty | undefined;
  tag?: string | undefined;
  source?: StoredQuestion['source'] | undefined;
  passageId?: string | undefined;
  sort: '-changed' | 'changed' | 'stem' | 'difficulty';
  skip: number;
  limit: number;
}

/** As in the index: its place among the difficulties, which a parameter would hide from the planner. */
const difficultyRank = sql`array_position(ARRAY['easy', 'medium', 'hard'], ${questions.difficulty})`;
const stemStart = sql`left(${questions.stem}, 100)`;

/** Each is an index or the same one backwards; the id puts equal ones into one order. */
const orders: Record<BankFilter['sort'], SQL[]> = {
  '-changed': [desc(questions.changedAt), asc(questions.id)],
  changed: [asc(questions.changedAt), desc(questions.id)],
  stem: [asc(stemStart), asc(questions.id)],
  difficulty: [asc(difficultyRank), desc(questions.changedAt), asc(questions.id)],
};

/** @returns the condition of questions that stand in the bank of an account, or in the sample */
function inBankOf(userId: string | null): SQL | undefined {
  const owner = userId === null ? isNull(questions.userId) : eq(questions.userId, userId);
  return and(owner, isNull(questions.generationId), notDeleted(questions));
}

function matching(filter: BankFilter): SQL | undefined {
  const { courseId, topicKey, type, status, difficulty, tag, source, passageId } = filter;
  return and(
    inBankOf(filter.userId),
    ...filter.words.map((word) => ilike(questions.stem, `%${escaped(word)}%`)),
    courseId === undefined ? undefined : eq(questions.courseId, courseId),
    topicKey === undefined ? undefined : eq(questions.topicKey, topicKey),
    type === undefined ? undefined : eq(questions.type, type),
    status === undefined ? undefined : eq(questions.status, status),
    difficulty === undefined
      ? undefined
      : sql`${difficultyRank} = ${bankDifficulties.indexOf(difficulty) + 1}`,
    tag === undefined ? undefined : sql`${questions.tags} @> ARRAY[${tag}]::text[]`,
    source === undefined ? undefined : eq(questions.source, source),
    passageId === undefined ? undefined : eq(questions.passageId, passageId),
  );
}

/** What `LIKE` reads as a pattern is looked for as it is. */
function escaped(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Characters of a stem that a list shows. */
const stemShown = 300;

const reportCount = sql<number>`(SELECT count(*) FROM ${questionReports}
  WHERE ${questionReports.questionId} = ${questions.id})::int`;

/** A question as a list of the bank reads it. */
export type BankListRow = Awaited<ReturnType<typeof findBankPage>>[number];

export function findBankPage(executor: Executor, filter: BankFilter) {
  const { id, type, status, source, courseId, topic, subject, difficulty, tags } = questions;
  const { passageId, isSample, version, createdAt, changedAt } = questions;
  return executor
    .select({
      ...{ id, type, status, source, courseId, topic, subject, difficulty, tags },
      ...{ passageId, isSample, version, createdAt, changedAt },
      stem: sql<string>`left(${questions.stem}, ${stemShown})`,
      stemContent: listedTree(questions.content, 'stem'),
      reportCount,
    })
    .from(questions)
    .where(matching(filter))
    .orderBy(...orders[filter.sort])
    .limit(filter.limit)
    .offset(filter.skip);
}

/** @returns how many there are, at most one more than `most`: counting all of a large bank would cost more than its page */
export async function countBank(executor: Executor, filter: BankFilter, most: number): Promise<number> {
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(questions)
    .where(matching(filter))
    .limit(most + 1)
    .as('some');
  const [row] = await executor.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

const mostDeletedListed = 100;

/** @returns questions of the bank that can be restored, the last one first; `deletedAt` is an ISO time */
export async function findDeletedOfBank(executor: Executor, userId: string, now: number) {
  const { id, deletedAt } = questions;
  const rows = await executor
    .select({ id, stem: sql<string>`left(${questions.stem}, ${stemShown})`, deletedAt })
    .from(questions)
    .where(and(eq(questions.userId, userId), isNull(questions.generationId), canBeRestored(questions, now)))
    .orderBy(desc(questions.deletedAt), asc(questions.id))
    .limit(mostDeletedListed);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? instantOf(now) }));
}

/** Labels are collected of so many questions, those that were changed last. */
const labelsFrom = 1_000;
const mostLabels = 100;

/** @returns topics and tags, those used most first */
export async function findLabels(
  executor: Executor,
  userId: string,
): Promise<{ topics: string[]; tags: string[] }> {
  const rows = await executor
    .select({ topic: questions.topic, tags: questions.tags })
    .from(questions)
    .where(inBankOf(userId))
    .orderBy(desc(questions.changedAt), asc(questions.id))
    .limit(labelsFrom);
  return {
    topics: mostUsed(rows.flatMap(({ topic }) => topic ?? [])),
    tags: mostUsed(rows.flatMap(({ tags }) => tags)),
  };
}

function mostUsed(labels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostLabels)
    .map(([label]) => label);
}
