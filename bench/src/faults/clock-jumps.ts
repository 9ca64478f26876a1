/** The server's clock is set while it runs; the database's clock stays right. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { observed, promise } from './promise.ts';
import { fiftyPerSecond, underLoad } from './trial-load.ts';

/** Debian's path of the library that fakes the time. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

const jumps = ['+1h', '+0', '-1h', '+0', '+1d', '+0', '-1d', '+0'];
const everyMs = 8_000;

/** A start of an exam is written with the time of the database, whatever the server's clock says. */
const wrongTimes = `SELECT count(*)::int AS count FROM exams
  WHERE started_at NOT BETWEEN now() - interval '10 minutes' AND now() + interval '5 seconds'
    AND EXISTS (SELECT 1 FROM idempotency_keys WHERE row_id = exams.id AND key = ANY($1))`;

export async function measureClockJumps({ instance }: DatabaseServer): Promise<Figure[]> {
  if (!existsSync(library)) {
    return [promise('clock jumps: not measured, libfaketime is not installed', 'calls', Number.NaN, 0)];
  }
  const folder = mkdtempSync(join(tmpdir(), 'akada-clock-'));
  const offset = join(folder, 'offset');
  writeFileSync(offset, '+0');
  const product = await startWholeProduct(instance, {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_NO_CACHE: '1',
    // Setting a clock leaves the monotonic one unchanged.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const verdict = await underLoad(
    instance,
    { origins: [product.origin], perSecond: fiftyPerSecond },
    async () => {
      for (const jump of jumps) {
        writeFileSync(offset, jump);
        await pause(everyMs);
      }
    },
  );
  const running = product.isRunning();
  await product.end();
  rmSync(folder, { recursive: true });
  const { rows } = await instance.database.pool.query<{ count: number }>(wrongTimes, [verdict.keys]);
  const rejectedCallResults = verdict.calls.filter(({ status }) => status === 0 || status >= 400);
  const answers = Map.groupBy(
    rejectedCallResults,
    ({ kind, status }) => `${kind}, answered ${status || 'by nothing'}`,
  );

  const name = 'clock jumps of an hour and a day, both ways';
  return [
    promise(`${name}: programs that ended`, 'programs', running ? 0 : 1, 0),
    promise(`${name}: calls that did not succeed`, 'calls', rejectedCallResults.length, 0),
    ...[...answers].map(([answer, { length }]) => observed(`${name}: ${answer}`, 'calls', length)),
    promise(`${name}: exams with a wrong time`, 'exams', rows[0]?.count ?? 0, 0),
    promise(`${name}: exams lost or doubled`, 'exams', verdict.lost + verdict.doubled, 0),
  ];
}
