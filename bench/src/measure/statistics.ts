/** Counting an exam that very many have sat: how long it takes, what it holds, and whether everybody else notices. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { settle } from '../instance/seed.ts';
import { addCourseExam, addSittings } from '../instance/seed-sittings.ts';
import { signedInStudents } from '../instance/students.ts';
import type { CountPlan } from '../load/statistics-process.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { median, quantile } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { lookDuring } from './look-during.ts';
import { peakMb } from './process-usage.ts';

/** Largest time of one run of a job, in seconds. */
const mostSeconds = 2;
/** The longest p99 of other requests in the meantime, in milliseconds, in the one process of `npm start`. */
const mostP99 = 100;
/** How much more memory ten times as many may take, and how much longer each attempt. */
const mostGrowth = 1.5;

interface Counted extends Pick<CountPlan, 'what' | 'id'> {
  table: 'course_exam_statistics' | 'question_statistics';
}

/** Measures an exam of 40 questions, and one of its questions. */
export async function measureStatistics(
  instance: BenchInstance,
  tutorId: string,
  { rounds, attempts }: BenchRun,
): Promise<Figure[]> {
  const exam = await addCourseExam(instance, tutorId);
  const questionId = await addSittings(instance, exam, { from: 1, to: attempts / 10 });
  const all: Counted[] = [
    { what: 'exam', table: 'course_exam_statistics', id: exam.courseExamId },
    { what: 'question', table: 'question_statistics', id: questionId },
  ];
  await settle(instance.database.pool);
  const few = [];
  for (const counted of all) few.push(await count(instance, counted, rounds));
  await addSittings(instance, exam, { from: attempts / 10 + 1, to: attempts });
  await settle(instance.database.pool);

  const figures: Figure[] = [];
  for (const [at, counted] of all.entries()) {
    const { seconds, mb } = await count(instance, counted, rounds);
    const previous = few[at] ?? { seconds: Number.NaN, mb: Number.NaN };
    const p99 = await p99Beside(instance, counted);
    const name = `statistics of ${attempts.toLocaleString('en')} attempts, of the ${counted.what}`;
    const figure = (label: string, unit: string, measured: number, max: number): Figure => ({
      name: name + label,
      unit,
      measured,
      bare: null,
      goal: { most: max, of: 'unit' },
    });
    figures.push(
      figure('', 's', seconds, mostSeconds),
      figure('', 'times the time of an attempt of a tenth', seconds / 10 / previous.seconds, mostGrowth),
      figure('', 'times the memory of a tenth', mb / previous.mb, mostGrowth),
      figure(', current user beside it', 'p99 ms', p99, mostP99),
    );
  }
  return figures;
}

/** The first one warms up. */
async function count(
  instance: BenchInstance,
  counted: Counted,
  rounds: number,
): Promise<{ seconds: number; mb: number }> {
  const { connection } = instance;
  const worker = await startProgram(
    new URL('../load/statistics-process.ts', import.meta.url),
    process.execArgv,
  );
  try {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await expectFigures(instance, counted);
      const { what, id } = counted;
      const plan: CountPlan = { connection, what, id };
      times.push((await worker.ask<{ seconds: number }>(plan)).seconds);
    }
    return { seconds: median(times.slice(1)), mb: peakMb(worker.pid) };
  } finally {
    await worker.end();
  }
}

async function expectFigures({ database }: BenchInstance, { table, id }: Counted): Promise<void> {
  await database.pool.query(
    `INSERT INTO ${table} (id, status, attempts, lease_until) VALUES ($1, 'waiting', 0, now() - interval '1 minute')
     ON CONFLICT (id) DO UPDATE SET status = 'waiting', attempts = 0, lease_until = excluded.lease_until`,
    [id],
  );
}

/** Uses the product as `npm start` runs it; its worker takes the row automatically. */
async function p99Beside(instance: BenchInstance, counted: Counted): Promise<number> {
  const product = await startWholeProduct(instance);
  const client = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const statusIs = async (requested: string): Promise<boolean> => {
    const text = `SELECT FROM ${counted.table} WHERE id = $1 AND status = $2`;
    return (await instance.database.pool.query(text, [counted.id, requested])).rowCount === 1;
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
