/** Measures the cost of saving an answer with ten times as many students in an exam. */
import { apiBase } from '@akada/contract/table.ts';
import { saveAnswer } from '@akada/contract/work/exams.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { beginHall, fillHall, type Hall } from '../../instance/seed-hall.ts';
import type { LoadRequest } from '../../load/load-plan.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { productServer, startServer } from '../../servers/server-under-test.ts';
import { startWholeProduct } from '../../servers/whole-product.ts';
import { type LoadRun, medianRun, runLoad } from '../load-run.ts';

const mostGrowth = 1.5;
const connections = 4;
const savesEach = 5_000;

export async function measureSavingGrowth(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const { hallStudents } = options;
  const tenth = Math.ceil(hallStudents / 10);
  const examId = await beginExam(instance);
  console.error('Saving in a tenth of the hall ...');
  const few = await save(instance, await fillHall(instance, examId, { from: 2, to: tenth }), options);
  console.error('Saving in the whole hall ...');
  const all = await fillHall(instance, examId, { from: tenth + 1, to: hallStudents });
  const many = await save(instance, all, options);

  const name = `save an answer, ${hallStudents.toLocaleString('en')} exams under way`;
  const figure = (unit: string, measured: number, max?: number): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: max === undefined ? null : { most: max, of: 'unit' },
  });
  return [
    figure('ms of CPU', many.cpuMs),
    figure('p99 ms', many.p99),
    figure('times the CPU of a tenth', many.cpuMs / few.cpuMs, mostGrowth),
    figure('times the p50 of a tenth', many.p50 / few.p50, mostGrowth),
  ];
}

/** The complete product creates the sample paper, and is idle while saving is measured. */
async function beginExam(instance: BenchInstance): Promise<string> {
  const product = await startWholeProduct(instance);
  try {
    return await beginHall(instance, product.origin);
  } finally {
    await product.end();
  }
}

async function save(instance: BenchInstance, hall: Hall, options: BenchRun): Promise<LoadRun> {
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const run = (round: number) =>
    runLoad(client, product, {
      requests: getSaves(hall, round),
      connections,
      until: { requests: savesEach },
    });
  try {
    await run(1);
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run(round + 2));
    return medianRun(runs);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

/** Students far from each other in turns, and each time a later state, so that each save writes. */
function getSaves({ students, questionIds }: Hall, round: number): LoadRequest[] {
  const apart = 7_919;
  return Array.from({ length: savesEach }, (_, index): LoadRequest => {
    const { accessToken, examId } = students[(index * apart) % students.length] ?? {
      accessToken: '',
      examId: '',
    };
    const question = questionIds[(index + Math.floor(index / students.length)) % questionIds.length] ?? '';
    const path = saveAnswer.path.replace('{id}', examId).replace('{question_id}', question);
    return {
      method: saveAnswer.method,
      path: apiBase + path,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ choice: index % 4, sequence: round }),
    };
  });
}
