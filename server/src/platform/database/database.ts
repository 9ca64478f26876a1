import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { isoTimestamp } from './columns.ts';
import { openSharedConnection } from './shared-connection.ts';
import { trackSockets } from './sockets.ts';

/** Location of the database: a socket folder or host with its names, or one connection string. */
export type DatabaseConnection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString'
>;

/** Runs queries, in a transaction or outside of one. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>;

/** An open transaction. Only `Database.transaction` creates one, so a parameter of this type proves it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  /** For single queries; inside a transaction use the callback's argument. */
  db: NodePgDatabase;
  /**
   * For keyed reads of every request, on one shared connection. Nothing that can wait belongs here, because
   * all later reads would wait too.
   */
  shared: Pick<NodePgDatabase, 'select'>;
  /** The pool itself, for named prepared statements and LISTEN. */
  pool: pg.Pool;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Breaks every connection: waiting queries fail immediately, and the next query connects again. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** The driver makes a day the moment at which it begins here: another day in another time zone. */
const day = (text: string) => text;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return isoTimestamp;
    return oid === pg.types.builtins.DATE ? day : pg.types.getTypeParser(oid, format);
  },
};

/**
 * Opens the pool; connections are made when they are first needed. Statements are given up after 10 s, before the clients' own 15 s, so that nothing is still
 * at work for a caller who has gone.
 * @param size connections of the pool at most
 * @param sockets where other connections that shall break with the pool's are as well
 */
export function openDatabase(
  connection: DatabaseConnection,
  log: Log,
  size = 20,
  sockets = trackSockets(),
): Database {
  const settings = {
    ...connection,
    stream: sockets.open,
    types,
    // Together with the previous work, this stays below the 5 s in which every caller gets an answer.
    connectionTimeoutMillis: 4_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'akada',
    options: '-c timezone=UTC',
  };
  const pool = new pg.Pool({ ...settings, max: size });
  const shared = openSharedConnection(settings, log);
  // An idle connection that breaks reports to the pool, one in use reports to itself; either event without a
  // listener ends the process. `pool.end()` resolves before its sockets are closed, so a database that stops
  // right afterwards can still break one of them, which does no harm.
  const lost = (message: string) => (error: Error) => {
    if (!pool.ending) log.warn({ error: error.message }, message);
  };
  pool.on('error', lost('idle database connection lost'));
  pool.on('connect', (client) => client.on('error', lost('database connection lost')));

  return {
    db: drizzle(pool),
    shared: shared.db,
    pool,
    transaction: (work) => inTransaction(pool, work),
    dropConnections: sockets.breakAll,
    async close() {
      await Promise.all([pool.end(), shared.close()]);
    },
  };
}

/**
 * Acquires and releases the connection itself. The library never releases a connection that is lost before
 * `BEGIN` is answered, and twenty of those left a process without a database until its restart.
 */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}
