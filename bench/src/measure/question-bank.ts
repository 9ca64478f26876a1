import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { settle } from '../instance/seed.ts';
import { addBankQuestions } from '../instance/seed-bank.ts';
import type { Student } from '../instance/students.ts';
import { signedInTutor } from '../instance/tutors.ts';
import type { LoadRequest } from '../load/load-plan.ts';
import type { BenchOptions } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';

const mostCpuMs = 5;
/** How much dearer a page may become while the bank grows tenfold. */
const mostGrowth = 1.5;

const connections = 4;

/** One filter each, and none, in each of the orders. */
const filters: readonly string[] = [
  '',
  'sort=changed',
  'sort=stem',
  'sort=difficulty',
  'topic=Topic 7',
  'status=retired',
  'difficulty=hard',
  'type=multiple',
  'tag=rare',
  'source=import',
];

/** Whether a page of a bank depends on how large it is. */
export async function measureQuestionBank(instance: BenchInstance, options: BenchOptions): Promise<Figure[]> {
  const { largeBank } = options;
  const { userId } = await signedInTutor(instance);
  const tenth = largeBank / 10;
  await addBankQuestions(instance, userId, { from: 1, to: tenth });
  await settle(instance.database.pool);
  const few = await readPages(instance, options);
  await addBankQuestions(instance, userId, { from: tenth + 1, to: largeBank });
  await settle(instance.database.pool);
  const many = await readPages(instance, options);

  const name = `bank with a filter, 100 of ${largeBank.toLocaleString('en')}`;
  const figure = (unit: string, measured: number, goal: Figure['goal'] = null): Figure => ({
    ...{ name, unit, measured },
    bare: null,
    goal,
  });
  return [
    figure('ms of CPU', many.cpuMs, { most: mostCpuMs, of: 'unit' }),
    figure('p50 ms', many.p50),
    figure('times the CPU of a tenth', many.cpuMs / few.cpuMs, { most: mostGrowth, of: 'unit' }),
  ];
}

/** The pages of each filter in turns. */
async function readPages(instance: BenchInstance, options: BenchOptions): Promise<LoadRun> {
  const requests = pagesOf(await signedInTutor(instance));
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  try {
    const run = (seconds: number) => runLoad(client, product, { requests, connections, until: { seconds } });
    await run(options.warmUpSeconds);
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run(options.loadSeconds));
    return medianRun(runs);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

function pagesOf({ accessToken }: Student): LoadRequest[] {
  const headers = { authorization: `Bearer ${accessToken}` };
  return filters.map((filter) => ({
    ...({ method: 'GET', headers } as const),
    path: `${apiBase}/questions?${encodeURI(`limit=100&${filter}`).replace(/&$/, '')}`,
  }));
}
