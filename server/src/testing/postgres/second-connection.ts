/** Races in one chosen order: a second connection holds a lock until the other side stands before it. */
import type pg from 'pg';
import { untilWaiting } from './until-waiting.ts';

export interface SecondConnection {
  /** Runs in its one transaction. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** `untilWaiting`, outside of the transaction, which would see the same picture again and again. */
  untilWaiting(count: number, ...calls: Promise<unknown>[]): Promise<boolean>;
  /** Ends the transaction, so that the others continue. */
  commit(): Promise<void>;
}

/** Begins a transaction that stays open until `commit`. */
export async function openSecondConnection(pool: pg.Pool): Promise<SecondConnection> {
  const client = await pool.connect();
  await client.query('BEGIN');
  return {
    query: (text, values) => client.query(text, values),
    untilWaiting: (count, ...calls) => untilWaiting(pool, count, ...calls),
    async commit() {
      await client.query('COMMIT');
      client.release();
    },
  };
}
