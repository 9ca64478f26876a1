import { apiBase } from '@akada/contract/table.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { Student } from '../instance/students.ts';
import type { LoadRequest } from '../load/load-plan.ts';
import type { Figure } from '../report/figure.ts';
import type { Contest } from './comparison.ts';
import { medianRun, runLoad } from './load-run.ts';

/** As many as the UTME hall asks. */
const questions = 180;

/** Largest processor time of one start, in milliseconds. */
const mostMs = 30;

const startsEach = 100;
const connections = 4;

/** Exams of all sets of a student: of such any number may run. */
export async function measureExamStarts(
  { database }: BenchInstance,
  { product, client, options }: Contest,
  students: readonly Student[],
): Promise<Figure[]> {
  const { rows } = await database.pool.query<{ user_id: string; ids: string[] }>(
    'SELECT user_id, (array_agg(id ORDER BY created_at))[1:$1] AS ids FROM questions GROUP BY user_id',
    [questions],
  );
  const questionsOf = new Map(rows.map(({ user_id: userId, ids }) => [userId, ids]));
  const requests = students.map(({ userId, accessToken }): LoadRequest => {
    const body = { question_ids: questionsOf.get(userId), duration_minutes: 300 };
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    return { method: 'POST', path: apiBase + startExam.path, headers, body: JSON.stringify(body) };
  });
  const run = () => runLoad(client, product, { requests, connections, until: { requests: startsEach } });
  await run();

  const runs = [];
  for (let round = 0; round < options.rounds; round += 1) runs.push(await run());
  const { cpuMs, p50 } = medianRun(runs);
  const name = `start an exam of ${questions} items`;
  return [
    { name, unit: 'ms of CPU', measured: cpuMs, bare: null, goal: { most: mostMs, of: 'unit' } },
    { name, unit: 'p50 ms', measured: p50, bare: null, goal: null },
  ];
}
