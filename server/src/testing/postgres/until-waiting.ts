/** Detects that calls wait for a database lock: tests of races continue from there. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Counts the statements of this database that wait for a lock of another statement. */
const waitingNow = `
  SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Returns once the expected number of calls wait for a lock, or once one of the calls has ended without: then
 * the rule under test is broken, and the test's assertions on the outcome show it. Until then it waits as
 * long as the test may take: the work before the lock, such as the start of the study engine, took over ten
 * seconds on a busy machine.
 *
 * @returns true if that many wait
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
