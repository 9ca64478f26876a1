/** Counts the rows of an administrators' list, up to a limit. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Counting all of a million rows costs many times what a page of them does. */
const mostCounted = 10_000;

/** `more` is true if there are more than `total`. */
export interface Counted {
  total: number;
  more?: true;
}

/**
 * @param from a table, or several that are joined
 * @param where undefined for all rows
 * @returns the number of rows that match, ten thousand at most
 */
export async function countUpTo(
  executor: Executor,
  from: SQLWrapper,
  where: SQL | undefined,
): Promise<Counted> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total
    FROM (SELECT FROM ${from} WHERE ${where ?? sql`true`} LIMIT ${mostCounted + 1}) AS counted`);
  const total = rows[0]?.total ?? 0;
  return total > mostCounted ? { total: mostCounted, more: true } : { total };
}
