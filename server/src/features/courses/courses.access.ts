/** The ways from an id that a caller sent to a course: to read it, to change it, or to see who is in it. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion, type Deletable } from '../../platform/undo/undo.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import { findReadCourse, type ReadCourse } from './course-reading.repo.ts';
import { findCourse } from './courses.repo.ts';
import { type CourseRow, courses } from './courses.tables.ts';
import { findEnrolment } from './enrolments.repo.ts';

type Reader = Pick<Caller, 'userId' | 'role'>;

/** Each method throws Fault `not_found`, with the same answer for a missing course and for a forbidden one. */
export interface CourseAccess {
  /** Allows catalog courses, the caller's own and joined courses; administrators read all. */
  toRead(caller: Reader, id: string): Promise<Authorized<ReadCourse>>;
  /** Allows only the caller's own courses. */
  toChange(caller: Reader, id: string): Promise<Authorized<CourseRow>>;
  /** Allows the caller's own courses, deleted or not. */
  toDelete: AuthorizeDeletion;
  /** Allows the caller's own courses; administrators see the members of all. */
  toSeeMembers(caller: Reader, id: string): Promise<Authorized<CourseRow>>;
  /** The caller's own enrolment in this course, left or not. */
  toUnenrol(caller: Reader, courseId: string): Promise<Authorized<Deletable>>;
}

export function createCourseAccess({ db }: Pick<Database, 'db'>): CourseAccess {
  return {
    toRead(caller, id) {
      const readership = { readerId: caller.userId, approvedTutors: approvedTutors(db) };
      return authorize(findReadCourse(db, id, readership), (course) => isReadBy(caller, course));
    },
    toChange: (caller, id) => authorize(findCourse(db, id), ownedBy(caller)),
    toDelete: createAuthorizeDeletion({ db }, courses),
    toSeeMembers: (caller, id) =>
      authorize(findCourse(db, id), (course) => caller.role === 'admin' || ownedBy(caller)(course)),
    toUnenrol: (caller, courseId) => authorize(findEnrolment(db, courseId, caller.userId), ownedBy(caller)),
  };
}

function isReadBy({ userId, role }: Reader, course: ReadCourse): boolean {
  const isInCatalog = course.state === 'approved' && course.isOpen;
  return isInCatalog || course.isMember || course.userId === userId || role === 'admin';
}
