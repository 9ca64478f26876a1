import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishedHint } from '../../platform/hints/hints.ts';
import { assignments, assignmentWorks, type WorkRow } from './assignments.tables.ts';

const isWork = (assignmentId: string, userId: string) =>
  and(eq(assignmentWorks.assignmentId, assignmentId), eq(assignmentWorks.userId, userId));

export function findWorks(executor: Executor, assignmentIds: readonly string[]): Promise<WorkRow[]> {
  if (assignmentIds.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(assignmentWorks)
    .where(inArray(assignmentWorks.assignmentId, [...assignmentIds]));
}

export function findWorksOfStudent(executor: Executor, userId: string): Promise<WorkRow[]> {
  return executor.select().from(assignmentWorks).where(eq(assignmentWorks.userId, userId));
}

/** @returns items of a student's assigned copies, with the course of the class */
export function findAssignedItems(executor: Executor, userId: string, itemIds: readonly string[]) {
  const itemId = sql<string>`unnest(${assignmentWorks.itemIds})`.as('item_id');
  const items = executor
    .select({ itemId, courseId: sql<string>`${assignments.courseId}`.as('course_id') })
    .from(assignmentWorks)
    .innerJoin(assignments, eq(assignments.id, assignmentWorks.assignmentId))
    .where(and(eq(assignmentWorks.userId, userId), isNotNull(assignments.courseId)))
    .as('items');
  return executor
    .select()
    .from(items)
    .where(inArray(items.itemId, [...itemIds]));
}

const insertedAtOnce = 5_000;

/** Rows that exist stay as they are. */
export async function ensureWorks(
  tx: Transaction,
  assignmentId: string,
  userIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < userIds.length; from += insertedAtOnce) {
    const rows = userIds.slice(from, from + insertedAtOnce).map((userId) => ({ assignmentId, userId }));
    await tx.insert(assignmentWorks).values(rows).onConflictDoNothing();
  }
}

/** Makes the row if there is none. Two calls for one student take turns. */
export async function lockWork(tx: Transaction, assignmentId: string, userId: string): Promise<WorkRow> {
  await ensureWorks(tx, assignmentId, [userId]);
  const [row] = await tx.select().from(assignmentWorks).where(isWork(assignmentId, userId)).for('update');
  if (!row) throw new Error('The work was deleted after it was made');
  return row;
}

export async function updateWork(
  tx: Transaction,
  { assignmentId, userId }: Pick<WorkRow, 'assignmentId' | 'userId'>,
  changes: Partial<WorkRow>,
): Promise<void> {
  await tx.update(assignmentWorks).set(changes).where(isWork(assignmentId, userId));
}

/** @returns works of this student that answers can change, in a fixed order */
export function lockStarted(tx: Transaction, userId: string): Promise<WorkRow[]> {
  return tx
    .select()
    .from(assignmentWorks)
    .where(
      and(
        eq(assignmentWorks.userId, userId),
        isNotNull(assignmentWorks.attemptStartedAt),
        sql`${assignmentWorks.done} < cardinality(${assignmentWorks.itemIds})`,
      ),
    )
    .orderBy(assignmentWorks.assignmentId)
    .for('update');
}

/** Marks each student as reminded, once. @returns the students who were not reminded before */
export async function markReminded(
  tx: Transaction,
  assignmentId: string,
  { userIds, now }: { userIds: readonly string[]; now: string },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  await ensureWorks(tx, assignmentId, userIds);
  const rows = await tx
    .update(assignmentWorks)
    .set({ remindedAt: now })
    .where(
      and(
        eq(assignmentWorks.assignmentId, assignmentId),
        inArray(assignmentWorks.userId, [...userIds]),
        isNull(assignmentWorks.remindedAt),
        isNull(assignmentWorks.handedInAt),
      ),
    )
    .returning({ userId: assignmentWorks.userId });
  return rows.map(({ userId }) => userId);
}

/** @returns the tutor of an assignment */
export async function findOwner(
  executor: Executor,
  assignmentId: string,
): Promise<{ userId: string; title: string } | null> {
  const [row] = await executor
    .select({ userId: assignments.userId, title: assignments.title })
    .from(assignments)
    .where(eq(assignments.id, assignmentId));
  return row ?? null;
}

/** Pages of these accounts read the assignment again. */
export async function hintAll(
  tx: Transaction,
  assignmentId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`SELECT ${publishedHint(sql`reader`, 'assignment', sql`${assignmentId}::uuid`)}
      FROM unnest(${sql.param([...new Set(userIds)])}::uuid[]) AS reader`,
  );
}
