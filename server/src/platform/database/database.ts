import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { isoTimestamp } from './timestamp.ts';

/** Where the database is: a socket folder or host with its names, or one connection string. */
export type DatabaseConnection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString'
>;

/** Runs queries, in a transaction or outside of one. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** A transaction under way. Only `Database.transaction` makes one, so a parameter of this type proves it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  /** For queries of their own; inside a transaction use what the callback receives. */
  db: NodePgDatabase;
  /** The pool itself, for named prepared statements and LISTEN. */
  pool: pg.Pool;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoTimestamp : pg.types.getTypeParser(oid, format),
};

/**
 * Opens the pool. Statements are given up after 10 s, before the clients' own 15 s, so that nothing is still
 * at work for a caller who has gone.
 * @param size connections at most
 */
export function openDatabase(connection: DatabaseConnection, log: Log, size = 20): Database {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'akada',
    options: '-c timezone=UTC',
  });
  // A connection that breaks while idle reports to the pool, one that breaks in use reports to itself;
  // either event without a listener ends the process. `pool.end()` resolves before its sockets are closed, so a
  // database that stops right after it may still end one of them: that is no loss.
  const lost = (message: string) => (error: Error) => {
    if (!pool.ending) log.warn({ error: error.message }, message);
  };
  pool.on('error', lost('idle database connection lost'));
  pool.on('connect', (client) => client.on('error', lost('database connection lost')));
  const db = drizzle(pool);

  return { db, pool, transaction: (work) => db.transaction(work), close: () => pool.end() };
}
