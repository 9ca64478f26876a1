/** Races in one chosen order: a second connection holds a lock until the other side stands before it. */
import type pg from 'pg';

/** How many queries of this database stand before a lock that another one has. */
const waitingNow = `
  SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

export interface SecondConnection {
  /** In its one transaction. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /**
   * Returns when so many others wait for a lock, or when one of the calls has ended without: then the rule under
   * test is broken, and what the test expects of the outcome says so.
   */
  untilWaiting(count: number, ...calls: Promise<unknown>[]): Promise<void>;
  /** Ends the transaction, and lets the others go on. */
  commit(): Promise<void>;
}

/** Begins a transaction that stays open until `commit`. */
export async function openSecondConnection(pool: pg.Pool): Promise<SecondConnection> {
  const client = await pool.connect();
  await client.query('BEGIN');
  return {
    query: (text, values) => client.query(text, values),
    async untilWaiting(count, ...calls) {
      const ended = new AbortController();
      for (const call of calls) {
        const end = () => ended.abort();
        call.then(end, end);
      }
      while (!ended.signal.aborted) {
        // Outside of the transaction, which would see the same picture again and again.
        const { rows } = await pool.query(waitingNow);
        if (rows[0].waiting >= count) return;
      }
    },
    async commit() {
      await client.query('COMMIT');
      client.release();
    },
  };
}
