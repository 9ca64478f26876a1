/** Starting exams of a course, whatever the size of its bank. */
import { apiBase } from '@akada/contract/table.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { signedInStudents } from '../instance/students.ts';
import type { LoadRequest } from '../load/load-plan.ts';
import type { BenchOptions } from '../options.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';

/** As many as the UTME hall asks. */
export const startedQuestions = 180;

const connections = 4;

/** Everyone but the tutor joins it, and starts one: of a course one runs at a time. */
const joinAll = `
  INSERT INTO enrolments (id, course_id, user_id, joined_at)
  SELECT gen_random_uuid(), $1, users.id, now() FROM users
  WHERE role = 'student' AND NOT EXISTS (SELECT FROM enrolments WHERE course_id = $1 AND user_id = users.id)`;

export async function readCourseStarts(
  instance: BenchInstance,
  courseId: string,
  options: BenchOptions,
): Promise<LoadRun> {
  const { pool } = instance.database;
  await pool.query(joinAll, [courseId]);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  const students = (await signedInStudents(instance)).slice(1);
  const requests = students.map(({ accessToken }): LoadRequest => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ course_id: courseId, question_count: startedQuestions });
    return { method: 'POST', path: apiBase + startExam.path, headers, body };
  });
  const run = async () => {
    const one = await runLoad(client, product, {
      ...{ requests, connections, until: { requests: requests.length } },
    });
    await pool.query("DELETE FROM exams WHERE source_kind = 'course'");
    return one;
  };
  try {
    await run();
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run());
    return medianRun(runs);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}
