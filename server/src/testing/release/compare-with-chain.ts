/**
 * Proves that the baseline makes the schema of 1.0.0: `node server/src/testing/release/compare-with-chain.ts v1.0.0`
 * prints every difference from the schema of that commit, and fails for one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations, migrationNames } from '../../platform/database/schema/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { describeSchema } from './describe-schema.ts';
import { withClient } from './released-instance.ts';

const commit = process.argv[2];
if (commit === undefined) throw new Error('Name the commit whose migrations are compared');

const folder = await mkdtemp(join(tmpdir(), 'akada-chain-'));
const dataDir = await mkdtemp(join(tmpdir(), 'akada-schemas-'));
const archive = execFileSync('git', ['archive', commit, 'server/migrations'], {
  maxBuffer: 64 * 1024 * 1024,
});
execFileSync('tar', ['xf', '-', '-C', folder], { input: archive });
const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
try {
  const chain = { ...connection, database: 'chain' };
  await withClient(connection, (client) => client.query('CREATE DATABASE chain'));
  await applyMigrations(chain, { folder: join(folder, 'server/migrations') });
  const count = migrationNames().filter((name) => name.includes('_baseline_')).length;
  await applyMigrations(connection, { count });
  const [before, after] = [await describeSchema(chain), await describeSchema(connection)];
  const differences = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  console.log(differences.join('\n') || `${before.length} lines, no difference`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  await stop();
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
}
