/** Calls that meet in one moment, in an order that the test chooses. */
import { expect } from 'vitest';
import type { SharedTestApp } from '../test-app.ts';

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
  const holder = await app.platform.database.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(sql, values);
    const answers: Promise<unknown>[] = [];
    for (const call of calls) {
      answers.push(call());
      await untilWaiting(app, answers.length);
    }
    await holder.query('COMMIT');
    return (await Promise.all(answers)) as Answers;
  } finally {
    // Destroyed, so that nothing stays locked where a call never came to the barrier.
    holder.release(true);
  }
}

/**
 * Waits until so many connections to this database wait for a lock, nearly as long as a test may take: what comes
 * before the lock, as the start of the study engine, took over ten seconds on a busy machine.
 */
export async function untilWaiting({ platform }: SharedTestApp, connections: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await platform.database.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length;
      },
      { interval: 5, timeout: 25_000 },
    )
    .toBe(connections);
}
