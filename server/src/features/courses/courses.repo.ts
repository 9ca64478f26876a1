/** Rows of courses as their owner and administrators change them. */
import type { CourseState } from '@akada/contract/base/courses.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { waitingCases } from '../../platform/module/waiting-source.ts';
import { canBeRestored, notDeleted } from '../../platform/undo/undo.ts';
import { getName } from '../accounts/accounts.ts';
import { type CourseRow, courses } from './courses.tables.ts';

/**
 * Until the transaction ends no other one of this person makes or renames courses: a name that was free stays free until
 * it is written.
 */
export async function lockCoursesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`courses:${userId}`}, 0))`);
}

/** Takes the lock for changes to the catalog. */
export async function lockCourseCatalog(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('course-catalog', 0))`);
}

export async function findCourse(executor: Executor, id: string): Promise<CourseRow | null> {
  const [found] = await executor
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), notDeleted(courses)));
  return found ?? null;
}

/** @returns the ids among these that are the account's own courses */
export async function findOwnCourseIds(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.userId, userId), inArray(courses.id, [...ids]), notDeleted(courses)));
  return rows.map(({ id }) => id);
}

/** @returns the ids among these that are courses of this account, not deleted and not ended */
export async function findRunningCourseIds(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const isRunning = and(eq(courses.userId, userId), notDeleted(courses), isNull(courses.archivedAt));
  const rows = await executor
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), isRunning));
  return rows.map(({ id }) => id);
}

export function shownCourses(): SQL {
  return sql`SELECT ${courses.id} FROM ${courses} WHERE ${notDeleted(courses)}`;
}

export function findCourseNames(
  executor: Executor,
  ids: readonly string[],
): Promise<Pick<CourseRow, 'id' | 'name'>[]> {
  return prepareNames(executor).execute({ ids: [...ids] });
}

const prepareNames = prepareOnce((executor) =>
  executor
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(and(sql`${courses.id} = ANY (${sql.placeholder('ids')}::uuid[])`, notDeleted(courses)))
    .prepare('courses.names'),
);

/** Works like `findCourse`; until the transaction ends no other transaction changes, deletes or joins the course. */
export async function lockCourse(tx: Transaction, id: string): Promise<CourseRow | null> {
  const [found] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), notDeleted(courses)))
    .for('no key update');
  return found ?? null;
}

/** Until the transaction ends the course is neither changed nor deleted; others may hold it too. */
async function holdOne(tx: Transaction, which: SQL): Promise<CourseRow | null> {
  const [found] = await tx
    .select()
    .from(courses)
    .where(and(which, notDeleted(courses)))
    .for('share');
  return found ?? null;
}

export const holdCourse = (tx: Transaction, id: string) => holdOne(tx, eq(courses.id, id));
export const holdCourseWithCode = (tx: Transaction, code: string) => holdOne(tx, eq(courses.joinCode, code));

export interface OwnName {
  userId: string;
  departmentId: string;
  nameKey: string;
}

/** @param except the id of a course that may have the name @returns a deleted one too: it keeps its name */
export async function ownCourseNamed(
  tx: Transaction,
  { userId, departmentId, nameKey }: OwnName,
  except?: string,
): Promise<CourseRow | null> {
  const isNamed = [
    eq(courses.userId, userId),
    eq(courses.departmentId, departmentId),
    eq(courses.nameKey, nameKey),
    except === undefined ? undefined : ne(courses.id, except),
  ];
  const [found] = await tx
    .select()
    .from(courses)
    .where(and(...isNamed));
  return found ?? null;
}

/** @returns the name of another course with this name in the catalog, deleted or not; null if there is none */
export async function nameInCatalog(
  executor: Executor,
  { id, departmentId, nameKey }: Pick<CourseRow, 'id' | 'departmentId' | 'nameKey'>,
): Promise<string | null> {
  const [found] = await executor
    .select({ name: courses.name })
    .from(courses)
    .where(
      and(
        eq(courses.departmentId, departmentId),
        eq(courses.nameKey, nameKey),
        eq(courses.state, 'approved'),
        ne(courses.id, id),
      ),
    );
  return found?.name ?? null;
}

export async function hasCode(executor: Executor, joinCode: string): Promise<boolean> {
  const found = await executor.select({ id: courses.id }).from(courses).where(eq(courses.joinCode, joinCode));
  return found.length > 0;
}

export async function countCoursesOf(executor: Executor, userId: string): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(courses)
    .where(and(eq(courses.userId, userId), notDeleted(courses)));
  return counted?.total ?? 0;
}

export async function insertCourse(tx: Transaction, row: typeof courses.$inferInsert): Promise<void> {
  await tx.insert(courses).values(row);
}

/** Updates a course that `lockCourse` holds. */
export async function updateCourse(
  tx: Transaction,
  id: string,
  change: Partial<Omit<CourseRow, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(courses).set(change).where(eq(courses.id, id));
}

/** @returns what this person deleted and can restore, the last one first */
export function findDeletedCourses(executor: Executor, userId: string, now: number): Promise<CourseRow[]> {
  return executor
    .select()
    .from(courses)
    .where(and(eq(courses.userId, userId), isNotNull(courses.deletedAt), canBeRestored(courses, now)))
    .orderBy(desc(courses.deletedAt), courses.id)
    .limit(100);
}

export interface Paging {
  skip: number;
  limit: number;
}

/** @returns courses in a state, longest wait first */
export async function listByState(
  executor: Executor,
  state: CourseState,
  { skip, limit }: Paging,
): Promise<{ rows: CourseRow[]; total: number }> {
  const isListed = and(eq(courses.state, state), notDeleted(courses));
  const rows = await executor
    .select()
    .from(courses)
    .where(isListed)
    .orderBy(courses.pendingSince, courses.id)
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(courses).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** Courses that wait for a decision, as `listByState` has them. */
export const waitingCourses = waitingCases('courses', {
  id: courses.id,
  since: courses.pendingSince,
  facts: { name: courses.name, tutor: getName(courses.userId) },
  from: sql`FROM ${courses} WHERE ${and(eq(courses.state, 'waiting'), notDeleted(courses))}`,
});
