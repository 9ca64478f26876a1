/** Counts figures once for each message, in a separate process, so that its memory can be measured. */
import { createCourseExamStatisticsWork } from '../../../server/src/features/exams/statistics/course-exam-statistics.service.ts';
import { createQuestionStatisticsWork } from '../../../server/src/features/exams/statistics/question-statistics.service.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import {
  type Database,
  type DatabaseConnection,
  openDatabase,
} from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { answerParent } from '../instance/answer-parent.ts';

export interface CountPlan {
  connection: DatabaseConnection;
  what: 'exam' | 'question';
  /** The id of the exam or question whose row waits. */
  id: string;
}

const log = createLog('error');
let database: Database | undefined;

answerParent<CountPlan>(async ({ connection, what, id }): Promise<{ seconds: number }> => {
  database ??= openDatabase(connection, log, 5);
  const deps = { database, clock: systemClock, log, queue: { send: () => Promise.resolve() } };
  const work = what === 'exam' ? createCourseExamStatisticsWork(deps) : createQuestionStatisticsWork(deps);
  const began = performance.now();
  await work.attempt(id, new AbortController().signal);
  return { seconds: (performance.now() - began) / 1_000 };
});
