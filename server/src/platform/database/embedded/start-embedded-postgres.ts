/** Runs a real PostgreSQL server: a separate process, data under DATA_DIR, reachable only through a socket. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import type { DatabaseConnection } from '../database.ts';
import { postgresBinaries } from './binaries.ts';
import { clusterFolder, databaseRole, prepareCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { launcher } from './launch.ts';
import { endLeftOvers } from './left-over.ts';
import { ensurePassword, storedPassword } from './password.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { serverAccount } from './server-account.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';

/** A running server. */
export interface EmbeddedPostgres {
  connection: DatabaseConnection;
  /** Settles when the server process has ended, called for or not. */
  ended: Promise<void>;
  /** Ends the server, in at most 12 s. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresDeps {
  /** Absolute; locked by the caller (`lockDataDir`). */
  dataDir: string;
  log: Log;
}

const port = 5432;
const databaseName = 'akada';

/** Max delay of the start by a leftover process of an earlier run, in milliseconds. */
const patience = 30_000;

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Messages contain people's input; the application reports failures itself, only by their code.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
const getFlags = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const settingFlags = getFlags(settings);
/** Without the server, an error would not end PostgreSQL and so not be noticed. */
const singleUserFlags = getFlags({ ...settings, exit_on_error: 'on' });

/**
 * Creates the database if there is none, ends leftovers of an earlier run, and starts.
 *
 * @throws EmbeddedPostgresError if it cannot run here or does not start
 */
export async function startEmbeddedPostgres(deps: EmbeddedPostgresDeps): Promise<EmbeddedPostgres> {
  const { dataDir, log } = deps;
  const folder = clusterFolder(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const { initdb, postgres } = postgresBinaries();
  const account = await serverAccount(folder);
  const launch = await launcher(account, [dirname(postgres), dataDir]);
  await endLeftOvers(dataDir);
  await prepareCluster(folder, initdb, account, launch);

  const socketFolder = makeSocketFolder(dataDir, account);
  const command = launch(postgres, '-D', folder, '-k', socketFolder, '-p', String(port), ...settingFlags);
  const singleUser = launch(postgres, '--single', '-D', folder, ...singleUserFlags, 'postgres');
  let postmaster: Postmaster | undefined;
  const stop = async () => {
    await postmaster?.stop();
    removeSocketFolder(dataDir);
  };
  try {
    postmaster = await patiently(log, async () => {
      await ensurePassword(folder, singleUser, account);
      return startPostmaster(command, folder, log);
    });
    const connection = connectionTo(folder, socketFolder);
    await ensureDatabase(connection);

    return { connection, ended: postmaster.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Serves commands next to a running server, which holds the lock of the data folder.
 *
 * @returns the connection to the server on this data folder; null if none accepts connections
 */
export function runningEmbeddedPostgres(dataDir: string): DatabaseConnection | null {
  const folder = clusterFolder(dataDir);
  const file = readPostmasterFile(folder);
  return file?.ready ? connectionTo(folder, file.socketFolder) : null;
}

function connectionTo(folder: string, socketFolder: string): DatabaseConnection {
  const password = storedPassword(folder) ?? undefined;
  return { host: socketFolder, port, user: databaseRole, password, database: databaseName };
}

/** Shared memory of killed backends stays in use for a while after they end. */
async function patiently<Result>(log: Log, start: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresError) || !isHeldUp(error) || performance.now() > deadline)
        throw error;

      log.warn({ reason: error.message }, 'an earlier PostgreSQL still holds its memory, waiting for it');
      await setTimeout(500);
    }
  }
}

function isHeldUp(error: EmbeddedPostgresError): boolean {
  return /shared memory block|lock file ".*" already exists/.test(error.message);
}

/** Not a step of initdb, so that a first start that was killed right after it is made good too. */
async function ensureDatabase(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
