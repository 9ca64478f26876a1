/** The ways from an id that a caller sent to an exam that a tutor set: to work on it, or to delete and restore it. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../../platform/undo/undo.ts';
import { courseNames } from '../../courses/course-members.service.ts';
import { findCourseExam } from './course-exams.repo.ts';
import { type CourseExamRow, courseExams } from './course-exams.tables.ts';

/** Each throws Fault `not_found`, exactly the same for a missing exam and for another's. */
export interface CourseExamAccess {
  /** One's own, of a course that is there. */
  toChange(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<CourseExamRow>>;
  /** One's own, deleted or not. */
  toDelete: AuthorizeDeletion;
}

export function createCourseExamAccess({ db }: Pick<Database, 'db'>): CourseExamAccess {
  return {
    toChange: (caller, id) =>
      authorize(findCourseExam(db, id), async (exam) => {
        if (!(await ownedBy(caller)(exam))) return false;
        return (await courseNames(db, [exam.courseId])).has(exam.courseId);
      }),
    toDelete: createAuthorizeDeletion({ db }, courseExams),
  };
}
