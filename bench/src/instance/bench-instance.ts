/** A fresh instance for one run: its own folder, the embedded PostgreSQL in it, the product's tables. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '../../../server/src/platform/config/config.ts';
import {
  type Database,
  type DatabaseConnection,
  openDatabase,
} from '../../../server/src/platform/database/database.ts';
import { clusterFolder } from '../../../server/src/platform/database/embedded/cluster.ts';
import { findProcesses } from '../../../server/src/platform/database/embedded/process-table.ts';
import { openRunDatabase } from '../../../server/src/platform/database/embedded/run-database.ts';
import { applyMigrations } from '../../../server/src/platform/database/schema/migrate.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';

/** Tokens are made for one address: every server of a run has the same, wherever it listens. */
export const publicUrl = 'http://localhost:3000';

export interface BenchInstance {
  folder: string;
  config: Config;
  connection: DatabaseConnection;
  database: Database;
  /** Every process of the database at this moment. */
  postgres(): number[];
  /** Ends the database and removes the folder. */
  remove(): Promise<void>;
}

/** @param parent folder in which the instance's own one is made */
export async function createInstance(parent = tmpdir()): Promise<BenchInstance> {
  const folder = realpathSync(mkdtempSync(join(parent, 'akada-bench-')));
  const log = createLog('error');
  const config = loadConfig({ DATA_DIR: folder, PORT: '0', PUBLIC_URL: publicUrl });
  const server = await openRunDatabase(config, log);
  const { connection } = server;
  await applyMigrations(connection);
  const database = openDatabase(connection, log, 5);

  const remove = async () => {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  // Both an interrupt and the failure that it causes run the cleanup.
  let removed: Promise<void> | undefined;

  return {
    folder,
    config,
    connection,
    database,
    postgres: () => findProcesses(clusterFolder(folder), 'postgres'),
    remove: () => {
      removed ??= remove();
      return removed;
    },
  };
}
