/** One PostgreSQL for a whole test run, with a migrated template that every test database is copied from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { processIdentity } from '../platform/database/embedded/process-table.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { removeForsakenFolders, testFolderPrefix } from './postgres-folders.ts';
import { administer, templateName } from './postgres-template.ts';

/** @returns the teardown */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  await removeForsakenFolders();
  const identity = processIdentity(process.pid);
  const dataDir = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}.${identity}.`));
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  await administer(postgres.connection, `CREATE DATABASE ${templateName}`);
  await applyMigrations({ ...postgres.connection, database: templateName });
  project.provide('postgres', postgres.connection);

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
}
