/** Queries for rows of any feature that name a course by a text, and for the course that the text identifies. */
import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type CourseRow, courses } from '../courses.tables.ts';

/** A table whose rows have an owner, the text, its key and the course: `user_id`, `course_name`, `course_key`, `course_id`. */
export type CourseTextTable = PgTable & {
  id: PgColumn;
  userId: PgColumn;
  courseName: PgColumn;
  courseKey: PgColumn;
  courseId: PgColumn;
};

type Text = SQL | string;

/** Ids of the courses that an account is in or owns, deleted ones too. */
const coursesOfPerson = (userId: Text) => sql`(
  SELECT course_id FROM enrolments WHERE user_id = ${userId} AND deleted_at IS NULL
  UNION ALL SELECT id FROM courses WHERE owner_id = ${userId})`;

/** The one course of an account with this key; null if there is no such course or more than one. */
const courseNamed = (userId: Text, key: Text) => sql`(
  SELECT (array_agg(named.id))[1] FROM courses AS named
  WHERE named.name_key = ${key} AND named.deleted_at IS NULL AND named.id IN ${coursesOfPerson(userId)}
  HAVING count(*) = 1)`;

export async function findCourseNamed(
  executor: Executor,
  userId: string,
  key: string,
): Promise<string | null> {
  const { rows } = await executor.execute<{ id: string | null }>(
    sql`SELECT ${courseNamed(userId, key)} AS id`,
  );
  return rows[0]?.id ?? null;
}

/** @returns the courses among these that an account is in or owns */
export function findCoursesOf(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Pick<CourseRow, 'id' | 'name' | 'nameKey' | 'clothColour'>[]> {
  const { id, name, nameKey, clothColour } = courses;
  return executor
    .select({ id, name, nameKey, clothColour })
    .from(courses)
    .where(and(inArray(id, [...ids]), notDeleted(courses), sql`${id} IN ${coursesOfPerson(userId)}`));
}

/**
 * Gives the course of a key to the account's rows of this key that are in none of its courses.
 * @returns whether there were any
 */
export async function linkRows(
  tx: Transaction,
  table: CourseTextTable,
  { userId, key }: { userId: string; key: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    UPDATE ${table} AS old SET course_id = found.id
    FROM (SELECT ${courseNamed(userId, key)} AS id) AS found
    WHERE old.user_id = ${userId} AND old.course_key = ${key} AND found.id IS NOT NULL
      AND (old.course_id IS NULL OR old.course_id NOT IN ${coursesOfPerson(userId)})
    RETURNING old.id`);
  return rows.length > 0;
}

export interface UnreadText {
  id: string;
  courseName: string;
}

/** @returns rows whose text has no key yet, up to the limit */
export async function findUnread(
  executor: Executor,
  table: CourseTextTable,
  limit: number,
): Promise<UnreadText[]> {
  const rows = await executor
    .select({ id: table.id, courseName: table.courseName })
    .from(table)
    .where(and(isNotNull(table.courseName), isNull(table.courseKey)))
    .limit(limit);
  return rows.map(({ id, courseName }) => ({ id: String(id), courseName: String(courseName) }));
}

/**
 * Stores the keys of texts and the courses that they name. A text that was changed in the meantime already
 * has its key.
 */
export async function saveKeys(
  executor: Executor,
  table: CourseTextTable,
  keys: readonly { id: string; name: string; key: string }[],
): Promise<void> {
  await executor.execute(sql`
    UPDATE ${table} AS old SET course_key = given.key, course_id = ${courseNamed(sql`old.user_id`, sql`given.key`)}
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS given (id uuid, name text, key text)
    WHERE old.id = given.id AND old.course_name = given.name AND old.course_key IS NULL`);
}
