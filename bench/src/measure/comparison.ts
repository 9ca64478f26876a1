import type { LoadRequest } from '../load/load-plan.ts';
import type { BenchOptions } from '../options.ts';
import type { ChildProgram } from '../place/child-program.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';

/** Both servers and the client that loads them. */
export interface Contest {
  product: ServerUnderTest;
  bare: ServerUnderTest;
  client: ChildProgram;
  options: BenchOptions;
}

export interface Comparison {
  product: LoadRun;
  bare: LoadRun;
}

const connections = 20;

/** Loads the two in turns, so that whatever else the machine does meets both. */
export async function compare(
  { product, bare, client, options }: Contest,
  requests: { product: LoadRequest[]; bare: LoadRequest[]; answers?: boolean },
): Promise<Comparison> {
  const { answers } = requests;
  const run = (server: 'product' | 'bare', seconds: number) =>
    runLoad(client, server === 'product' ? product : bare, {
      requests: requests[server],
      connections,
      answers,
      until: { seconds },
    });
  await run('bare', options.warmUpSeconds);
  await run('product', options.warmUpSeconds);

  const runs = { product: [] as LoadRun[], bare: [] as LoadRun[] };
  for (let round = 0; round < options.rounds; round += 1) {
    runs.bare.push(await run('bare', options.loadSeconds));
    runs.product.push(await run('product', options.loadSeconds));
  }
  return { product: medianRun(runs.product), bare: medianRun(runs.bare) };
}
