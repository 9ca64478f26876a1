/** Courses as people read them: what the catalog has, and what a reader owns or has joined. */
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { bestNameFirst, matchesName } from '../../platform/database/name-search.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import type { Paging } from './courses.repo.ts';
import { type CourseRow, courses } from './courses.tables.ts';

/** A course with the fields that depend on its reader. */
export interface ReadCourse extends CourseRow {
  isMember: boolean;
  /** Its tutor is approved. */
  isOpen: boolean;
  memberCount: number;
}

export interface Readership {
  readerId: string;
  /** The statement that reads the ids of approved tutors. */
  approvedTutors: SQLWrapper;
}

/** In plain SQL: the query builder leaves table names out of a statement about one table, and both have an `id`. */
const membersOf = sql`FROM enrolments WHERE enrolments.course_id = courses.id AND enrolments.deleted_at IS NULL`;
const isJoinedBy = (userId: string) =>
  sql<boolean>`EXISTS (SELECT 1 ${membersOf} AND enrolments.user_id = ${userId})`;
const isTaughtByOneOf = (tutors: SQLWrapper) => sql<boolean>`courses.owner_id IN ${tutors}`;

function selectRead(executor: Executor, { readerId, approvedTutors }: Readership) {
  return executor
    .select({
      ...getTableColumns(courses),
      isMember: isJoinedBy(readerId),
      isOpen: isTaughtByOneOf(approvedTutors),
      memberCount: sql<number>`(SELECT count(*)::int ${membersOf})`,
    })
    .from(courses)
    .$dynamic();
}

export function findReadCourses(
  executor: Executor,
  ids: readonly string[],
  readership: Readership,
): Promise<ReadCourse[]> {
  return selectRead(executor, readership).where(and(inArray(courses.id, [...ids]), notDeleted(courses)));
}

export async function findReadCourse(
  executor: Executor,
  id: string,
  readership: Readership,
): Promise<ReadCourse | null> {
  const [found] = await findReadCourses(executor, [id], readership);
  return found ?? null;
}

export interface CourseSearch extends Paging {
  /** Empty for all. */
  key: string;
  /** Null for all departments. */
  departmentId: string | null;
  /** Null for catalog courses too. */
  relation: 'owner' | 'member' | null;
}

export async function listReadCourses(
  executor: Executor,
  { key, departmentId, relation, skip, limit }: CourseSearch,
  readership: Readership,
): Promise<{ rows: ReadCourse[]; total: number }> {
  const isListed = and(
    notDeleted(courses),
    departmentId === null ? undefined : eq(courses.departmentId, departmentId),
    matchesName(courses.nameKey, key),
    isRelated(relation, readership),
  );
  const rows = await selectRead(executor, readership)
    .where(isListed)
    .orderBy(...bestNameFirst(courses.nameKey, key), asc(courses.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(courses).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

function isRelated(
  relation: CourseSearch['relation'],
  { readerId, approvedTutors }: Readership,
): SQL | undefined {
  const isOwn = eq(courses.userId, readerId);
  const isJoined = isJoinedBy(readerId);
  if (relation === 'owner') return isOwn;
  if (relation === 'member') return isJoined;

  return or(
    isOwn,
    isJoined,
    and(eq(courses.state, 'approved'), isNull(courses.archivedAt), isTaughtByOneOf(approvedTutors)),
  );
}
