/** Calls that meet in one moment, in an order that the test chooses. */
import type { SharedTestApp } from '../test-app.ts';
import { untilWaiting } from './until-waiting.ts';

/** The lock that the calls wait for. */
export interface Barrier {
  /** Locks the rows that every one of the calls has to lock or change. */
  sql: string;
  values: unknown[];
}

/**
 * Holds a lock on a separate connection while the calls start, each once the previous one waits for it. Then
 * they continue in this order: every call has by then finished its work before the lock.
 *
 * @returns the answers, in the same order
 */
export async function inLine<Answers extends unknown[]>(
  app: SharedTestApp,
  { sql, values }: Barrier,
  calls: { [At in keyof Answers]: () => Promise<Answers[At]> },
): Promise<Answers> {
  const { pool } = app.platform.database;
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(sql, values);
    const answers: Promise<unknown>[] = [];
    for (const call of calls) {
      answers.push(call());
      const came = await untilWaiting(pool, answers.length, ...answers);
      if (!came) throw new Error('a call ended and did not wait for what the barrier locks');
    }
    await holder.query('COMMIT');
    return (await Promise.all(answers)) as Answers;
  } finally {
    // Destroys the connection, so that nothing stays locked if a call never reached the barrier.
    holder.release(true);
  }
}
