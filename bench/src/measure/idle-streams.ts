import { setTimeout as pause } from 'node:timers/promises';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { eventStream } from '@akada/contract/wire/app.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import type { Student } from '../instance/students.ts';
import type { IdleStreamsOpened, IdleStreamsPlan } from '../load/idle-streams-process.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';

/** As many as one account may have open. */
const streamsEach = 2;

const mostKb = 20;
const mostP99 = 50;
const perSecond = 50;

/** Every student has the app open in two tabs and does nothing: what that holds, and what it costs the others. */
export async function measureIdleStreams(
  instance: BenchInstance,
  students: readonly Student[],
  options: BenchRun,
): Promise<Figure[]> {
  const tokens = students.map(({ accessToken }) => accessToken);
  const product = await startServer(productServer, instance);
  const [streams, light] = await Promise.all([
    startProgram(new URL('../load/idle-streams-process.ts', import.meta.url)),
    startProgram(new URL('../load/light-load-process.ts', import.meta.url)),
  ]);
  const lookFor = async (seconds: number): Promise<number[]> => {
    await light.ask({ url: product.origin + apiBase + currentUser.path, tokens, perSecond });
    await pause(seconds * 1_000);
    return (await light.ask<{ latencies: number[] }>({ stop: true })).latencies;
  };
  try {
    await lookFor(options.warmUpSeconds);
    const previous = product.memoryMb();
    const { opened } = await streams.ask<IdleStreamsOpened>({
      url: product.origin + apiBase + eventStream.path,
      tokens: tokens.flatMap((token) => Array.from({ length: streamsEach }, () => token)),
    } satisfies IdleStreamsPlan);
    const latencies = await lookFor(options.lightSeconds);
    const held = product.memoryMb() - previous;
    const requestedCount = tokens.length * streamsEach;

    const name = `${requestedCount.toLocaleString('en')} idle event streams`;
    return [
      {
        name,
        unit: 'not open',
        measured: requestedCount - opened,
        bare: null,
        goal: { most: 0, of: 'unit' },
      },
      {
        name,
        unit: 'kB each',
        measured: (held * 1_000) / Math.max(1, opened),
        bare: null,
        goal: { most: mostKb, of: 'unit' },
      },
      {
        name: 'current user beside them',
        unit: 'p99 ms',
        measured: quantile(latencies, 0.99),
        bare: null,
        goal: { most: mostP99, of: 'unit' },
      },
    ];
  } finally {
    await Promise.all([streams.end(), light.end(), product.end()]);
  }
}
