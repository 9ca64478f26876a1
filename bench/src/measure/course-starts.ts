/** Starting exams of a course, whatever the size of its bank. */
import { apiBase } from '@akada/contract/table.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { type Student, signedInStudents } from '../instance/students.ts';
import type { BenchRun } from '../options.ts';
import { quantile } from '../report/statistics.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { type LoadRun, medianRun } from './load-run.ts';

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
  { courseId, tutorId }: { courseId: string; tutorId: string },
  options: BenchRun,
): Promise<LoadRun> {
  const { pool } = instance.database;
  await pool.query(joinAll, [courseId]);
  const product = await startServer(productServer, instance);
  const students = (await signedInStudents(instance)).filter(({ userId }) => userId !== tutorId);
  const run = async (): Promise<LoadRun> => {
    const previous = product.cpuSeconds();
    const began = performance.now();
    const waitingStudents = [...students];
    const latencies: number[] = [];
    const startInTurn = async () => {
      for (let student = waitingStudents.pop(); student; student = waitingStudents.pop())
        latencies.push(await timeOfStart(product.origin, student, courseId));
    };
    await Promise.all(Array.from({ length: connections }, startInTurn));
    const seconds = (performance.now() - began) / 1_000;
    const used = product.cpuSeconds() - previous;
    await pool.query("DELETE FROM exams WHERE source_kind = 'course'");
    return {
      perSecond: students.length / seconds,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      slowest: quantile(latencies, 1),
      cpuMs: (used * 1_000) / students.length,
    };
  };
  try {
    await run();
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run());
    return medianRun(runs);
  } finally {
    await product.end();
  }
}

/** One call for each student: of a course one exam runs at a time. */
async function timeOfStart(origin: string, { accessToken }: Student, courseId: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(origin + apiBase + startExam.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ course_id: courseId, question_count: startedQuestions }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`A start was answered with ${response.status}: ${text}`);
  return performance.now() - began;
}
