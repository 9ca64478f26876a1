/** Topics of many students in courses, read together. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  progressDays,
  progressItemDays,
  progressItems,
  progressTopics,
  type TopicName,
  type TopicRow,
} from '../counting/progress.tables.ts';
import type { EvidenceRow } from '../counting/progress-rows.repo.ts';

export interface CourseOfStudent {
  userId: string;
  courseId: string;
}

type OfStudent<Row> = Row & { userId: string };

const toPairs = (pairs: readonly CourseOfStudent[]) =>
  sql`SELECT p."userId", p."courseId" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    AS p ("userId" uuid, "courseId" text)`;

/** @returns topics with any answer */
export async function findCourseTopics(
  executor: Executor,
  pairs: readonly CourseOfStudent[],
): Promise<OfStudent<TopicRow>[]> {
  const { rows } = await executor.execute<OfStudent<TopicRow> & Record<string, unknown>>(sql`
    SELECT user_id AS "userId", source_kind AS "sourceKind", source_key AS "sourceKey", topic_key AS "topicKey",
      topic, mean, variance, answers, last_day::text AS "lastDay"
    FROM ${progressTopics} WHERE source_kind = 'course' AND (user_id, source_key) IN (${toPairs(pairs)})`);
  return rows;
}

/** @returns the last day of each student on which anything was done in these courses */
export async function findLastDays(
  executor: Executor,
  pairs: readonly CourseOfStudent[],
): Promise<{ userId: string; day: string }[]> {
  const { rows } = await executor.execute<{ userId: string; day: string }>(sql`
    SELECT user_id AS "userId", max(local_day)::text AS day FROM ${progressDays}
    WHERE source_kind = 'course' AND (user_id, source_key) IN (${toPairs(pairs)}) GROUP BY user_id`);
  return rows;
}

/** @returns answers to questions of these topics up to a day */
export async function findEvidenceOfMany(
  executor: Executor,
  topics: readonly OfStudent<TopicName>[],
  lastDay: string,
): Promise<OfStudent<EvidenceRow>[]> {
  if (topics.length === 0) return [];
  const names = topics.map(({ userId, sourceKey, topicKey }) => ({ userId, sourceKey, topicKey }));
  const { rows } = await executor.execute<OfStudent<EvidenceRow> & Record<string, unknown>>(sql`
    SELECT i.user_id AS "userId", i.source_kind AS "sourceKind", i.source_key AS "sourceKey",
      i.topic_key AS "topicKey", i.topic, i.item_id AS "questionId", d.local_day::text AS "localDay",
      d.given_at::text AS "givenAt", d.correct, d.possible
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      AS n ("userId" uuid, "sourceKey" text, "topicKey" text)
    JOIN ${progressItems} i ON i.user_id = n."userId" AND i.source_kind = 'course'
      AND i.source_key = n."sourceKey" AND i.topic_key = n."topicKey" AND i.item_kind = 'question'
    JOIN ${progressItemDays} d ON d.user_id = i.user_id AND d.item_kind = 'question' AND d.item_id = i.item_id
    WHERE d.correct IS NOT NULL AND d.local_day <= ${lastDay}`);
  return rows;
}
