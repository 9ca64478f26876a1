/** Counting an exam that very many have sat: how long it takes, and whether everybody else notices. */
import { setTimeout as pause } from 'node:timers/promises';
import { createCourseExamStatisticsWork } from '../../../server/src/features/exams/statistics/course-exam-statistics.service.ts';
import { createQuestionStatisticsWork } from '../../../server/src/features/exams/statistics/question-statistics.service.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { settle } from '../instance/seed.ts';
import { addSittings } from '../instance/seed-sittings.ts';
import { signedInStudents } from '../instance/students.ts';
import type { BenchOptions } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { median, quantile } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { lookDuring } from './look-during.ts';

const students = 10_000;
/** Largest time of one run of a job, in seconds. */
const mostSeconds = 2;
/** Longest p99 of others meanwhile, in milliseconds, in the one process of `npm start`. */
const mostP99 = 100;

const kinds = [
  { name: 'an exam', table: 'course_exam_statistics', work: createCourseExamStatisticsWork },
  { name: 'a question', table: 'question_statistics', work: createQuestionStatisticsWork },
] as const;

interface Counted {
  name: string;
  table: string;
  id: string;
}

/** How long the jobs take that count an exam of 40 questions, and one of its questions. */
export async function measureStatistics(
  instance: BenchInstance,
  tutorId: string,
  { rounds }: BenchOptions,
): Promise<Figure[]> {
  const { courseExamId, questionId } = await addSittings(instance, { tutorId, students });
  await settle(instance.database.pool);
  const deps = {
    database: instance.database,
    clock: systemClock,
    log: createLog('error'),
    queue: { send: () => Promise.resolve() },
  };
  const of = (name: string, unit: string, measured: number, most: number): Figure => ({
    name: `statistics of ${name} by ${students.toLocaleString('en')} attempts`,
    ...{ unit, measured, bare: null },
    goal: { most, of: 'unit' },
  });

  const ids = [courseExamId, questionId];
  const figures: Figure[] = [];
  for (const [at, { name, table, work }] of kinds.entries()) {
    const { attempt } = work(deps);
    const counted = { name, table, id: ids[at] ?? '' };
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await expectFigures(instance, counted);
      const began = performance.now();
      await attempt(counted.id, new AbortController().signal);
      times.push((performance.now() - began) / 1_000);
    }
    // The first one warms up.
    figures.push(of(name, 's', median(times.slice(1)), mostSeconds));
    figures.push(
      of(`${name}, current user beside it`, 'p99 ms', await p99Beside(instance, counted), mostP99),
    );
  }
  return figures;
}

async function expectFigures({ database }: BenchInstance, { table, id }: Counted): Promise<void> {
  await database.pool.query(
    `INSERT INTO ${table} (id, status, attempts, lease_until) VALUES ($1, 'waiting', 0, now() - interval '1 minute')
     ON CONFLICT (id) DO UPDATE SET status = 'waiting', attempts = 0, lease_until = excluded.lease_until`,
    [id],
  );
}

/** In the product as `npm start` runs it, whose worker takes the row by itself. */
async function p99Beside(instance: BenchInstance, counted: Counted): Promise<number> {
  const product = await startWholeProduct(instance);
  const client = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const statusIs = async (wanted: string): Promise<boolean> => {
    const text = `SELECT FROM ${counted.table} WHERE id = $1 AND status = $2`;
    return (await instance.database.pool.query(text, [counted.id, wanted])).rowCount === 1;
  };
  try {
    const people = (await signedInStudents(instance)).slice(0, 100);
    await lookDuring(client, product, people, () => pause(1_000));
    await expectFigures(instance, counted);
    while (await statusIs('waiting')) await pause(5);
    const counting = async () => {
      while (!(await statusIs('done'))) await pause(5);
    };
    return quantile(await lookDuring(client, product, people, counting), 0.99);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}
