import { createCourseExamStatisticsWork } from '../../../server/src/features/exams/statistics/course-exam-statistics.service.ts';
import { createQuestionStatisticsWork } from '../../../server/src/features/exams/statistics/question-statistics.service.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { settle } from '../instance/seed.ts';
import { addSittings } from '../instance/seed-sittings.ts';
import type { BenchOptions } from '../options.ts';
import type { Figure } from '../report/figure.ts';

const students = 10_000;
/** Largest time of one run of a job, in seconds. */
const mostSeconds = 2;

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
  const jobs = [
    {
      name: 'an exam',
      table: 'course_exam_statistics',
      id: courseExamId,
      work: createCourseExamStatisticsWork,
    },
    { name: 'a question', table: 'question_statistics', id: questionId, work: createQuestionStatisticsWork },
  ] as const;

  const figures: Figure[] = [];
  for (const { name, table, id, work } of jobs) {
    const { attempt } = work(deps);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await instance.database.pool.query(
        `INSERT INTO ${table} (id, status, attempts) VALUES ($1, 'waiting', 0)
         ON CONFLICT (id) DO UPDATE SET status = 'waiting', attempts = 0`,
        [id],
      );
      const began = performance.now();
      await attempt(id, new AbortController().signal);
      times.push((performance.now() - began) / 1_000);
    }
    // The first one warms up.
    const measured = times.slice(1).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
    figures.push({
      name: `statistics of ${name} by ${students.toLocaleString('en')} attempts`,
      ...{ unit: 's', measured, bare: null },
      goal: { most: mostSeconds, of: 'unit' },
    });
  }
  return figures;
}
