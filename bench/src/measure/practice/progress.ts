/** Figures of a student who has answered very much. */
import { progressSummary, readProgress } from '@akada/contract/observers/progress.ts';
import { apiBase } from '@akada/contract/table.ts';
import { mostDays } from '@akada/core/progress/range.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { settle } from '../../instance/seed.ts';
import { addAnswers } from '../../instance/seed-answers.ts';
import { signedInStudents } from '../../instance/students.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { productServer, startServer } from '../../servers/server-under-test.ts';
import { medianOfRounds } from '../load-run.ts';

const mostCpuMs = 30;
const reads = 20;

export async function measureProgress(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const [student] = await signedInStudents(instance);
  if (!student) throw new Error('There is no student.');

  const seconds = await addAnswers(instance, student.userId, options.answers);
  await settle(instance.database.pool);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const headers = { authorization: `Bearer ${student.accessToken}` };
  const measure = (path: string) =>
    medianOfRounds(client, product, {
      rounds: options.rounds,
      requestsOf: () =>
        Array.from({ length: reads }, () => ({ method: 'GET', headers, path: `${apiBase}${path}` })),
    });
  const figure = (name: string, unit: string, measured: number, max: number | null = null): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: max === null ? null : { most: max, of: 'unit' },
  });
  try {
    const of = `of ${options.answers.toLocaleString('en')} answers`;
    const usual = await measure(readProgress.path);
    const longest = await measure(`${readProgress.path}?days=${mostDays}`);
    const summary = await measure(progressSummary.path);
    return [
      figure(`analytics ${of}, 30 days`, 'ms of CPU', usual.cpuMs, mostCpuMs),
      figure(`analytics ${of}, ${mostDays} days`, 'ms of CPU', longest.cpuMs, mostCpuMs),
      figure(`analytics ${of}, ${mostDays} days`, 'p50 ms', longest.p50),
      figure(`analytics in short ${of}`, 'ms of CPU', summary.cpuMs),
      figure(`counting again ${of}`, 's', seconds),
    ];
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}
