/** A real PostgreSQL server of our own: own process, data under DATA_DIR, reached through a socket alone. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import type { DatabaseConnection } from '../database.ts';
import { postgresBinaries } from './binaries.ts';
import { clusterFolder, databaseRole, prepareCluster } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Command, launcher } from './launch.ts';
import { endLeftOvers } from './left-over.ts';
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

export interface EmbeddedPostgresOptions {
  /** Absolute; locked by the caller (`lockDataDir`). */
  dataDir: string;
  log: Log;
}

const port = 5432;
const databaseName = 'akada';

/** How long a left-over of an earlier run may hold up the start, in milliseconds. */
const patience = 30_000;

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Messages carry what people typed; the application reports failures itself, by their code alone.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
const settingFlags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Makes the database where there is none, ends what an earlier run left, and starts.
 *
 * @throws EmbeddedPostgresError when it cannot run here or does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const folder = clusterFolder(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const { initdb, postgres } = postgresBinaries();
  const account = await serverAccount(folder);
  const launch = await launcher(account, [dirname(postgres), dataDir]);
  await endLeftOvers(dataDir);
  await prepareCluster(folder, initdb, account, launch);

  const socketFolder = makeSocketFolder(dataDir, account);
  const command = launch(postgres, '-D', folder, '-k', socketFolder, '-p', String(port), ...settingFlags);
  let postmaster: Postmaster | undefined;
  const stop = async () => {
    await postmaster?.stop();
    removeSocketFolder(dataDir);
  };
  try {
    postmaster = await startPatiently(command, folder, log);
    await ensureDatabase(socketFolder);

    return { connection: connectionThrough(socketFolder), ended: postmaster.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * For a command beside a running server, which holds the lock of the data folder.
 *
 * @returns how to reach the server on this data folder; null where none accepts connections
 */
export function runningEmbeddedPostgres(dataDir: string): DatabaseConnection | null {
  const file = readPostmasterFile(clusterFolder(dataDir));
  return file?.ready ? connectionThrough(file.socketFolder) : null;
}

function connectionThrough(socketFolder: string, database = databaseName): DatabaseConnection {
  return { host: socketFolder, port, user: databaseRole, database };
}

/** Shared memory of killed backends stays in use for a while after they are gone. */
async function startPatiently(command: Command, folder: string, log: Log): Promise<Postmaster> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await startPostmaster(command, folder, log);
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresError) || !isHeldUp(error) || Date.now() > deadline) throw error;

      log.warn({ reason: error.message }, 'an earlier PostgreSQL still holds its memory, waiting for it');
      await setTimeout(500);
    }
  }
}

function isHeldUp(error: EmbeddedPostgresError): boolean {
  return /shared memory block|lock file ".*" already exists/.test(error.message);
}

/** Not a step of initdb, so that a first start that was killed right after it is made good too. */
async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client(connectionThrough(socketFolder, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
