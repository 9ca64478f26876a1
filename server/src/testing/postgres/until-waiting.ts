/** The moment in which calls wait for a lock of the database: tests of races go on from there. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How many statements of this database wait for a lock that another one has. */
const waitingNow = `
  SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Returns when so many others wait for a lock, or when one of the calls has ended without: then the rule under test
 * is broken, and what the test expects of the outcome says so. Until then it waits as long as the test may take: what
 * comes before the lock, as the start of the study engine, took over ten seconds on a busy machine.
 *
 * @returns whether so many wait
 */
export async function untilWaiting(
  pool: pg.Pool,
  count: number,
  ...calls: Promise<unknown>[]
): Promise<boolean> {
  const ended = new AbortController();
  for (const call of calls) {
    const end = () => ended.abort();
    call.then(end, end);
  }
  while (!ended.signal.aborted) {
    const { rows } = await pool.query(waitingNow);
    if (rows[0].waiting >= count) return true;
    await pause(5);
  }
  return false;
}
