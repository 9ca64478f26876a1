import { and, count, desc, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishedHint } from '../../../platform/hints/hints.ts';
import { isInScope } from '../pools/question-scope.queries.ts';
import { questions } from '../question/questions.tables.ts';
import { type CourseSetRow, courseSets } from './course-sets.tables.ts';

const isShared = isNull(courseSets.endedAt);

/** Members do not see a set with a copyright report. */
const isHidden = sql<boolean>`is_course_set_down(${courseSets})`;

/** @returns the set even if it is no longer shared */
export async function findCourseSet(executor: Executor, id: string): Promise<CourseSetRow | null> {
  const [found] = await executor.select().from(courseSets).where(eq(courseSets.id, id));
  return found ?? null;
}

/** @returns a set that a course has now; null if it ended or is hidden */
export async function findVisibleSet(executor: Executor, id: string): Promise<CourseSetRow | null> {
  const isVisible = and(eq(courseSets.id, id), isShared, not(isHidden));
  const [found] = await executor.select().from(courseSets).where(isVisible);
  return found ?? null;
}

/** @returns the set of this name that the course has; null for none */
export async function lockSetNamed(
  tx: Transaction,
  { courseId, titleKey }: Pick<CourseSetRow, 'courseId' | 'titleKey'>,
): Promise<CourseSetRow | null> {
  const [found] = await tx
    .select()
    .from(courseSets)
    .where(and(eq(courseSets.courseId, courseId), eq(courseSets.titleKey, titleKey), isShared))
    .for('update');
  return found ?? null;
}

/** @returns false if the course already has a set with this name */
export async function insertCourseSet(tx: Transaction, row: CourseSetRow): Promise<boolean> {
  const { courseId, titleKey } = courseSets;
  const put = await tx
    .insert(courseSets)
    .values(row)
    .onConflictDoNothing({ target: [courseId, titleKey], where: isShared })
    .returning({ id: courseSets.id });
  return put.length > 0;
}

export async function updateCourseSet(
  tx: Transaction,
  id: string,
  change: Partial<CourseSetRow>,
): Promise<void> {
  await tx.update(courseSets).set(change).where(eq(courseSets.id, id));
}

/** @returns how many of these are published questions of this tutor in this course, how many are theirs at all, and how many are essays */
export async function countPublished(
  executor: Executor,
  { userId, courseId, ids }: { userId: string; courseId: string; ids: readonly string[] },
): Promise<{ own: number; published: number; essays: number }> {
  const [counted] = await executor
    .select({
      own: count(),
      published: sql<number>`count(*) FILTER (WHERE ${isInScope({ kind: 'course', courseId })})::int`,
      essays: sql<number>`count(*) FILTER (WHERE ${questions.type} = 'essay')::int`,
    })
    .from(questions)
    .where(
      and(
        inArray(questions.id, [...ids]),
        eq(questions.userId, userId),
        isNull(questions.generationId),
        isNull(questions.deletedAt),
      ),
    );
  return counted ?? { own: 0, published: 0, essays: 0 };
}

export interface SetsPage {
  /** The account whose sets are listed, besides sets of these courses. */
  userId: string;
  joined: readonly string[];
  /** The statement that reads the courses that are not deleted. */
  shown: SQL;
  course_id?: string | undefined;
  skip: number;
  limit: number;
}

export type ListedSet = CourseSetRow & { questions: number; isHidden: boolean };

// In plain SQL: the query builder leaves table names out of a statement about one table, and both have a `course_id`.
const shownQuestions = sql<number>`(SELECT count(*)::int FROM questions WHERE questions.id = ANY (course_sets.question_ids)
  AND questions.course_id = course_sets.course_id AND questions.type <> 'essay' AND ${isInScope({ kind: 'published' })})`;

export async function listCourseSets(
  executor: Executor,
  { userId, joined, shown, course_id: courseId, skip, limit }: SetsPage,
): Promise<{ rows: ListedSet[]; total: number }> {
  const isFor = or(eq(courseSets.userId, userId), inArray(courseSets.courseId, [...joined]));
  const isListed = and(
    isShared,
    isFor,
    or(eq(courseSets.userId, userId), not(isHidden)),
    courseId === undefined ? undefined : eq(courseSets.courseId, courseId),
    sql`${courseSets.courseId} IN (${shown})`,
  );
  const rows = await selectListed(executor, isListed)
    .orderBy(desc(courseSets.changedAt), desc(courseSets.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(courseSets).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns one or none */
export async function findListed(executor: Executor, id: string): Promise<ListedSet[]> {
  return selectListed(executor, eq(courseSets.id, id));
}

function selectListed(executor: Executor, where: SQL | undefined) {
  const shown = { ...getTableColumns(courseSets), questions: shownQuestions, isHidden };
  return executor.select(shown).from(courseSets).where(where).$dynamic();
}

/** Pages of these accounts read again what is shared with them. */
export async function hintMembers(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`SELECT ${publishedHint(sql`member`, 'share', sql`NULL`)}
      FROM unnest(${sql.param([...userIds])}::uuid[]) AS member`,
  );
}

/** @returns the questions of a set that its members see, in their order, with their first words */
export async function findStems(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .select({ stem: questions.stem })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isInScope({ kind: 'published' })))
    .orderBy(sql`array_position(${sql.param([...ids])}::uuid[], ${questions.id})`);
  return rows.map(({ stem }) => stem);
}

/** @returns the number of these questions that are in this tutor's bank */
export async function countOwn(executor: Executor, userId: string, ids: readonly string[]): Promise<number> {
  const isOwn = and(
    inArray(questions.id, [...ids]),
    eq(questions.userId, userId),
    isNull(questions.generationId),
    isNull(questions.deletedAt),
  );
  const [counted] = await executor.select({ total: count() }).from(questions).where(isOwn);
  return counted?.total ?? 0;
}
