import { and, asc, count, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type ParentRow, parents } from './parents.tables.ts';

export async function insertParent(tx: Transaction, row: typeof parents.$inferInsert): Promise<void> {
  await tx.insert(parents).values(row);
}

/** @returns the parents of a student who can open their page, the earliest first */
export function findParents(executor: Executor, userId: string): Promise<ParentRow[]> {
  return executor
    .select()
    .from(parents)
    .where(and(eq(parents.userId, userId), notDeleted(parents)))
    .orderBy(asc(parents.createdAt), asc(parents.id));
}

export async function countParents(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(parents)
    .where(and(eq(parents.userId, userId), notDeleted(parents)));
  return row?.total ?? 0;
}

export async function findParent(executor: Executor, id: string): Promise<ParentRow | null> {
  const [row] = await executor.select().from(parents).where(eq(parents.id, id));
  return row ?? null;
}

export async function findParentWithCode(executor: Executor, codeHash: Buffer): Promise<ParentRow | null> {
  const [row] = await executor
    .select()
    .from(parents)
    .where(and(eq(parents.codeHash, codeHash), notDeleted(parents)));
  return row ?? null;
}

/** Until the transaction ends no other one plans or sends a mail to this parent. */
export async function lockParent(tx: Transaction, id: string): Promise<ParentRow | null> {
  const [row] = await tx
    .select()
    .from(parents)
    .where(and(eq(parents.id, id), notDeleted(parents)))
    .for('no key update');
  return row ?? null;
}

export async function updateParent(
  tx: Transaction,
  id: string,
  change: Pick<ParentRow, 'mailWeek' | 'nextMailAt'>,
): Promise<void> {
  await tx.update(parents).set(change).where(eq(parents.id, id));
}

/** Writes only if the stored time is older than a moment. */
export async function touchParent(
  executor: Executor,
  id: string,
  { now, staleTime }: { now: string; staleTime: string },
): Promise<void> {
  const { lastOpenedAt } = parents;
  await executor
    .update(parents)
    .set({ lastOpenedAt: now })
    .where(and(eq(parents.id, id), or(isNull(lastOpenedAt), lt(lastOpenedAt, staleTime))));
}

export async function deleteParent(tx: Transaction, { id, userId }: { id: string; userId: string }) {
  const rows = await tx
    .delete(parents)
    .where(and(eq(parents.id, id), eq(parents.userId, userId)))
    .returning();
  return rows[0] ?? null;
}

/** @returns ids of parents whose mail is due, the earliest first */
export async function findDueParents(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: parents.id })
    .from(parents)
    .where(and(lte(parents.nextMailAt, now), notDeleted(parents)))
    .orderBy(asc(parents.nextMailAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns every address of a student's parents, ended ones too */
export async function findAddresses(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ email: parents.email })
    .from(parents)
    .where(eq(parents.userId, userId));
  return rows.flatMap(({ email }) => email ?? []);
}
