import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { waitingCases } from '../../../platform/module/waiting-source.ts';
import { type GroupRow, groupInvoices, groupSeats, type InvoiceRow, premiumGroups } from './groups.tables.ts';

interface Page {
  skip: number;
  limit: number;
}

export async function findGroup(executor: Executor, id: string): Promise<GroupRow | null> {
  const [row] = await executor.select().from(premiumGroups).where(eq(premiumGroups.id, id));
  return row ?? null;
}

/** Another transaction that takes a seat or pays waits until this one ends. */
export async function lockGroup(tx: Transaction, id: string): Promise<GroupRow | null> {
  const [row] = await tx.select().from(premiumGroups).where(eq(premiumGroups.id, id)).for('update');
  return row ?? null;
}

export async function lockGroupWithCode(tx: Transaction, joinCode: string): Promise<GroupRow | null> {
  const [row] = await tx
    .select()
    .from(premiumGroups)
    .where(eq(premiumGroups.joinCode, joinCode))
    .for('update');
  return row ?? null;
}

export async function insertGroup(tx: Transaction, row: GroupRow): Promise<void> {
  await tx.insert(premiumGroups).values(row);
}

/** Replaces the names that an owner typed. The groups outlive the account, and their members read the names. */
export async function clearNames(tx: Transaction, ownerId: string): Promise<void> {
  await tx.update(premiumGroups).set({ name: 'Premium group' }).where(eq(premiumGroups.ownerId, ownerId));
}

export async function updateGroup(
  tx: Transaction,
  id: string,
  change: Partial<Omit<GroupRow, 'id'>>,
): Promise<void> {
  await tx.update(premiumGroups).set(change).where(eq(premiumGroups.id, id));
}

export async function listGroups(
  executor: Executor,
  ownerId: string,
  { skip, limit }: Page,
): Promise<{ rows: GroupRow[]; total: number }> {
  const isOwn = eq(premiumGroups.ownerId, ownerId);
  const rows = await executor
    .select()
    .from(premiumGroups)
    .where(isOwn)
    .orderBy(desc(premiumGroups.createdAt), desc(premiumGroups.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await countGroups(executor, ownerId) };
}

export async function countGroups(executor: Executor, ownerId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(premiumGroups)
    .where(eq(premiumGroups.ownerId, ownerId));
  return row?.total ?? 0;
}

/** Takes the place of the invoice of the group that is not paid. */
export async function replaceInvoice(
  tx: Transaction,
  row: Pick<InvoiceRow, 'id' | 'groupId' | 'seats' | 'months' | 'amount' | 'createdAt'>,
): Promise<void> {
  await tx
    .delete(groupInvoices)
    .where(and(eq(groupInvoices.groupId, row.groupId), isNull(groupInvoices.paidAt)));
  await tx.insert(groupInvoices).values(row);
}

/** @returns by group its open invoice, else its last one */
export async function findInvoices(
  executor: Executor,
  groupIds: readonly string[],
): Promise<Map<string, InvoiceRow>> {
  if (groupIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([groupInvoices.groupId])
    .from(groupInvoices)
    .where(inArray(groupInvoices.groupId, [...groupIds]))
    .orderBy(
      groupInvoices.groupId,
      sql`${groupInvoices.paidAt} DESC NULLS FIRST`,
      desc(groupInvoices.number),
    );
  return new Map(rows.map((row) => [row.groupId, row]));
}

export async function findInvoice(executor: Executor, id: string): Promise<InvoiceRow | null> {
  const [row] = await executor.select().from(groupInvoices).where(eq(groupInvoices.id, id));
  return row ?? null;
}

export async function payInvoice(
  tx: Transaction,
  id: string,
  payment: Pick<InvoiceRow, 'paidBy' | 'paidAt' | 'bankReference'>,
): Promise<void> {
  await tx.update(groupInvoices).set(payment).where(eq(groupInvoices.id, id));
}

/** @returns true if a transfer with this reference has paid an invoice */
export async function isReferenceUsed(executor: Executor, reference: string): Promise<boolean> {
  const rows = await executor
    .select({ id: groupInvoices.id })
    .from(groupInvoices)
    .where(eq(sql`upper(${groupInvoices.bankReference})`, reference.toUpperCase()));
  return rows.length > 0;
}

export async function listInvoices(
  executor: Executor,
  isPaid: boolean,
  { skip, limit }: Page,
): Promise<{ rows: (InvoiceRow & { group: string; ownerId: string | null })[]; total: number }> {
  const hasState = isPaid ? isNotNull(groupInvoices.paidAt) : isNull(groupInvoices.paidAt);
  const rows = await executor
    .select({ invoice: groupInvoices, group: premiumGroups.name, ownerId: premiumGroups.ownerId })
    .from(groupInvoices)
    .innerJoin(premiumGroups, eq(premiumGroups.id, groupInvoices.groupId))
    .where(hasState)
    .orderBy(desc(groupInvoices.createdAt), desc(groupInvoices.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(groupInvoices).where(hasState);
  return {
    rows: rows.map(({ invoice, ...around }) => ({ ...invoice, ...around })),
    total: counted?.total ?? 0,
  };
}

/** @returns the number of taken seats by group; groups without one are absent */
export async function countSeats(
  executor: Executor,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await executor
    .select({ groupId: groupSeats.groupId, taken: count() })
    .from(groupSeats)
    .where(inArray(groupSeats.groupId, [...groupIds]))
    .groupBy(groupSeats.groupId);
  return new Map(rows.map(({ groupId, taken }) => [groupId, taken]));
}

/** @returns the group in which a student has a seat */
export async function findSeat(executor: Executor, userId: string): Promise<GroupRow | null> {
  const [row] = await executor
    .select({ group: premiumGroups })
    .from(groupSeats)
    .innerJoin(premiumGroups, eq(premiumGroups.id, groupSeats.groupId))
    .where(eq(groupSeats.userId, userId));
  return row?.group ?? null;
}

/** A seat in another group is left. */
export async function takeSeat(tx: Transaction, row: typeof groupSeats.$inferInsert): Promise<void> {
  const { groupId, takenAt } = row;
  await tx
    .insert(groupSeats)
    .values(row)
    .onConflictDoUpdate({ target: groupSeats.userId, set: { groupId, takenAt } });
}

/** @returns false if the student has no seat there */
export async function removeSeat(tx: Transaction, userId: string, groupId: string): Promise<boolean> {
  const removed = await tx
    .delete(groupSeats)
    .where(and(eq(groupSeats.userId, userId), eq(groupSeats.groupId, groupId)))
    .returning({ userId: groupSeats.userId });
  return removed.length > 0;
}

/** @returns the members, the latest first; all of them without a page, by id */
export async function listSeats(executor: Executor, groupId: string, page: Page | null) {
  const query = executor
    .select({ userId: groupSeats.userId, takenAt: groupSeats.takenAt })
    .from(groupSeats)
    .where(eq(groupSeats.groupId, groupId))
    .$dynamic();
  return page
    ? query.orderBy(desc(groupSeats.takenAt), desc(groupSeats.userId)).offset(page.skip).limit(page.limit)
    : query.orderBy(asc(groupSeats.userId));
}

/** @returns groups whose end has come, or comes by a moment, and was not said */
export async function findEnds(
  executor: Executor,
  kind: 'soon' | 'over',
  { now, soon }: { now: string; soon: string },
): Promise<string[]> {
  const { paidUntil, remindedOf, endedSaidOf } = premiumGroups;
  const isDue =
    kind === 'over'
      ? and(lte(paidUntil, now), sql`${endedSaidOf} IS DISTINCT FROM ${paidUntil}`)
      : and(gt(paidUntil, now), lte(paidUntil, soon), sql`${remindedOf} IS DISTINCT FROM ${paidUntil}`);
  const rows = await executor.select({ id: premiumGroups.id }).from(premiumGroups).where(isDue).limit(200);
  return rows.map(({ id }) => id);
}

/** Invoices without a payment, as `listInvoices` has them. */
export const waitingInvoices = waitingCases('group_invoices', {
  id: groupInvoices.id,
  since: groupInvoices.createdAt,
  facts: { name: premiumGroups.name, amount: groupInvoices.amount, number: groupInvoices.number },
  from: sql`FROM ${groupInvoices} JOIN ${premiumGroups} ON ${eq(premiumGroups.id, groupInvoices.groupId)}
    WHERE ${isNull(groupInvoices.paidAt)}`,
});
