/** Rows of items and their days, and the totals by day and by topic. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type ItemDayRow,
  type ItemRow,
  progressDays,
  progressItemDays,
  progressItems,
  progressTopics,
  type TopicName,
  type TopicRow,
} from './progress.tables.ts';
import type { DueItem } from './progress-due.repo.ts';

/** The days and topics that some items affect. */
export interface Touched {
  days: string[];
  topics: TopicName[];
}

/** @param items null for all of this person */
export async function findTouched(
  executor: Executor,
  userId: string,
  items: readonly DueItem[] | null,
): Promise<Touched> {
  const isOf = items === null ? sql`user_id = ${userId}` : sql`user_id = ${userId} AND ${isAmong(items)}`;
  const days = await executor.execute<{ day: string }>(
    sql`SELECT DISTINCT local_day AS day FROM ${progressItemDays} WHERE ${isOf}`,
  );
  const topics = await executor.execute<TopicName & Record<string, unknown>>(sql`
    SELECT DISTINCT source_kind AS "sourceKind", source_key AS "sourceKey", topic_key AS "topicKey"
    FROM ${progressItems} WHERE ${isOf} AND item_kind = 'question' AND source_kind <> 'none'`);
  return { days: days.rows.map(({ day }) => day), topics: topics.rows };
}

/** By arrays, which need no statistics of a table to be looked up: these are read right after very much was written. */
function isAmong(items: readonly DueItem[]): SQL {
  const isOf = (kind: DueItem['itemKind']) => {
    const ids = items.flatMap(({ itemKind, itemId }) => (itemKind === kind ? itemId : []));
    return sql`(item_kind = ${kind} AND item_id = ANY (${sql.param(ids)}::uuid[]))`;
  };
  return sql`(${isOf('question')} OR ${isOf('card')})`;
}

/** A known source stays if none is found any more; the known source of a card always stays. */
export async function putItems(tx: Transaction, userId: string, items: readonly ItemRow[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ itemKind, itemId, sourceKind, sourceKey, topic, topicKey }) => ({
    item_kind: itemKind,
    item_id: itemId,
    source_kind: sourceKind,
    source_key: sourceKey,
    topic,
    topic_key: topicKey,
  }));
  const columns = sql`item_kind, item_id, source_kind, source_key, topic, topic_key`;
  await tx.execute(sql`
    INSERT INTO ${progressItems} AS known (user_id, ${columns})
    SELECT ${userId}, ${columns} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS made (item_kind text, item_id uuid, source_kind text, source_key text, topic text, topic_key text)
    ON CONFLICT (user_id, item_kind, item_id) DO UPDATE SET source_kind = EXCLUDED.source_kind,
      source_key = EXCLUDED.source_key, topic = EXCLUDED.topic, topic_key = EXCLUDED.topic_key
    WHERE EXCLUDED.source_kind <> 'none' AND (EXCLUDED.item_kind = 'question' OR known.source_kind = 'none')`);
}

/** These items have these days and no others. */
export async function replaceDays(
  tx: Transaction,
  userId: string,
  items: readonly DueItem[],
  days: readonly ItemDayRow[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${progressItemDays} WHERE user_id = ${userId} AND ${isAmong(items)}`);
  if (days.length === 0) return;
  const rows = days.map(({ itemKind, itemId, localDay, tookMs, givenAt, ...rest }) => ({
    item_kind: itemKind,
    item_id: itemId,
    local_day: localDay,
    took_ms: tookMs,
    given_at: givenAt,
    ...rest,
  }));
  const columns = sql`item_kind, item_id, local_day, times, took_ms, given_at, possible, correct, age`;
  await tx.execute(sql`
    INSERT INTO ${progressItemDays} (user_id, ${columns})
    SELECT ${userId}, ${columns} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS made (item_kind text, item_id uuid, local_day date, times integer, took_ms bigint, given_at timestamptz,
        possible integer, correct boolean, age text)`);
}

/** Adds days up again. */
export async function sumDays(tx: Transaction, userId: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  const isOfDays = sql`local_day = ANY (${sql.param([...days])}::date[])`;
  const getReviews = (age: string, also = sql``) => sql`count(*) FILTER (WHERE age = ${age} ${also})`;
  const known = sql`AND correct`;
  await tx.execute(sql`DELETE FROM ${progressDays} WHERE user_id = ${userId} AND ${isOfDays}`);
  await tx.execute(sql`
    INSERT INTO ${progressDays} (user_id, local_day, source_kind, source_key, questions, cards, took_ms,
      young_reviews, young_known, mature_reviews, mature_known)
    SELECT ${userId}, local_day, source_kind, source_key,
      coalesce(sum(times) FILTER (WHERE item_kind = 'question'), 0),
      coalesce(sum(times) FILTER (WHERE item_kind = 'card'), 0), sum(took_ms),
      ${getReviews('young')}, ${getReviews('young', known)}, ${getReviews('mature')}, ${getReviews('mature', known)}
    FROM ${progressItemDays} JOIN ${progressItems} USING (user_id, item_kind, item_id)
    WHERE user_id = ${userId} AND ${isOfDays} GROUP BY local_day, source_kind, source_key`);
}

/**
 * One statement for each source, so that none of them returns all that very many years have left.
 *
 * @param without reads ids of questions that are passed over
 * @returns what counts of these topics, in no order
 */
export async function* findEvidence(
  executor: Executor,
  userId: string,
  topics: readonly TopicName[],
  without?: SQL,
): AsyncGenerator<EvidenceRow[]> {
  for (const some of Map.groupBy(
    topics,
    ({ sourceKind, sourceKey }) => `${sourceKind} ${sourceKey}`,
  ).values())
    yield await findEvidenceOf(executor, userId, some, without);
}

export type EvidenceRow = Awaited<ReturnType<typeof findEvidenceOf>>[number];

/** @param topics all of one source */
function findEvidenceOf(executor: Executor, userId: string, topics: readonly TopicName[], without?: SQL) {
  const { sourceKind, sourceKey, topicKey, topic, itemId } = progressItems;
  const { givenAt, localDay, correct, possible } = progressItemDays;
  const keys = topics.map((name) => name.topicKey);
  return executor
    .select({
      sourceKind,
      sourceKey,
      topicKey,
      topic,
      questionId: itemId,
      localDay,
      givenAt: sql<string>`${givenAt}`.mapWith(givenAt),
      correct: sql<boolean>`${correct}`,
      possible: sql<number>`${possible}`,
    })
    .from(progressItems)
    .innerJoin(
      progressItemDays,
      and(
        eq(progressItemDays.userId, progressItems.userId),
        eq(progressItemDays.itemKind, progressItems.itemKind),
        eq(progressItemDays.itemId, itemId),
      ),
    )
    .where(
      and(
        eq(progressItems.userId, userId),
        eq(progressItems.itemKind, 'question'),
        eq(sourceKind, topics[0]?.sourceKind ?? 'none'),
        eq(sourceKey, topics[0]?.sourceKey ?? ''),
        sql`${topicKey} = ANY (${sql.param(keys)})`,
        isNotNull(correct),
        without && sql`${itemId} NOT IN (${without})`,
      ),
    );
}

/** Replaces the beliefs of these topics; topics without a new belief are deleted. */
export async function replaceTopics(
  tx: Transaction,
  userId: string,
  topics: readonly TopicName[],
  rows: readonly TopicRow[],
): Promise<void> {
  const names = topics.map(({ sourceKind, sourceKey, topicKey }) => ({
    kind: sourceKind,
    key: sourceKey,
    topic: topicKey,
  }));
  await tx.execute(sql`
    DELETE FROM ${progressTopics} WHERE user_id = ${userId} AND (source_kind, source_key, topic_key) IN (
      SELECT wanted.kind, wanted.key, wanted.topic FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        AS wanted (kind text, key text, topic text))`);
  if (rows.length > 0) await tx.insert(progressTopics).values(rows.map((row) => ({ ...row, userId })));
}

/** Deletes everything that can be computed again; the sources of items stay. */
export async function clearRows(tx: Transaction, userId: string): Promise<void> {
  for (const table of [progressItemDays, progressDays, progressTopics])
    await tx.delete(table).where(eq(table.userId, userId));
}
