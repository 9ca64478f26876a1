import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { createCourseAccess } from '../courses/courses.access.ts';
import type { OwnCourse } from './class-exams.service.ts';

export type ClassExamAccess = ReturnType<typeof createClassExamAccess>;

/** A course that has ended has no exam to come, so it is the same as a missing one. */
export function createClassExamAccess(database: Pick<Database, 'db'>) {
  const courses = createCourseAccess(database);
  return async (caller: Caller, id: string): Promise<OwnCourse> => {
    const course = await courses.toChange(caller, id);
    if (course.archivedAt !== null) throw notFound();
    return course;
  };
}
