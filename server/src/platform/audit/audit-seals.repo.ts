import { and, asc, desc, gte, isNull, lt, sql } from 'drizzle-orm';
import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { type AuditEntryRow, adminAudit } from './audit.ts';

const auditSeals = pgTable('audit_seals', {
  /** In UTC. */
  day: date().primaryKey(),
  rowCount: integer('row_count').notNull(),
  seal: bytes().notNull(),
  sealedAt: instant('sealed_at').notNull(),
});

export type SealRow = typeof auditSeals.$inferSelect;

/** @returns the oldest rows without a digest; other processes take others */
export function takeWithoutDigest(tx: Transaction, limit: number): Promise<AuditEntryRow[]> {
  return tx
    .select()
    .from(adminAudit)
    .where(isNull(adminAudit.digest))
    .orderBy(asc(adminAudit.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function putDigests(tx: Transaction, ids: string[], digests: Buffer[]): Promise<void> {
  const values = digests.map((digest) => digest.toString('hex'));
  await tx.execute(sql`
    UPDATE ${adminAudit} SET digest = decode(made.digest, 'hex')
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(values)}::text[]) AS made (id, digest)
    WHERE ${adminAudit.id} = made.id`);
}

/** @returns the day of the first row, such as `2026-11-30`; null for an empty record */
export async function findFirstDay(executor: Executor): Promise<string | null> {
  const [row] = await executor
    .select({ createdAt: adminAudit.createdAt })
    .from(adminAudit)
    .orderBy(asc(adminAudit.createdAt))
    .limit(1);
  return row?.createdAt.slice(0, 10) ?? null;
}

export async function findLastSeal(executor: Executor): Promise<SealRow | null> {
  const [row] = await executor.select().from(auditSeals).orderBy(desc(auditSeals.day)).limit(1);
  return row ?? null;
}

export function listSeals(executor: Executor): Promise<SealRow[]> {
  return executor.select().from(auditSeals).orderBy(asc(auditSeals.day));
}

/** @returns the rows of a day in the order in which they are sealed */
export function findDay(executor: Executor, day: string): Promise<AuditEntryRow[]> {
  return executor
    .select()
    .from(adminAudit)
    .where(and(gte(adminAudit.createdAt, sql`${day}::date`), lt(adminAudit.createdAt, sql`${day}::date + 1`)))
    .orderBy(asc(adminAudit.createdAt), asc(adminAudit.id));
}

/** Another process may have sealed the day in the meantime, with the same result. */
export async function insertSeal(executor: Executor, row: SealRow): Promise<void> {
  await executor.insert(auditSeals).values(row).onConflictDoNothing();
}
