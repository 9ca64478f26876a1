/** Courses as people read them, with the names that stand around them. */
import type { Course, CourseSummary } from '@akada/contract/base/courses.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { peopleById } from '../accounts/accounts.ts';
import { departmentsById } from '../catalog/catalog.service.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import * as repo from './course-reading.repo.ts';
import { findTopicsOf } from './course-topics.repo.ts';
import { presentCourse, presentSummary, type Reader, type Surroundings } from './courses.present.ts';
import type { Paging } from './courses.repo.ts';
import type { CourseRow } from './courses.tables.ts';

export interface CourseQuery extends Paging {
  search: string;
  department_id?: string | undefined;
  relation?: 'owner' | 'member' | undefined;
}

export interface CourseReading {
  /** Lists catalog courses, the reader's own courses, or joined courses. */
  list(reader: Reader, query: CourseQuery): Promise<{ items: CourseSummary[]; total: number }>;
  read(reader: Reader, course: Authorized<repo.ReadCourse>): Promise<Course>;
}

export function createCourseReading({ database: { db } }: { database: Database }): CourseReading {
  return {
    async list(reader, { search, department_id: departmentId = null, relation = null, ...paging }) {
      const requested = { ...paging, key: catalogKey(search), departmentId, relation };
      const { rows, total } = await repo.listReadCourses(db, requested, getReadership(db, reader));
      const surroundings = await getSurroundings(db, rows);
      const items = rows.flatMap((row) => {
        const around = surroundings(row);
        return around ? [presentSummary(row, around, reader)] : [];
      });
      return { items, total };
    },
    async read(reader, course) {
      const [read] = await presentRead(db, [course], reader);
      if (!read) throw notFound();
      return read;
    },
  };
}

/**
 * @param id of a course that this reader may read
 * @throws Fault `not_found` if it was deleted in the meantime
 */
export async function readCourse(executor: Executor, id: string, reader: Reader): Promise<Course> {
  const course = (await readCourses(executor, [id], reader)).get(id);
  if (!course) throw notFound();
  return course;
}

/**
 * @param ids of courses that this reader may read
 * @returns the existing courses by id
 */
export async function readCourses(
  executor: Executor,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, Course>> {
  const rows = await repo.findReadCourses(executor, ids, getReadership(executor, reader));
  return new Map((await presentRead(executor, rows, reader)).map((course) => [course.id, course]));
}

async function presentRead(
  executor: Executor,
  rows: readonly repo.ReadCourse[],
  reader: Reader,
): Promise<Course[]> {
  const surroundings = await getSurroundings(executor, rows);
  const topics = Map.groupBy(
    await findTopicsOf(
      executor,
      rows.map(({ id }) => id),
    ),
    ({ courseId }) => courseId,
  );
  return rows.flatMap((row) => {
    const around = surroundings(row);
    return around ? [presentCourse(row, topics.get(row.id) ?? [], around, reader)] : [];
  });
}

function getReadership(executor: Executor, { userId }: Reader): repo.Readership {
  return { readerId: userId, approvedTutors: approvedTutors(executor) };
}

/** @returns the department and tutor of each course; null for a course whose tutor is being erased */
async function getSurroundings(
  executor: Executor,
  rows: readonly CourseRow[],
): Promise<(course: CourseRow) => Surroundings | null> {
  const unique = (ids: string[]) => [...new Set(ids)];
  const departments = await departmentsById(executor, unique(rows.map(({ departmentId }) => departmentId)));
  const tutors = await peopleById(executor, unique(rows.map(({ userId }) => userId)));
  return ({ departmentId, userId }) => {
    const [department, tutor] = [departments.get(departmentId), tutors.get(userId)];
    return department && tutor ? { department, tutorName: tutor.fullName } : null;
  };
}
