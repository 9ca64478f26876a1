/** Calls that meet in one moment, in an order that the test chooses. */
import type { SharedTestApp } from '../test-app.ts';
import { untilWaiting } from './until-waiting.ts';

/** What the calls wait for. */
export interface Barrier {
  /** Locks the rows that every one of the calls has to lock or change. */
  sql: string;
  values: unknown[];
}

/**
 * Holds a lock on a connection of its own while the calls begin, each once the one before waits for it. Then they go
 * on in this order: every call has done by then what it does before it takes the lock.
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
    // Destroyed, so that nothing stays locked where a call never came to the barrier.
    holder.release(true);
  }
}
