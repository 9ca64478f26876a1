/** Queries for pages: rows of days and topics, which stay few for any number of answers. */
import { and, desc, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import {
  progressDays,
  progressItems,
  progressTopics,
  type SourceKind,
  type TopicName,
  type TopicRow,
} from '../counting/progress.tables.ts';

export interface SourceName {
  sourceKind: SourceKind;
  sourceKey: string;
}

/** @returns what this person did anything for, in no order */
export function findSources(executor: Executor, userId: string): Promise<SourceName[]> {
  const { sourceKind, sourceKey } = progressDays;
  return executor
    .selectDistinct({ sourceKind, sourceKey })
    .from(progressDays)
    .where(eq(progressDays.userId, userId));
}

export interface DaySum {
  day: string;
  questions: number;
  cards: number;
  tookMs: number;
  young: { reviews: number; known: number };
  mature: { reviews: number; known: number };
}

export interface WantedDays {
  userId: string;
  from: string;
  /** A traveller from the east may have activity on a day that has not started in the current zone. */
  to: string;
  /** Absent for all. */
  sources?: readonly SourceName[] | undefined;
}

/** @returns the days of a range on which something was done, ascending */
export async function findDays(
  executor: Executor,
  { userId, from, to, sources }: WantedDays,
): Promise<DaySum[]> {
  const { localDay, questions, cards, tookMs } = progressDays;
  const { youngReviews, youngKnown, matureReviews, matureKnown } = progressDays;
  const sum = (column: PgColumn) => sql<number>`sum(${column})::float8`;
  return executor
    .select({
      day: localDay,
      questions: sum(questions),
      cards: sum(cards),
      tookMs: sum(tookMs),
      young: { reviews: sum(youngReviews), known: sum(youngKnown) },
      mature: { reviews: sum(matureReviews), known: sum(matureKnown) },
    })
    .from(progressDays)
    .where(and(eq(progressDays.userId, userId), gte(localDay, from), lte(localDay, to), ofSources(sources)))
    .groupBy(localDay)
    .orderBy(localDay);
}

/** @returns the last day before this one on which something was done, null if there is none */
export async function findLastDay(
  executor: Executor,
  userId: string,
  before: string,
): Promise<string | null> {
  const { localDay } = progressDays;
  const [row] = await executor
    .select({ day: localDay })
    .from(progressDays)
    .where(and(eq(progressDays.userId, userId), lt(localDay, before)))
    .orderBy(desc(localDay))
    .limit(1);
  return row?.day ?? null;
}

function ofSources(sources: readonly SourceName[] | undefined): SQL | undefined {
  if (sources === undefined) return undefined;
  const names = JSON.stringify(
    sources.map(({ sourceKind, sourceKey }) => ({ kind: sourceKind, id: sourceKey })),
  );
  return sql`(${progressDays.sourceKind}, ${progressDays.sourceKey}) IN (
    SELECT wanted.kind, wanted.id FROM jsonb_to_recordset(${names}::jsonb) AS wanted (kind text, id text))`;
}

/** @returns what was answered at all, in no order */
export async function findTopics(executor: Executor, userId: string): Promise<TopicRow[]> {
  const { userId: _, ...columns } = progressTopics;
  const { sourceKind, sourceKey, topicKey, topic, mean, variance, answers, lastDay } = columns;
  return executor
    .select({ sourceKind, sourceKey, topicKey, topic, mean, variance, answers, lastDay })
    .from(progressTopics)
    .where(eq(progressTopics.userId, userId))
    .orderBy(desc(answers));
}

/** @returns the statement that reads the courses whose questions this person has answered */
export function answeredCourses(userId: string): SQL {
  return sql`SELECT source_key::uuid FROM ${progressTopics} WHERE user_id = ${userId} AND source_kind = 'course'`;
}

/** @param held reads ids of questions @returns the topics of this person that have one of them */
export async function findTopicsWith(executor: Executor, userId: string, held: SQL): Promise<TopicName[]> {
  const { sourceKind, sourceKey, topicKey } = progressItems;
  return executor
    .selectDistinct({ sourceKind, sourceKey, topicKey })
    .from(progressItems)
    .where(
      and(
        eq(progressItems.userId, userId),
        eq(progressItems.itemKind, 'question'),
        ne(sourceKind, 'none'),
        sql`${progressItems.itemId} IN (${held})`,
      ),
    );
}
