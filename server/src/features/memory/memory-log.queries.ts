/** Queries on the review log for other features: existing events, recent reviews, and the activity of a day. */
import type { Grade } from '@akada/core/memory/grade.ts';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type KindOfPerson, ofKind } from './memory.repo.ts';
import { memoryStates, reviews } from './memory.tables.ts';

/** @returns the ids among these that are stored */
export async function findStored(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), sql`${reviews.id} = ANY (${sql.param([...ids])}::uuid[])`));
  return new Set(rows.map(({ id }) => id));
}

/** @returns what these events are about, each item once */
export async function findItemsOf(
  executor: Executor,
  events: readonly { userId: string; id: string }[],
): Promise<{ userId: string; itemId: string }[]> {
  const [userIds, ids] = [events.map(({ userId }) => userId), events.map(({ id }) => id)];
  const { rows } = await executor.execute<{ userId: string; itemId: string }>(sql`
    SELECT DISTINCT given.user_id AS "userId", item_id AS "itemId"
    FROM unnest(${sql.param(userIds)}::uuid[], ${sql.param(ids)}::uuid[]) AS given (user_id, id)
    JOIN ${reviews} USING (user_id, id)`);
  return rows;
}

/** @returns every item of one kind that was ever reviewed */
export async function findReviewed(
  executor: Executor,
  { userId, itemKind }: KindOfPerson,
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: reviews.itemId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.itemKind, itemKind)));
  return rows.map(({ id }) => id);
}

/** The condition for reviews that were not undone. */
const counts = sql`${reviews.cancels} IS NULL AND NOT EXISTS (SELECT 1 FROM ${reviews} AS later
  WHERE later.user_id = ${reviews.userId} AND later.item_kind = ${reviews.itemKind}
    AND later.item_id = ${reviews.itemId} AND later.cancels = ${reviews.id})`;

/** @returns the reviews of one kind that count, as a part of another feature's statement */
export function reviewsOfKind(kind: KindOfPerson): SQL {
  return sql`(SELECT ${reviews.itemId}, ${reviews.localDay}, coalesce(${reviews.correctedGrade}, ${reviews.grade}) AS grade
    FROM ${reviews} WHERE ${reviews.userId} = ${kind.userId} AND ${reviews.itemKind} = ${kind.itemKind} AND ${counts})`;
}

/** A review that can be undone. */
export interface RecentReview {
  id: string;
  itemId: string;
  grade: Grade;
  givenAt: string;
}

/** @returns the latest reviews since this moment that were not undone, newest first */
export function findRecent(
  executor: Executor,
  { userId, itemKind }: KindOfPerson,
  { since, limit }: { since: string; limit: number },
): Promise<RecentReview[]> {
  const { id, itemId, grade, givenAt, sequence } = reviews;
  return executor
    .select({ id, itemId, grade: sql<Grade>`${grade}`, givenAt })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.itemKind, itemKind), gte(givenAt, since), counts))
    .orderBy(desc(givenAt), desc(sequence), desc(id))
    .limit(limit);
}

/** How many items were reviewed last on this day, and how many of them for the first time. */
export async function countOfDay(
  executor: Executor,
  kind: KindOfPerson,
  today: string,
): Promise<{ reviewed: number; introduced: number }> {
  const [counted] = await executor
    .select({
      reviewed: sql<number>`count(*)::int`,
      introduced: sql<number>`(count(*) FILTER (WHERE ${memoryStates.firstDay} >= ${today}))::int`,
    })
    .from(memoryStates)
    .where(and(ofKind(kind), gte(memoryStates.lastDay, today)));
  return counted ?? { reviewed: 0, introduced: 0 };
}

/** @returns the number of Again grades since this moment on this day, and the time that its reviews took */
export async function sumOfDay(
  executor: Executor,
  { userId, itemKind }: KindOfPerson,
  { today, since }: { today: string; since: string },
): Promise<{ again: number; tookMs: number }> {
  const [sum] = await executor
    .select({
      again: sql<number>`(count(*) FILTER (WHERE ${reviews.grade} = 1))::int`,
      tookMs: sql<number>`coalesce(sum(${reviews.tookMs}), 0)::int`,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.itemKind, itemKind),
        gte(reviews.givenAt, since),
        eq(reviews.localDay, today),
        counts,
      ),
    );
  return sum ?? { again: 0, tookMs: 0 };
}
