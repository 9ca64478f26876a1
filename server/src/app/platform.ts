import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type Database, type DatabaseConnection, openDatabase } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { type HintBus, openHintBus } from '../platform/hints/hints.ts';
import { createIsolationPool, type IsolationPool } from '../platform/isolate/pool.ts';
import type { Log } from '../platform/log/log.ts';
import type { JobDeclaration } from '../platform/queue/job.ts';
import { openQueue, type Queue } from '../platform/queue/queue.ts';

/** Everything outside the features that they are given. */
export interface Platform {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  queue: Queue;
  hints: HintBus;
  files: FileStore;
  /** Child processes for files of strangers. */
  readers: IsolationPool;
  /** Child processes for pictures of strangers: somebody waits for the answer, so they queue behind no book. */
  pictures: IsolationPool;
  /** Child processes for the study engine, warm ones. */
  engines: IsolationPool;
  close(graceMs: number): Promise<void>;
}

/**
 * Opens connections and pools.
 * @param jobs every job declared by a feature
 */
export async function openPlatform(
  ports: { config: Config; connection: DatabaseConnection; log: Log; clock: Clock },
  jobs: readonly JobDeclaration[],
): Promise<Platform> {
  const { config, connection, log, clock } = ports;
  const database = openDatabase(connection, log);
  const [queue, hints, files] = await Promise.all([
    openQueue(connection, jobs, log),
    openHintBus(connection, log),
    openFileStore(config.files),
  ]);
  // One child each: two cores serve the API, the database and these, and the API comes first.
  const readers = createIsolationPool({ size: 1 });
  const pictures = createIsolationPool({ size: 1 });
  const engines = createIsolationPool({ size: 1 });

  return {
    config,
    log,
    clock,
    database,
    queue,
    hints,
    files,
    readers,
    pictures,
    engines,
    async close(graceMs) {
      await queue.close(graceMs);
      await Promise.all([readers.close(), pictures.close(), engines.close(), hints.close()]);
      await database.close();
    },
  };
}
