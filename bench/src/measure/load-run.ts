import type { ChildProgram } from '../instance/child-program.ts';
import type { LoadPlan, LoadRequest, LoadResult } from '../load/load-plan.ts';
import { median, quantile } from '../report/statistics.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';

/** The figures of one load run. Times are milliseconds. */
export interface LoadRun {
  perSecond: number;
  p50: number;
  p99: number;
  slowest: number;
  /** Processor time per request, of the server and the database. */
  cpuMs: number;
}

/** @throws Error if a request failed: figures of rejections would be too good */
export async function runLoad(
  client: ChildProgram,
  server: ServerUnderTest,
  plan: Omit<LoadPlan, 'origin'>,
): Promise<LoadRun> {
  const previous = server.cpuSeconds();
  const result = await client.ask<LoadResult>({ ...plan, origin: server.origin } satisfies LoadPlan);
  const used = server.cpuSeconds() - previous;
  const { served, seconds, failed, latencies } = result;
  if (failed > 0 || served === 0) {
    throw new Error(`${failed} of ${served} requests like ${plan.requests[0]?.path} did not succeed`);
  }

  return {
    perSecond: served / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    slowest: quantile(latencies, 1),
    cpuMs: (used * 1_000) / served,
  };
}

/** @returns the median of each value, independently */
export function medianRun(runs: readonly LoadRun[]): LoadRun {
  const of = (value: (run: LoadRun) => number) => median(runs.map(value));
  return {
    perSecond: of((run) => run.perSecond),
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    slowest: of((run) => run.slowest),
    cpuMs: of((run) => run.cpuMs),
  };
}

/** One request after the other. @returns the median of the rounds but the first, which fills the caches */
export async function medianOfRounds(
  client: ChildProgram,
  server: ServerUnderTest,
  { rounds, requestsOf }: { rounds: number; requestsOf: (round: number) => LoadRequest[] },
): Promise<LoadRun> {
  const runs: LoadRun[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const requests = requestsOf(round);
    runs.push(
      await runLoad(client, server, { requests, connections: 1, until: { requests: requests.length } }),
    );
  }
  return medianRun(runs.slice(1));
}
