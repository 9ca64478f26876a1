/** The ways from an id that a caller sent to an exam that a tutor set: to work on it, or to delete and restore it. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../../platform/undo/undo.ts';
import { courseNames } from '../../courses/course-members.service.ts';
import { findCourseExam } from './course-exams.repo.ts';
import { type CourseExamRow, courseExams } from './course-exams.tables.ts';
import { isPublished } from './published-exam.ts';

/** Each throws Fault `not_found`, exactly the same for a missing exam and for another's. */
export interface CourseExamAccess {
  /** Allows the owner, if the course exists. */
  toChange(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<CourseExamRow>>;
  /** Allows the owner, and administrators if the exam is published; the course has to exist. */
  toEvaluate(caller: Pick<Caller, 'userId' | 'role'>, id: string): Promise<Authorized<CourseExamRow>>;
  /** Allows the owner, for a deleted exam too. */
  toDelete: AuthorizeDeletion;
}

export function createCourseExamAccess({ db }: Pick<Database, 'db'>): CourseExamAccess {
  const hasCourse = async ({ courseId }: CourseExamRow) => (await courseNames(db, [courseId])).has(courseId);
  return {
    toChange: (caller, id) =>
      authorize(
        findCourseExam(db, id),
        async (exam) => (await ownedBy(caller)(exam)) && (await hasCourse(exam)),
      ),
    toEvaluate: (caller, id) =>
      authorize(
        findCourseExam(db, id),
        async (exam) =>
          (mayOversee(caller, exam) || (await ownedBy(caller)(exam))) && (await hasCourse(exam)),
      ),
    toDelete: createAuthorizeDeletion({ db }, courseExams),
  };
}

/** Only its tutor may see a draft. */
function mayOversee({ role }: Pick<Caller, 'role'>, exam: CourseExamRow): boolean {
  return role === 'admin' && isPublished(exam);
}
