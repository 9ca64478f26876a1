/** Days and right answers by source, for weeks of one student. */
import { and, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import {
  progressDays,
  progressItemDays,
  progressItems,
  type SourceKind,
} from '../counting/progress.tables.ts';

interface StudyRange {
  userId: string;
  from: string;
  to: string;
}

/** The study of one source on one day. */
export interface SourceDay {
  day: string;
  sourceKind: SourceKind;
  sourceKey: string;
  answers: number;
  tookMs: number;
}

/** @returns the study of each source on the days of a range, ascending */
export function findSourceDays(executor: Executor, { userId, from, to }: StudyRange): Promise<SourceDay[]> {
  const { localDay, sourceKind, sourceKey, questions, cards, tookMs } = progressDays;
  return executor
    .select({ day: localDay, sourceKind, sourceKey, answers: sql<number>`${questions} + ${cards}`, tookMs })
    .from(progressDays)
    .where(and(eq(progressDays.userId, userId), gte(localDay, from), lte(localDay, to)))
    .orderBy(localDay, sourceKind, sourceKey);
}

/** Questions of a day that were judged, each once. */
export interface JudgedDay {
  day: string;
  sourceKind: SourceKind;
  sourceKey: string;
  judged: number;
  right: number;
}

/** @param heldIds reads ids of questions whose answers must stay unknown @returns judged questions by day and source */
export function findJudgedDays(
  executor: Executor,
  { userId, from, to }: StudyRange,
  heldIds: SQL,
): Promise<JudgedDay[]> {
  const { sourceKind, sourceKey, itemId } = progressItems;
  const { localDay, correct } = progressItemDays;
  return executor
    .select({
      day: localDay,
      sourceKind,
      sourceKey,
      judged: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) FILTER (WHERE ${correct}))::int`,
    })
    .from(progressItemDays)
    .innerJoin(
      progressItems,
      and(
        eq(progressItems.userId, progressItemDays.userId),
        eq(progressItems.itemKind, progressItemDays.itemKind),
        eq(itemId, progressItemDays.itemId),
      ),
    )
    .where(
      and(
        eq(progressItemDays.userId, userId),
        eq(progressItemDays.itemKind, 'question'),
        gte(localDay, from),
        lte(localDay, to),
        isNotNull(correct),
        sql`${itemId} NOT IN (${heldIds})`,
      ),
    )
    .groupBy(localDay, sourceKind, sourceKey);
}
