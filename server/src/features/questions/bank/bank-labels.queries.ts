/** Lists the labels of a bank's questions, and its restorable questions. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { canBeRestored } from '../../../platform/undo/undo.ts';
import { questions } from '../question/questions.tables.ts';
import { isInBankOf, stemShown } from './bank-filter.queries.ts';

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
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? getInstant(now) }));
}

/** Labels are collected from at most this number of questions, the most recently changed ones. */
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
    .where(isInBankOf(userId))
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
