/** Connections are ended from the database's side in the middle of transactions; then its files are checked. */
import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { observed, promise } from './promise.ts';
import { acknowledgedLines, fiftyPerSecond, underLoad } from './trial-load.ts';

const run = promisify(execFile);

const backends = 50;

/** The paths in which Debian and others keep the tools of PostgreSQL. */
const checkers = [
  '/usr/bin/pg_amcheck',
  ...[15, 16, 17, 18].map((v) => `/usr/lib/postgresql/${v}/bin/pg_amcheck`),
];

export async function measureEndedBackends({ instance }: DatabaseServer): Promise<Figure[]> {
  const product = await startWholeProduct(instance);
  const { pool } = instance.database;
  let inTransaction = 0;
  let ended = 0;
  const verdict = await underLoad(
    instance,
    { origins: [product.origin], perSecond: fiftyPerSecond },
    async () => {
      const givenUpAt = performance.now() + 60_000;
      while (inTransaction < backends && performance.now() < givenUpAt) {
        // Prefers a backend that is in a transaction, if there is one now.
        const { rows } = await pool.query<{ open: boolean }>(`
          SELECT xact_start IS NOT NULL AND backend_xid IS NOT NULL AS open, pg_terminate_backend(pid)
          FROM pg_stat_activity WHERE application_name = 'akada' AND backend_xid IS NOT NULL
            AND pid <> pg_backend_pid()
          LIMIT 1`);
        ended += rows.length;
        inTransaction += rows.filter(({ open }) => open).length;
        await pause(rows.length > 0 ? 100 : 2);
      }
    },
  );
  const running = product.isRunning();
  await product.end();

  return [
    observed('ended backends: in a transaction', 'backends', ended),
    ...acknowledgedLines('ended backends', verdict),
    observed('ended backends: calls refused', 'calls', verdict.failed),
    promise('ended backends: programs that ended', 'programs', running ? 0 : 1, 0),
    promise(
      'ended backends: acknowledged and lost, or doubled',
      'exams, answers, results',
      verdict.lost + verdict.doubled,
      0,
    ),
    promise('ended backends: failures without Retry-After', 'answers', verdict.unfair, 0),
    promise('pg_amcheck: damage after all of it', 'reports', await damage(instance.connection, pool), 0),
  ];
}

/** @returns 0 for none, 1 for some, NaN where the tool is not there */
async function damage(
  { host, port, user, password, database }: DatabaseServer['instance']['connection'],
  pool: DatabaseServer['instance']['database']['pool'],
): Promise<number> {
  const there = await Promise.all(
    checkers.map((path) =>
      access(path).then(
        () => path,
        () => null,
      ),
    ),
  );
  const checker = there.find((path) => path !== null);
  if (!checker) return Number.NaN;

  await pool.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  const args = [
    '--host',
    String(host),
    '--port',
    String(port),
    '--username',
    String(user),
    '--heapallindexed',
  ];
  try {
    await run(checker, [...args, String(database)], {
      env: { ...process.env, PGPASSWORD: String(password) },
    });
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
}
