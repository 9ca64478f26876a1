import pg from 'pg';
import { vi } from 'vitest';
import type { SharedTestApp } from './test-app.ts';

/**
 * Runs the work and watches the pool of the app. Other connections of the process are ignored: the queue, the
 * hints and the watch on the database query on their own timers, in the middle of any call.
 *
 * @returns the statements sent to the pool in the meantime, in order
 */
export async function statementsDuring(
  { platform }: SharedTestApp,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { pool } = platform.database;
  const used = new Set<pg.PoolClient>();
  const note = (client: pg.PoolClient) => used.add(client);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  pool.on('acquire', note);
  try {
    await work();
    const ofPool = sent.mock.calls.filter((_, index) => used.has(sent.mock.contexts[index] as pg.PoolClient));
    return ofPool.map(([statement]) => makeText(statement));
  } finally {
    pool.off('acquire', note);
    sent.mockRestore();
  }
}

function makeText(statement: string | pg.QueryConfig): string {
  return typeof statement === 'string' ? statement : statement.text;
}
