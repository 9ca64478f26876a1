/** Statistics of tutors' exams, computed in the background some time after sittings ended. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type EventListener, on } from '../../../platform/outbox/event.ts';
import {
  createLeasedWork,
  declareWork,
  type LeasedWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import { findCourseExam } from '../course-exams/course-exams.repo.ts';
import { examFinished } from '../exam/exams.events.ts';
import { createFigureSum } from './course-exam-figures.ts';
import {
  findFirstSittings,
  findPapers,
  getCourseExam,
  statisticsOfExams,
} from './course-exam-statistics.repo.ts';
import type { CourseExamFigures } from './course-exam-statistics.tables.ts';
import { readInBatches } from './first-exams.queries.ts';

const { work, end, expect, write } = statisticsOfExams;
const statisticsWork = declareWork('exams.course_exam_statistics', 'course_exam_id', work);

export function createCourseExamStatisticsWork(deps: WorkDeps): LeasedWork {
  const { database, clock } = deps;
  const { db } = database;
  return createLeasedWork(deps, statisticsWork, {
    async run(attempt, signal) {
      const readAt = getInstant(clock.now());
      const figures = await addUp(db, attempt.id, signal);
      await database.transaction((tx) => write(tx, attempt, { figures }, readAt));
    },
    giveUp: (attempt) => end(db, attempt, 'stopped'),
  });
}

async function addUp(
  executor: Executor,
  courseExamId: string,
  signal: AbortSignal,
): Promise<CourseExamFigures> {
  const examIds = await findFirstSittings(executor, courseExamId);
  const sum = createFigureSum();
  for await (const papers of readInBatches(examIds, (ids) => findPapers(executor, ids))) {
    signal.throwIfAborted();
    for (const paper of papers) sum.add(paper);
  }
  return sum.figures();
}

/** Queues the exam for computing again when a sitting ends. */
export function courseExamStatisticsOnFinish({ clock }: Pick<WorkDeps, 'clock'>): EventListener {
  return on(examFinished, async (tx, { subjectId }) => {
    const id = await getCourseExam(tx, subjectId);
    // It may be gone for good before its last sitting ends.
    if (id !== null && (await findCourseExam(tx, id)) !== null) await expect(tx, [id], clock.now());
  });
}
