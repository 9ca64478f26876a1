/** PostgreSQL is ended without a checkpoint and started again, ten times in a minute, under fifty calls a second. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { observed, promise } from './promise.ts';
import { acknowledgedLines, fiftyPerSecond, hasFailed, underLoad } from './trial-load.ts';

const restarts = 10;
const everyMs = 6_000;

/** After that many milliseconds of an accepting database, calls are to succeed again. */
const calmAfterMs = 10_000;

export async function measureRestarts({ instance, kill, start }: DatabaseServer): Promise<Figure[]> {
  const product = await startWholeProduct(instance);
  const away: number[] = [];
  let accepting = 0;
  const verdict = await underLoad(
    instance,
    { origins: [product.origin], perSecond: fiftyPerSecond },
    async () => {
      for (let index = 0; index < restarts; index += 1) {
        const next = pause(everyMs);
        const startedAt = performance.now();
        await kill();
        await start();
        away.push(performance.now() - startedAt);
        await next;
      }
      accepting = Date.now() - (everyMs - (away.at(-1) ?? 0));
      await pause(2 * calmAfterMs);
    },
  );
  const sameProcess = product.isRunning();
  await product.end();

  const calm = verdict.calls.filter(({ at }) => at > accepting + calmAfterMs);
  const stillFailing = calm.filter(hasFailed).length / Math.max(1, calm.length);
  return [
    observed(
      `${restarts} restarts: the database was away each time, at most`,
      's',
      Math.max(...away) / 1_000,
    ),
    observed(`${restarts} restarts: calls`, 'calls', verdict.calls.length),
    observed(`${restarts} restarts: calls refused`, '%', (verdict.failed / verdict.calls.length) * 100),
    ...acknowledgedLines(`${restarts} restarts`, verdict),
    observed(
      `${restarts} restarts: p99`,
      'ms',
      quantile(
        verdict.calls.map(({ ms }) => ms),
        0.99,
      ),
    ),
    promise(`${restarts} restarts: programs that ended`, 'programs', sameProcess ? 0 : 1, 0),
    promise(`${restarts} restarts: acknowledged and lost`, 'exams, answers, results', verdict.lost, 0),
    promise(`${restarts} restarts: doubled`, 'exams', verdict.doubled, 0),
    promise(`${restarts} restarts: failures without Retry-After`, 'answers', verdict.unfair, 0),
    promise(`${restarts} restarts: failing 10 s after the database accepts`, '%', stillFailing * 100, 1),
  ];
}
