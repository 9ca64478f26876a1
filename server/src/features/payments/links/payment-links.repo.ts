import { and, desc, eq, gt, isNotNull, isNull, notInArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { payments, settledStatuses } from '../payment/payments.tables.ts';
import { orphanedLinkPayments, type PaymentLinkRow, paymentLinks } from './payment-links.tables.ts';

export async function insertLink(tx: Transaction, row: typeof paymentLinks.$inferInsert): Promise<void> {
  await tx.insert(paymentLinks).values(row);
}

/** @returns the links of a student that can be paid, the latest first */
export async function findOpenLinks(
  executor: Executor,
  userId: string,
  now: string,
): Promise<PaymentLinkRow[]> {
  const { createdAt, endedAt, expiresAt, id, paidAt } = paymentLinks;
  return executor
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.userId, userId), isNull(endedAt), isNull(paidAt), gt(expiresAt, now)))
    .orderBy(desc(createdAt), desc(id));
}

export async function findLink(executor: Executor, id: string): Promise<PaymentLinkRow | null> {
  const [row] = await executor.select().from(paymentLinks).where(eq(paymentLinks.id, id));
  return row ?? null;
}

export async function findLinkOfCode(executor: Executor, codeHash: Buffer): Promise<PaymentLinkRow | null> {
  const [row] = await executor.select().from(paymentLinks).where(eq(paymentLinks.codeHash, codeHash));
  return row ?? null;
}

/** Until the transaction ends no other one pays or ends the link. */
export async function lockLink(tx: Transaction, id: string): Promise<PaymentLinkRow | null> {
  const [row] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, id)).for('no key update');
  return row ?? null;
}

export async function updateLink(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PaymentLinkRow, 'endedAt' | 'paidAt' | 'paymentId'>>,
): Promise<void> {
  await tx.update(paymentLinks).set(change).where(eq(paymentLinks.id, id));
}

/** @returns the addresses of everyone who began to pay for this student */
export async function findPayers(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ email: payments.payerEmail })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.linkId)));
  return rows.flatMap(({ email }) => email ?? []);
}

/** Notes the payments of a student's links that may still be paid. */
export async function insertOrphans(tx: Transaction, userId: string, orphanedAt: string): Promise<void> {
  const rows = await tx
    .select({ reference: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        isNotNull(payments.linkId),
        notInArray(payments.status, [...settledStatuses]),
      ),
    );
  if (rows.length === 0) return;
  await tx
    .insert(orphanedLinkPayments)
    .values(rows.map(({ reference }) => ({ reference, orphanedAt })))
    .onConflictDoNothing();
}

/** @param reference of any form @returns whether the payment belonged to a link of an erased student */
export async function isOrphan(executor: Executor, reference: string): Promise<boolean> {
  if (!z.uuid().safeParse(reference).success) return false;
  const rows = await executor
    .select({ reference: orphanedLinkPayments.reference })
    .from(orphanedLinkPayments)
    .where(eq(orphanedLinkPayments.reference, reference));
  return rows.length > 0;
}
