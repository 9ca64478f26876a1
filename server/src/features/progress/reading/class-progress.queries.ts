/** Sums about the students of one course, and only of their work in it. */
import { and, eq, gte, inArray, max, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  progressDays,
  progressItemDays,
  progressItems,
  progressTopics,
} from '../counting/progress.tables.ts';

/** @returns the last day on which each student worked in the course; absent for students who never did */
export async function findLastDays(
  executor: Executor,
  courseId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const { userId, localDay, sourceKind, sourceKey } = progressDays;
  const rows = await executor
    .select({ userId, day: max(localDay) })
    .from(progressDays)
    .where(and(inArray(userId, [...userIds]), eq(sourceKind, 'course'), eq(sourceKey, courseId)))
    .groupBy(userId);
  return new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.userId, row.day]])));
}

export interface CountedAnswers {
  userId: string;
  topic: string | null;
  /** YYYY-MM-DD. */
  day: string;
  answers: number;
  right: number;
}

/** @returns first answers to questions of the course since a day, by student, topic and day */
export async function findAnswers(
  executor: Executor,
  { courseId, userIds, from }: { courseId: string; userIds: readonly string[]; from: string },
): Promise<CountedAnswers[]> {
  const isSameItem = and(
    eq(progressItems.userId, progressItemDays.userId),
    eq(progressItems.itemKind, progressItemDays.itemKind),
    eq(progressItems.itemId, progressItemDays.itemId),
  );
  return executor
    .select({
      userId: progressItems.userId,
      topic: progressItems.topic,
      day: progressItemDays.localDay,
      answers: sql<number>`count(*)::int`,
      right: sql<number>`count(*) FILTER (WHERE ${progressItemDays.correct})::int`,
    })
    .from(progressItems)
    .innerJoin(progressItemDays, isSameItem)
    .where(
      and(
        inArray(progressItems.userId, [...userIds]),
        eq(progressItems.sourceKind, 'course'),
        eq(progressItems.sourceKey, courseId),
        eq(progressItems.itemKind, 'question'),
        gte(progressItemDays.localDay, from),
        sql`${progressItemDays.correct} IS NOT NULL`,
      ),
    )
    .groupBy(progressItems.userId, progressItems.topic, progressItemDays.localDay);
}

/** @returns what these students know of the topics of the course, as beliefs */
export function findCourseTopics(executor: Executor, courseId: string, userIds: readonly string[]) {
  const { userId, topicKey, topic, mean, variance, answers, lastDay, sourceKind, sourceKey } = progressTopics;
  return executor
    .select({ userId, topicKey, topic, mean, variance, answers, lastDay })
    .from(progressTopics)
    .where(and(inArray(userId, [...userIds]), eq(sourceKind, 'course'), eq(sourceKey, courseId)));
}
