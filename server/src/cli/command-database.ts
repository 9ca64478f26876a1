import { setTimeout } from 'node:timers/promises';
import type { Config } from '../platform/config/config.ts';
import { DataDirInUseError } from '../platform/database/embedded/data-dir-lock.ts';
import { openRunDatabase } from '../platform/database/embedded/run-database.ts';
import { runningEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations } from '../platform/database/schema/migrate.ts';
import type { Log } from '../platform/log/log.ts';
import type { CommandDatabase } from './command.ts';

/** How long a server that is just starting may take until it can be reached, in milliseconds. */
const patience = 20_000;

/** A database that is opened when it is first asked for. */
export interface LazyDatabase {
  open(): Promise<CommandDatabase>;
  close(): Promise<void>;
}

/** The embedded server of another run belongs to that run: we only use it. We stop a server only if we started it. */
export function createLazyDatabase(config: Config, log: Log): LazyDatabase {
  let opened: Promise<CommandDatabase> | null = null;
  let stop = async () => {};

  async function openOnce(): Promise<CommandDatabase> {
    try {
      const ownRunDatabase = await openRunDatabase(config, log);
      stop = ownRunDatabase.stop;
      if (config.databaseUrl) return { connection: ownRunDatabase.connection, description: 'DATABASE_URL' };

      await applyMigrations(ownRunDatabase.connection);
      return { connection: ownRunDatabase.connection, description: 'embedded, started for this command' };
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;

      return {
        connection: await reachRunning(config.dataDir, error),
        description: 'embedded, of the running server',
      };
    }
  }

  return {
    open() {
      opened ??= openOnce();
      return opened;
    },
    close: () => stop(),
  };
}

async function reachRunning(dataDir: string, inUse: DataDirInUseError) {
  const deadline = performance.now() + patience;
  for (;;) {
    const connection = runningEmbeddedPostgres(dataDir);
    if (connection) return connection;
    if (performance.now() > deadline) throw inUse;

    await setTimeout(100);
  }
}
