/** The number of events that one and two workers deliver in a second. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { addAccounts } from '../../instance/seed.ts';
import { addEvents } from '../../instance/seed-events.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { startWholeProduct } from '../../servers/whole-product.ts';
import { cpuSeconds } from '../process-usage.ts';

export async function measureEvents(
  instance: BenchInstance,
  { eventStudents, eventsEach }: BenchRun,
): Promise<Figure[]> {
  await addAccounts(instance, { from: 1, to: eventStudents });
  const figures: Figure[] = [];
  for (const workers of [1, 2]) {
    const { perSecond, countedSeconds, cpuMs, deadlocks } = await deliver(instance, workers, eventsEach);
    const name = `events with ${workers === 1 ? 'one worker' : 'two workers'}`;
    figures.push(
      { name, unit: 'delivered a second', measured: perSecond, bare: null, goal: null },
      { name, unit: 's until all is counted', measured: countedSeconds, bare: null, goal: null },
      { name, unit: 'ms of the processor for each', measured: cpuMs, bare: null, goal: null },
      { name, unit: 'deadlocks', measured: deadlocks, bare: null, goal: { most: 0, of: 'unit' } },
    );
  }
  return figures;
}

async function deliver(instance: BenchInstance, workerCount: number, each: number) {
  const { pool } = instance.database;
  const read = async (sql: string): Promise<number> => Number((await pool.query(sql)).rows[0].n);
  const countDeadlocks = () =>
    read('SELECT deadlocks AS n FROM pg_stat_database WHERE datname = current_database()');
  const isEmpty = async (condition: string) =>
    (await read(`SELECT (EXISTS (SELECT FROM ${condition}))::int AS n`)) === 0;

  const workers = await Promise.all(
    Array.from({ length: workerCount }, () => startWholeProduct(instance, {}, 'worker')),
  );
  try {
    const previousDeadlocks = await countDeadlocks();
    const count = await addEvents(instance, each);
    const used = () => cpuSeconds([...workers.map(({ pid }) => pid), ...instance.postgres()]);
    const startSeconds = used();
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1_000;
    while (!(await isEmpty('outbox_events WHERE dispatched_at IS NULL AND attempts = 0'))) await pause(50);
    const perSecond = count / seconds();
    while (!(await isEmpty('habit_due')) || !(await isEmpty('progress_due'))) await pause(50);
    return {
      perSecond,
      countedSeconds: seconds(),
      cpuMs: ((used() - startSeconds) * 1_000) / count,
      deadlocks: (await countDeadlocks()) - previousDeadlocks,
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}
