/** How exams of tutors went, as their tutors and administrators read it. */

import type * as contract from '@akada/contract/work/statistics.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { courseNames, shownCourses } from '../../courses/course-members.service.ts';
import { getHeads } from '../../questions/keys/key-changing.service.ts';
import { listPublished, type PublishedFilter } from '../course-exams/course-exams.repo.ts';
import { getSurroundings } from '../course-exams/course-exams.service.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { getGlances, statisticsOfExams } from './course-exam-statistics.repo.ts';
import { presentCourseExamStatistics, presentEvaluated } from './statistics.present.ts';

export interface EvaluatedExams {
  /** Published ones of all tutors, the last published first. */
  list(filter: Omit<PublishedFilter, 'courses'>): Promise<{ items: contract.EvaluatedExam[]; total: number }>;
  read(exam: Authorized<CourseExamRow>): Promise<contract.CourseExamStatistics>;
}

export function createEvaluatedExams({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): EvaluatedExams {
  const { db } = database;
  return {
    async list(filter) {
      const { rows, total } = await readInTime(database, (tx) =>
        listPublished(tx, { ...filter, courses: shownCourses() }),
      );
      const around = await getSurroundings(db, rows, clock.now());
      const tutors = await peopleById(db, [...new Set(rows.map(({ userId }) => userId))]);
      const glances = await getGlances(
        db,
        rows.map(({ id }) => id),
      );
      const items = rows.map((row) =>
        presentEvaluated(row, {
          ...around(row),
          tutorName: tutors.get(row.userId)?.fullName ?? '',
          glance: glances.get(row.id) ?? null,
        }),
      );
      return { items, total };
    },
    async read({ id, title, courseId, userId }) {
      const names = await courseNames(db, [courseId]);
      const tutors = await peopleById(db, [userId]);
      const [row] = await statisticsOfExams.find(db, [id]);
      const requestedFigureses = row?.figures?.questions ?? [];
      const heads = await getHeads(
        db,
        requestedFigureses.map(({ questionId }) => questionId),
      );
      const course = { id: courseId, name: names.get(courseId) ?? '' };
      const exam = { title, course, tutor_name: tutors.get(userId)?.fullName ?? '' };
      return presentCourseExamStatistics(exam, row ?? null, heads);
    },
  };
}
