/** One PostgreSQL for a whole test run, with a migrated template that every test database is copied from. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endLeftOvers } from '../../platform/database/embedded/left-over.ts';
import { processIdentity } from '../../platform/database/embedded/process-table.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations } from '../../platform/database/schema/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { administer, templateName } from './postgres-template.ts';

interface TestPostgres {
  connection: DatabaseConnection;
  folder: string;
  stop(): Promise<void>;
}

/** Each project loads this module for itself, so what they share stands outside of it. */
const run = globalThis as { akadaTestPostgres?: { projects: number; started: Promise<TestPostgres> } };

/** @returns the teardown */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  run.akadaTestPostgres ??= { projects: 0, started: startPostgres() };
  const shared = run.akadaTestPostgres;
  shared.projects += 1;
  const { connection, folder, stop } = await shared.started;
  project.provide('postgres', connection);
  project.provide('testFolder', folder);

  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;

    delete run.akadaTestPostgres;
    await stop();
  };
}

async function startPostgres(): Promise<TestPostgres> {
  await removeForsakenFolders();
  const identity = processIdentity(process.pid);
  const folder = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}.${identity}.`));
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: createLog('silent') });
  const first = await start();
  await makeTemplate(first.connection);
  // PostgreSQL reads the number of connections only at its start.
  await first.stop();
  const postgres = await start();

  return {
    connection: postgres.connection,
    folder,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function makeTemplate(server: DatabaseConnection): Promise<void> {
  // Nothing here outlives the run, so nothing waits for the disk. A test of a power cut starts its own product.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await administer(server, `ALTER SYSTEM SET ${setting} = off`);
  }
  // Every app of a worker has a separate pool.
  await administer(server, 'ALTER SYSTEM SET max_connections = 400');
  await administer(server, 'SELECT pg_reload_conf()');
  await administer(server, `CREATE DATABASE ${templateName}`);
  const template = { ...server, database: templateName };
  await applyMigrations(template);
  // Opening the queue makes its schema, which takes longer than all of our own.
  const queue = await openQueue(template, createLog('silent'));
  await queue.close(0);
}

/** A test run's folder is named after it: `akada-test-<pid>.<identity>.<random>`. */
const testFolderPrefix = 'akada-test-';

/** Ends and removes what test runs that were killed left behind. */
async function removeForsakenFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [pid, identity] = name.slice(testFolderPrefix.length).split('.');
    if (!name.startsWith(testFolderPrefix) || processIdentity(Number(pid)) === identity) continue;

    const folder = join(tmpdir(), name);
    try {
      await endLeftOvers(folder);
      rmSync(folder, { recursive: true });
    } catch {
      // Another user's, or another run is removing it at this moment.
    }
  }
}
