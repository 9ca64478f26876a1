import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';

export interface SharedConnection {
  db: Pick<NodePgDatabase, 'select'>;
  close(): Promise<void>;
}

/**
 * One connection for the short reads of every request. A statement is sent without waiting for earlier
 * answers (the pipelining of PostgreSQL's extended query protocol), so the statements of one event loop turn
 * wake PostgreSQL and this process once. It connects with the first statement, and again after a loss, which
 * fails the pending statements.
 *
 * @param settings the same as for the pool's connections
 * @param answerWithinMs breaks the connection without an answer in this time, because it delays all later
 * answers; it must be below the 5 s in which every caller gets an answer
 */
export function openSharedConnection(
  settings: pg.ClientConfig,
  log: Log,
  answerWithinMs = 4_000,
): SharedConnection {
  let held: Held | null = null;
  let closed = false;

  function hold(): Held {
    const client = new pg.Client({ ...settings, pipeline: true, query_timeout: answerWithinMs });
    const opened: Held = { client, ready: client.connect() };
    opened.ready.catch(() => forget(opened));
    client.once('end', () => forget(opened));
    client.on('error', (error) => {
      if (held === opened) log.warn({ error: error.message }, 'shared database connection lost');
      forget(opened);
    });
    return opened;
  }

  function forget(lost: Held): void {
    if (held === lost) held = null;
    lost.client.end().catch(() => {});
  }

  async function query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (closed) throw new Error('Connection terminated: the database is closed');
    const used = held ?? hold();
    held = used;
    await used.ready;
    try {
      return await used.client.query(config, values);
    } catch (error) {
      // The driver breaks the connection of a late answer, but says so a turn of the event loop later.
      if (!(error instanceof pg.DatabaseError)) forget(used);
      throw error;
    }
  }

  return {
    // Outside of a transaction the library asks its client for nothing else.
    db: drizzle({ query } as unknown as pg.Client),
    async close() {
      closed = true;
      await held?.client.end();
    },
  };
}

interface Held {
  client: pg.Client;
  ready: Promise<unknown>;
}
