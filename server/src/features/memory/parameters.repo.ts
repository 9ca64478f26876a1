import type { MemoryParameters } from '@akada/core/memory/forgetting-curve.ts';
import { minTunedReviews } from '@akada/core/memory/tuning/tuning-rules.ts';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { findReviewsOf, type StoredEvent } from './memory.repo.ts';
import { reviews } from './memory.tables.ts';
import { type MemoryParametersRow, memoryParameters } from './parameters.tables.ts';

/** @returns the newest version; null for a student who has only the defaults */
export async function findNewest(executor: Executor, userId: string): Promise<MemoryParametersRow | null> {
  const [row] = await executor
    .select()
    .from(memoryParameters)
    .where(eq(memoryParameters.userId, userId))
    .orderBy(desc(memoryParameters.version))
    .limit(1);
  return row ?? null;
}

/** @returns all versions of a student; states are computed from each review by its own version */
export async function findVersions(
  executor: Executor,
  userId: string,
): Promise<Map<number, MemoryParameters>> {
  const rows = await executor
    .select({ version: memoryParameters.version, parameters: memoryParameters.parameters })
    .from(memoryParameters)
    .where(eq(memoryParameters.userId, userId))
    .orderBy(asc(memoryParameters.version));
  return new Map(rows.map(({ version, parameters }) => [version, parameters]));
}

export async function addVersion(tx: Transaction, row: MemoryParametersRow): Promise<void> {
  await tx.insert(memoryParameters).values(row);
}

/** @returns whether the student has given enough reviews of cards */
export async function hasEnoughReviews(executor: Executor, userId: string): Promise<boolean> {
  const enough = await executor
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.itemKind, 'card'), isNotNull(reviews.grade)))
    .limit(minTunedReviews);
  return enough.length >= minTunedReviews;
}

/** Cards whose histories one optimisation reads: more would add memory and time, and nothing to the result. */
const maxCards = 10_000;

/** @returns all events of the cards that were reviewed last */
export async function findTunedEvents(executor: Executor, userId: string): Promise<StoredEvent[]> {
  const items = await executor
    .select({ itemKind: reviews.itemKind, itemId: reviews.itemId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.itemKind, 'card')))
    .groupBy(reviews.itemKind, reviews.itemId)
    .orderBy(desc(sql`max(${reviews.givenAt})`), asc(reviews.itemId))
    .limit(maxCards);
  return items.length === 0 ? [] : findReviewsOf(executor, userId, items);
}
