/** The database of one run: the embedded one, which belongs to the run, or the one of DATABASE_URL. */
import pg from 'pg';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../log/log.ts';
import type { DatabaseConnection } from '../database.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** The database named by DATABASE_URL does not answer. */
export class DatabaseUnreachableError extends Error {
  constructor(host: string, reason: string) {
    super(`The database at ${host} cannot be reached: ${reason}. Check DATABASE_URL, or leave it out.`);
    this.name = 'DatabaseUnreachableError';
  }
}

export interface RunDatabase {
  connection: DatabaseConnection;
  /** Settles when an embedded server has ended, called for or not; never for an external one. */
  ended: Promise<void>;
  /** Ends the embedded server and leaves its data folder to the next run. */
  stop(): Promise<void>;
}

/**
 * @returns a database that answers, not migrated
 * @throws DataDirInUseError, EmbeddedPostgresError or DatabaseUnreachableError, each with one clear line
 */
export async function openRunDatabase(config: Config, log: Log): Promise<RunDatabase> {
  if (config.databaseUrl) return externalDatabase(config.databaseUrl);

  const { dataDir } = config;
  const lock = await lockDataDir(dataDir);
  try {
    const { connection, ended, stop } = await startEmbeddedPostgres({ dataDir, log });
    return { connection, ended, stop: () => stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function externalDatabase(connectionString: string): Promise<RunDatabase> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new DatabaseUnreachableError(`${client.host}:${client.port}`, getReason(error));
  }

  return { connection: { connectionString }, ended: new Promise(() => {}), stop: async () => {} };
}

/** A host with several addresses fails with one error per address, and without a message. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(getReason))].join(', ');

  return error instanceof Error ? error.message : String(error);
}
