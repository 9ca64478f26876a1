import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { addStudents, questionsEach, settle } from '../instance/seed.ts';
import { signedInStudents } from '../instance/students.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { measureIdleStreams } from './idle-streams.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';
import { hundredQuestions } from './scenarios.ts';

/** The permitted cost factor of a page while the table grows tenfold. */
const mostGrowth = 1.5;

const connections = 4;

/** Measures if a student's waiting time depends on the number of other students: questions of all, streams of all. */
export async function measureLargeSchool(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const { largeSchool } = options;
  const tenth = largeSchool / 10;
  await addStudents(instance, { from: 1, to: tenth });
  await settle(instance.database.pool);
  const few = await readPages(instance, options);
  await addStudents(instance, { from: tenth + 1, to: largeSchool });
  await settle(instance.database.pool);
  const many = await readPages(instance, options);

  const rows = (largeSchool * questionsEach).toLocaleString('en');
  const name = `my questions, 100 of ${rows} rows`;
  const figure = (unit: string, measured: number, goal: Figure['goal'] = null): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal,
  });
  return [
    figure('ms of CPU', many.cpuMs),
    figure('p50 ms', many.p50),
    figure('times the CPU of a tenth', many.cpuMs / few.cpuMs, { most: mostGrowth, of: 'unit' }),
    figure('times the p50 of a tenth', many.p50 / few.p50, { most: mostGrowth, of: 'unit' }),
    ...(await measureIdleStreams(instance, await signedInStudents(instance), options)),
  ];
}

/** Each student's first page in turns, so that the pages of one are not always the last ones that were read. */
async function readPages(instance: BenchInstance, options: BenchRun): Promise<LoadRun> {
  const students = await signedInStudents(instance);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  try {
    const requests = hundredQuestions(students);
    const run = (seconds: number) => runLoad(client, product, { requests, connections, until: { seconds } });
    await run(options.warmUpSeconds);
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run(options.loadSeconds));
    return medianRun(runs);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}
