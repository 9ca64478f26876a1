/** The ways from an id that a caller sent to the announcements of a course, or to one of them. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { type CourseAccess, createCourseAccess } from '../courses/courses.access.ts';
import { findAnnouncement } from './announcements.repo.ts';
import { type AnnouncementRow, announcements } from './announcements.tables.ts';

type Reader = Pick<Caller, 'userId' | 'role'>;

export type OwnAnnouncement = Authorized<AnnouncementRow>;
export type ReadableCourse = Awaited<ReturnType<CourseAccess['toRead']>>;
export type AnnouncementsAccess = ReturnType<typeof createAnnouncementsAccess>;

/** Each method throws Fault `not_found`, the same for a missing object and for a forbidden one. */
export function createAnnouncementsAccess({ db }: Pick<Database, 'db'>) {
  const courses = createCourseAccess({ db });
  /** A course of the catalog is readable for everybody. Only the class reads its announcements. */
  const findCourse = async (caller: Reader, courseId: string): Promise<ReadableCourse> => {
    const course = await courses.toRead(caller, courseId);
    if (course.userId !== caller.userId && !course.isMember) throw notFound();
    return course;
  };
  return {
    /** Allows a course of the caller's. */
    ownCourse: courses.toChange,
    /** Allows the tutor of the course and its current students. */
    course: findCourse,
    /** Allows current students of the course. */
    async joinedCourse(caller: Reader, courseId: string): Promise<ReadableCourse> {
      const course = await findCourse(caller, courseId);
      if (!course.isMember) throw notFound();
      return course;
    },
    /** Allows its tutor. */
    own: (caller: Reader, id: string): Promise<OwnAnnouncement> =>
      authorize(findAnnouncement(db, id), ownedBy(caller)),
    /** Allows its tutor, deleted or not. */
    toDelete: createAuthorizeDeletion({ db }, announcements) as AuthorizeDeletion,
    /** Allows current students of its course. */
    received: (caller: Reader, id: string): Promise<OwnAnnouncement> =>
      authorize(findAnnouncement(db, id), async ({ courseId }) => {
        const course = await findCourse(caller, courseId).catch(() => null);
        return course?.isMember === true;
      }),
  };
}
