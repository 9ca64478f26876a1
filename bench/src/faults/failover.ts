/**
 * The database's machine is lost and its standby takes over: acknowledged data is there, and the program
 * continues.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { clusterFolder } from '../../../server/src/platform/database/embedded/cluster.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/database/embedded/start-embedded-postgres.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { observed, promise } from './promise.ts';
import { acknowledgedLines, fiftyPerSecond, hasFailed, underLoad } from './trial-load.ts';

const log = createLog('error');
const standbyName = 'akada_standby';
const beforeMs = 10_000;
const refusedMs = 5_000;
const afterMs = 20_000;

export async function measureFailover(server: DatabaseServer): Promise<Figure[]> {
  const folder = await getCopy(server);
  await server.start();
  const standby = await startStandby(server, folder);
  try {
    return await failOver(server, standby);
  } finally {
    server.serve(null);
    await standby.stop();
    rmSync(folder, { recursive: true });
    await server.start();
    await server.instance.database.pool.query('ALTER SYSTEM RESET synchronous_standby_names');
    await server.instance.database.pool.query('SELECT pg_reload_conf()');
  }
}

async function failOver(server: DatabaseServer, standby: EmbeddedPostgres): Promise<Figure[]> {
  const { instance, kill, serve } = server;
  const { pool } = instance.database;
  await pool.query(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
  await pool.query('SELECT pg_reload_conf()');
  const isSynchronous = async () => {
    const { rows } = await pool.query("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    return rows.length > 0;
  };
  while (!(await isSynchronous())) await pause(100);

  const product = await startWholeProduct(instance);
  let servingAgain = 0;
  const verdict = await underLoad(
    instance,
    { origins: [product.origin], perSecond: fiftyPerSecond },
    async () => {
      await pause(beforeMs);
      await kill();
      // Before the standby is promoted, reads succeed and writes are rejected: it is read-only.
      serve(standby.connection);
      await pause(refusedMs);
      const promoted = openDatabase(standby.connection, log, 1);
      await promoted.pool.query('SELECT pg_promote()');
      await promoted.close();
      servingAgain = Date.now();
      await pause(afterMs);
    },
  );
  const running = product.isRunning();
  await product.end();
  const after = verdict.calls.filter(({ at }) => at > servingAgain);
  const lastFailure = Math.max(servingAgain, ...after.filter(hasFailed).map(({ at }) => at));

  return [
    ...acknowledgedLines('failover', verdict),
    observed('failover: calls refused', '%', (verdict.failed / verdict.calls.length) * 100),
    promise('failover: programs that ended', 'programs', running ? 0 : 1, 0),
    promise(
      'failover: acknowledged and lost, or doubled',
      'exams, answers, results',
      verdict.lost + verdict.doubled,
      0,
    ),
    promise('failover: failures without Retry-After', 'answers', verdict.unfair, 0),
    promise('failover: last failure after the promotion', 's', (lastFailure - servingAgain) / 1_000, 5),
  ];
}

/** @returns a data folder with a copy of the stopped database */
async function getCopy({ instance, kill }: DatabaseServer): Promise<string> {
  const source = clusterFolder(instance.folder);
  // The standby connects as the product does, which the rules of the embedded server do not foresee.
  const rules = join(instance.folder, 'rules.conf');
  writeFileSync(rules, 'local all all scram-sha-256\nlocal replication all scram-sha-256\n', { mode: 0o644 });
  appendFileSync(join(source, 'postgresql.conf'), `\nhba_file = '${rules}'\n`);
  await kill();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'akada-standby-')));
  const copy = clusterFolder(folder);
  // Keeps owners and modes, without which PostgreSQL does not start.
  execFileSync('cp', ['-a', source, copy]);
  rmSync(join(copy, 'postmaster.pid'), { force: true });
  return folder;
}

async function startStandby({ address }: DatabaseServer, folder: string): Promise<EmbeddedPostgres> {
  const cluster = clusterFolder(folder);
  const { host, port, user, password } = address();
  const primary = `host=${host} port=${port} user=${user} password=${password} application_name=${standbyName}`;
  appendFileSync(join(cluster, 'postgresql.conf'), `\nprimary_conninfo = '${primary}'\n`);
  writeFileSync(join(cluster, 'standby.signal'), '');
  return startEmbeddedPostgres({ dataDir: folder, log });
}
