import { and, asc, count, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import type { Paging } from './courses.repo.ts';
import { type CourseRow, courses, type EnrolmentRow, enrolments } from './courses.tables.ts';

/** @returns the enrolment in a course that is not deleted, even if its student left within the last hour */
export async function findEnrolment(
  executor: Executor,
  courseId: string,
  userId: string,
): Promise<Pick<EnrolmentRow, 'id' | 'userId'> | null> {
  const [found] = await executor
    .select({ id: enrolments.id, userId: enrolments.userId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), notDeleted(courses)));
  return found ?? null;
}

/** @returns the owner of the enrolment's course, null if the course was deleted */
export async function findOwner(executor: Executor, enrolmentId: string): Promise<CourseOwner | null> {
  const [found] = await executor
    .select({ courseId: courses.id, userId: courses.userId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.id, enrolmentId));
  return found ?? null;
}

interface CourseOwner {
  courseId: string;
  userId: string;
}

export async function isMember(executor: Executor, courseId: string, userId: string): Promise<boolean> {
  const found = await executor
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), notDeleted(enrolments)));
  return found.length > 0;
}

/**
 * Enrols a student; the caller holds the course.
 *
 * @returns the enrolment's id, which stays if the student returns within the hour of undo; null if the
 * student is already enrolled
 */
export async function putEnrolment(tx: Transaction, row: EnrolmentRow): Promise<string | null> {
  const put = await tx
    .insert(enrolments)
    .values(row)
    .onConflictDoUpdate({
      target: [enrolments.courseId, enrolments.userId],
      set: { joinedAt: row.joinedAt, deletedAt: null },
      setWhere: isNotNull(enrolments.deletedAt),
    })
    .returning({ id: enrolments.id });
  return put[0]?.id ?? null;
}

export async function countMembers(executor: Executor, courseId: string): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), notDeleted(enrolments)));
  return counted?.total ?? 0;
}

/** @returns the members of a course, in the order in which they joined */
export function listMembers(
  executor: Executor,
  courseId: string,
  { skip, limit }: Paging,
): Promise<EnrolmentRow[]> {
  return executor
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), notDeleted(enrolments)))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.id))
    .offset(skip)
    .limit(limit);
}

export type JoinedCourseRow = Pick<CourseRow, 'id' | 'name' | 'clothSeed' | 'clothColour' | 'archivedAt'> &
  Pick<EnrolmentRow, 'joinedAt'> & { tutorId: string };

/** @param approvedTutors the statement that reads the ids of approved tutors @returns courses that a student is in and that are taught */
export function findJoinedCourses(
  executor: Executor,
  userId: string,
  approvedTutors: SQLWrapper,
): Promise<JoinedCourseRow[]> {
  const { id, name, clothSeed, clothColour, archivedAt } = courses;
  return executor
    .select({
      id,
      name,
      clothSeed,
      clothColour,
      archivedAt,
      tutorId: courses.userId,
      joinedAt: enrolments.joinedAt,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        notDeleted(enrolments),
        notDeleted(courses),
        sql`${courses.userId} IN ${approvedTutors}`,
      ),
    )
    .orderBy(asc(courses.nameKey), asc(courses.id))
    .prepare('courses.joined')
    .execute();
}

export function findMembers(
  executor: Executor,
  courseId: string,
): Promise<Pick<EnrolmentRow, 'userId' | 'joinedAt'>[]> {
  return executor
    .select({ userId: enrolments.userId, joinedAt: enrolments.joinedAt })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), notDeleted(enrolments)))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.id));
}

export async function findMemberIds(executor: Executor, courseId: string): Promise<string[]> {
  return (await findMembers(executor, courseId)).map(({ userId }) => userId);
}

export function enrolledCourses(userId: string): SQL {
  return sql`SELECT ${enrolments.courseId} FROM ${enrolments} WHERE ${enrolments.userId} = ${userId}`;
}

/** @param course @param student columns with their ids */
export function areInCourse(course: SQLWrapper, student: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${enrolments} WHERE ${enrolments.courseId} = ${course}
    AND ${enrolments.userId} = ${student} AND ${enrolments.deletedAt} IS NULL)`;
}

/** @returns each owner of a course with each student who is in it now, as a part of another feature's statement */
export function taughtPairs(): SQL {
  return sql`SELECT c.owner_id AS tutor_id, e.user_id AS student_id FROM ${enrolments} e
    JOIN ${courses} c ON c.id = e.course_id AND c.deleted_at IS NULL WHERE e.deleted_at IS NULL`;
}

/** @returns each owner of a course with each student who is in it now, the course, and since when; for another feature's statement */
export function taughtMemberships(): SQL {
  return sql`SELECT c.owner_id AS tutor_id, e.user_id AS student_id, c.id AS course_id, c.name AS course_name,
    e.joined_at, c.archived_at IS NOT NULL AS has_ended FROM ${enrolments} e
    JOIN ${courses} c ON c.id = e.course_id AND c.deleted_at IS NULL WHERE e.deleted_at IS NULL`;
}
