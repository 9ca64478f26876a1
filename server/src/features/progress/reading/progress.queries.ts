/** What pages read: rows of days and topics, which are few for however many answers. */
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import {
  progressDays,
  progressItems,
  progressTopics,
  type SourceKind,
  type TopicName,
  type TopicRow,
} from '../progress.tables.ts';

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
  /** Absent for all. */
  sources?: readonly SourceName[] | undefined;
}

/** @returns the days from one on on which something was done, ascending */
export async function findDays(executor: Executor, { userId, from, sources }: WantedDays): Promise<DaySum[]> {
  const { localDay, questions, cards, tookMs } = progressDays;
  const { youngReviews, youngKnown, matureReviews, matureKnown } = progressDays;
  const sum = (column: PgColumn) => sql<number>`sum(${column})::float8`;
  return executor
    .select({
      ...{ day: localDay, questions: sum(questions), cards: sum(cards), tookMs: sum(tookMs) },
      young: { reviews: sum(youngReviews), known: sum(youngKnown) },
      mature: { reviews: sum(matureReviews), known: sum(matureKnown) },
    })
    .from(progressDays)
    .where(and(eq(progressDays.userId, userId), gte(localDay, from), ofSources(sources)))
    .groupBy(localDay)
    .orderBy(localDay);
}

function ofSources(sources: readonly SourceName[] | undefined): SQL | undefined {
  if (sources === undefined) return undefined;
  const names = JSON.stringify(
    sources.map(({ sourceKind, sourceKey }) => ({ kind: sourceKind, key: sourceKey })),
  );
  return sql`(${progressDays.sourceKind}, ${progressDays.sourceKey}) IN (
    SELECT wanted.kind, wanted.key FROM jsonb_to_recordset(${names}::jsonb) AS wanted (kind text, key text))`;
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

/** @returns the statement that reads the courses of which this person has answered questions */
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
        sql`${progressItems.itemId} IN (${held})`,
      ),
    );
}
