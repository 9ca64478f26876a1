/** Work that is wanted again and again, such as figures that follow what happens: it is done some time later, once. */
import { type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import type { Attempt, WorkRows } from './work-rows.ts';

/** When wanted work is done. */
export interface WantedWork {
  /** Ids of rows, which are created if missing. */
  ids: readonly string[];
  /** Milliseconds since the epoch. */
  due: number;
  /** A finished row rests until then: a time from its columns, which `known` names. */
  restsUntil: SQL;
}

/**
 * Lets rows wait; the sweep sends them when they are due. Rows that wait already are not even locked, because a thousand
 * people may want the same at the same moment.
 */
export async function wantWork<Row extends Attempt>(
  executor: Executor,
  { table, waiting }: WorkRows<Row>,
  { ids, due, restsUntil }: WantedWork,
): Promise<void> {
  if (ids.length === 0) return;

  const from = sql`${getInstant(due)}::timestamptz`;
  await executor.execute(sql`
    INSERT INTO ${table} AS known (id, status, attempts, lease_until)
    SELECT wanted.id, ${waiting}, 0, ${from} FROM unnest(${sql.param([...ids])}::uuid[]) AS wanted (id)
    WHERE NOT EXISTS (SELECT FROM ${table} AS present WHERE present.id = wanted.id AND present.status = ${waiting})
    ORDER BY wanted.id
    ON CONFLICT (id) DO UPDATE SET status = ${waiting}, attempts = 0, lease_until = greatest(${from}, ${restsUntil})`);
}
