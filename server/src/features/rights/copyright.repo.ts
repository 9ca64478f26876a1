import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { waitingCases } from '../../platform/module/waiting-source.ts';
import { getName } from '../accounts/accounts.ts';
import { type CaseRow, copyrightCases, copyrightReports, type ReportRow } from './rights.tables.ts';

export async function findCase(executor: Executor, id: string): Promise<CaseRow | null> {
  const [row] = await executor.select().from(copyrightCases).where(eq(copyrightCases.id, id));
  return row ?? null;
}

/** Locks the case: its reports and its decision wait. */
export async function lockCase(tx: Transaction, id: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(copyrightCases).where(eq(copyrightCases.id, id)).for('update');
  return row ?? null;
}

/** @returns the case of the same thing, which is added if there is none; locked */
export async function putCase(tx: Transaction, fresh: CaseRow): Promise<CaseRow> {
  const { ownerId, kind, subjectId } = copyrightCases;
  const [row] = await tx
    .insert(copyrightCases)
    .values(fresh)
    // The update changes nothing, but it locks the earlier row.
    .onConflictDoUpdate({ target: [ownerId, kind, subjectId], set: { kind: fresh.kind } })
    .returning();
  return row ?? fresh;
}

export async function updateCase(tx: Transaction, id: string, next: Partial<CaseRow>): Promise<void> {
  await tx.update(copyrightCases).set(next).where(eq(copyrightCases.id, id));
}

/** @returns false if this person has reported it before */
export async function insertReport(tx: Transaction, row: ReportRow): Promise<boolean> {
  const { caseId, userId } = copyrightReports;
  const added = await tx
    .insert(copyrightReports)
    .values(row)
    .onConflictDoNothing({ target: [caseId, userId] })
    .returning({ id: copyrightReports.id });
  return added.length > 0;
}

/** @returns the reports of these cases, the oldest first */
export function findReports(executor: Executor, caseIds: readonly string[]): Promise<ReportRow[]> {
  return executor
    .select()
    .from(copyrightReports)
    .where(inArray(copyrightReports.caseId, [...caseIds]))
    .orderBy(asc(copyrightReports.reportedAt), asc(copyrightReports.id));
}

/** @returns the number of this person's reports that an administrator rejected */
export async function countRejected(executor: Executor, userId: string): Promise<number> {
  const isRejected = and(eq(copyrightReports.userId, userId), eq(copyrightReports.outcome, 'turned_down'));
  const [counted] = await executor.select({ total: count() }).from(copyrightReports).where(isRejected);
  return counted?.total ?? 0;
}

/** Gives an outcome to the reports of a case that have none. @returns the reporters */
export async function closeReports(
  tx: Transaction,
  caseId: string,
  outcome: NonNullable<ReportRow['outcome']>,
): Promise<string[]> {
  const closed = await tx
    .update(copyrightReports)
    .set({ outcome })
    .where(and(eq(copyrightReports.caseId, caseId), isNull(copyrightReports.outcome)))
    .returning({ userId: copyrightReports.userId });
  return closed.flatMap(({ userId }) => userId ?? []);
}

const isOpen: SQL = inArray(copyrightCases.state, ['waiting', 'taken_down']);

/** @returns cases without a decision, the oldest first, or the decided ones, the latest first */
export async function listCases(
  executor: Executor,
  { decided, skip, limit }: { decided: boolean; skip: number; limit: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  const isListed = decided ? inArray(copyrightCases.state, ['put_back', 'kept_down']) : isOpen;
  const { id, openedAt, decidedAt } = copyrightCases;
  const rows = await executor
    .select()
    .from(copyrightCases)
    .where(isListed)
    .orderBy(...(decided ? [desc(decidedAt), desc(id)] : [asc(openedAt), asc(id)]))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(copyrightCases).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** Reports of copyright that wait for an administrator. */
export const waitingCopyright = waitingCases('copyright', {
  id: copyrightCases.id,
  since: copyrightCases.openedAt,
  facts: {
    title: copyrightCases.title,
    name: getName(copyrightCases.ownerId),
    is_down: eq(copyrightCases.state, 'taken_down'),
  },
  from: sql`FROM ${copyrightCases} WHERE ${isOpen}`,
});

/** The record stays; names and what a person wrote go. */
export async function clearPerson(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(copyrightCases)
    .set({ ownerId: null, title: '', excerpt: '', answer: null })
    .where(eq(copyrightCases.ownerId, userId));
  await tx.update(copyrightCases).set({ decidedBy: null }).where(eq(copyrightCases.decidedBy, userId));
  await tx
    .update(copyrightReports)
    .set({ userId: null, holder: '', contact: '', comment: '' })
    .where(eq(copyrightReports.userId, userId));
}
