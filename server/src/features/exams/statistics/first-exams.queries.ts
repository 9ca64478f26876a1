/** The first exam of each student under a condition, which statistics are of. */
import { and, asc, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { exams } from '../exam/exams.tables.ts';

/** Enough for any figure, and the most that a worker can hold in memory. */
const mostExams = 20_000;

/** Exams that are read in one turn of the event loop: the requests of others wait for it. */
const batchSize = 500;

/**
 * Reads the ids as one text: reading ten thousand rows in one query blocks all requests.
 *
 * @returns ids of ended exams, of the most recent students if there are very many
 */
export async function findFirstExams(executor: Executor, condition: SQL | undefined): Promise<string[]> {
  const { id, userId, startedAt, finishedAt } = exams;
  const first = executor
    .selectDistinctOn([userId], { id, startedAt })
    .from(exams)
    .where(and(condition, isNotNull(finishedAt)))
    .orderBy(asc(userId), asc(startedAt), asc(id))
    .as('first');
  const last = executor
    .select({ id: first.id })
    .from(first)
    .orderBy(desc(first.startedAt), asc(first.id))
    .limit(mostExams)
    .as('last');
  const [row] = await executor
    .select({ ids: sql<string | null>`string_agg(${last.id}::text, ' ')` })
    .from(last);
  return row?.ids?.split(' ') ?? [];
}

/** The database reads the next batch while one is used. */
export async function* readInBatches<Batch>(
  examIds: readonly string[],
  read: (examIds: readonly string[]) => Promise<Batch>,
): AsyncGenerator<Batch> {
  const batchFrom = (from: number) => read(examIds.slice(from, from + batchSize));
  let next = batchFrom(0);
  try {
    for (let from = 0; from < examIds.length; from += batchSize) {
      const batch = await next;
      next = batchFrom(from + batchSize);
      yield batch;
    }
  } finally {
    await next;
  }
}
