import type { ChildProgram } from '../instance/child-program.ts';
import type { LoadPlan, LoadRequest } from '../load/load-plan.ts';
import type { BenchRun } from '../options.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';

/** Both servers and the client that loads them. */
export interface Contest {
  product: ServerUnderTest;
  bare: ServerUnderTest;
  client: ChildProgram;
  options: BenchRun;
}

export interface Comparison {
  product: LoadRun;
  bare: LoadRun;
}

const connections = 20;

export interface ComparedLoad {
  product: LoadRequest[];
  bare: LoadRequest[];
  answers?: boolean;
  /** The length of each run and of the warm-up run, which does not count. */
  until: LoadPlan['until'];
  warmUp: LoadPlan['until'];
}

/** Loads the two in turns, so that other load of the machine affects both. */
export async function compare(contest: Contest, load: ComparedLoad): Promise<Comparison> {
  const { answers, until, warmUp } = load;
  const run = (server: 'product' | 'bare', length: LoadPlan['until']) =>
    runLoad(contest.client, contest[server], { requests: load[server], connections, answers, until: length });
  await run('bare', warmUp);
  await run('product', warmUp);

  const runs = { product: [] as LoadRun[], bare: [] as LoadRun[] };
  for (let round = 0; round < contest.options.rounds; round += 1) {
    runs.bare.push(await run('bare', until));
    runs.product.push(await run('product', until));
  }
  return { product: medianRun(runs.product), bare: medianRun(runs.bare) };
}
