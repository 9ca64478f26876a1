/**
 * A hall of simultaneous students, in the product as `npm start` runs it: measures the time of saving, and
 * checks that all is stored.
 */
import pg from 'pg';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { beginHall, fillHall } from '../../instance/seed-hall.ts';
import type { HallPlan, HallResult } from '../../load/hall-plan.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { quantile } from '../../report/statistics.ts';
import { startWholeProduct } from '../../servers/whole-product.ts';
import { cpuSeconds } from '../process-usage.ts';
import { type HallVerdict, judgeHall, type StoredAnswer, touchedItems } from './hall-oracle.ts';

const everyMs = 30_000;
const mostP99 = 100;

export async function measureHall(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const product = await startWholeProduct(instance);
  const client = await startProgram(new URL('../../load/hall-process.ts', import.meta.url));
  try {
    console.error('Filling the hall ...');
    const examId = await beginHall(instance, product.origin);
    const hall = await fillHall(instance, examId, { from: 2, to: options.hallStudents });
    const savesEach = Math.max(1, Math.round((options.hallMinutes * 60_000) / everyMs) - 1);
    const plan: HallPlan = { ...hall, origin: product.origin, everyMs, savesEach };
    console.error('Sitting the exam ...');
    const used = () => [cpuSeconds([product.pid]), cpuSeconds(instance.postgres()), cpuSeconds([client.pid])];
    const before = used();
    const startedAt = performance.now();
    const result = await client.ask<HallResult>(plan);
    const seconds = (performance.now() - startedAt) / 1_000;
    const shares = used().map((after, index) => (100 * (after - (before[index] ?? 0))) / seconds);
    const verdict = judgeHall(plan, result, await readTouched(instance, plan));
    return getFigures(plan, { result, verdict, shares });
  } finally {
    await client.end();
    await product.end();
  }
}

/** Reads over a separate connection. */
async function readTouched({ connection }: BenchInstance, { students }: HallPlan): Promise<StoredAnswer[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<StoredAnswer>(touchedItems, [students.map(({ examId }) => examId)]);
    return rows;
  } finally {
    await client.end();
  }
}

function getFigures(
  { students, savesEach, questionIds }: HallPlan,
  { result, verdict, shares }: { result: HallResult; verdict: HallVerdict; shares: readonly number[] },
): Figure[] {
  const { saves, signs, failed, wrong } = result;
  const name = `a hall of ${students.length.toLocaleString('en')}`;
  const figure = (label: string, unit: string, measured: number, max?: number): Figure => ({
    name: `${name}, ${label}`,
    unit,
    measured,
    bare: null,
    goal: max === undefined ? null : { most: max, of: 'unit' },
  });
  const [server = 0, database = 0, client = 0] = shares;
  return [
    figure('questions of each paper', 'questions', questionIds.length),
    figure('answers of each student', 'answers', savesEach),
    figure('save an answer', 'p50 ms', quantile(saves, 0.5)),
    figure('save an answer', 'p99 ms', quantile(saves, 0.99), mostP99),
    figure('save an answer', 'slowest ms', quantile(saves, 1)),
    figure('open the page', 'p99 ms', quantile(signs, 0.99)),
    figure('calls that had to be sent again', 'calls', failed),
    figure('acknowledged', 'answers', verdict.acknowledged),
    figure('acknowledged and lost', 'answers', verdict.lost, 0),
    figure('acknowledged as another state', 'answers', wrong, 0),
    figure('stored and never sent', 'answers', verdict.strange, 0),
    figure('the server', '% of a core', server),
    figure('the database', '% of a core', database),
    figure('the hall itself', '% of a core', client),
  ];
}
