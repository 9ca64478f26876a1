import { and, asc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type ReceiptRow, receiptDocuments, receipts } from './receipts.tables.ts';

/** @returns false if there is a receipt of this kind for the source */
export async function insertReceipt(
  tx: Transaction,
  receipt: typeof receipts.$inferInsert,
  document: { userId: string; item: string | null; payerEmail: string | null },
): Promise<boolean> {
  const added = await tx
    .insert(receipts)
    .values(receipt)
    .onConflictDoNothing()
    .returning({ id: receipts.id });
  if (added.length === 0) return false;

  await tx.insert(receiptDocuments).values({ receiptId: receipt.id, ...document });
  return true;
}

/** Until the transaction ends no other one gives numbers. */
export async function lockNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('receipts.number', 0))`);
}

/** A receipt that waits for its number. Its document is null once the account is erased. */
export interface WaitingReceipt {
  receipt: ReceiptRow;
  document: { userId: string; item: string | null; payerEmail: string | null } | null;
}

/** @returns the oldest receipt without a number; receipts that could not be printed come last */
export async function findWaiting(executor: Executor): Promise<WaitingReceipt | null> {
  const [row] = await executor
    .select({
      receipt: receipts,
      document: {
        userId: receiptDocuments.userId,
        item: receiptDocuments.item,
        payerEmail: receiptDocuments.payerEmail,
      },
    })
    .from(receipts)
    .leftJoin(receiptDocuments, eq(receiptDocuments.receiptId, receipts.id))
    .where(isNull(receipts.number))
    .orderBy(asc(receipts.attempts), asc(receipts.happenedAt), asc(receipts.id))
    .limit(1);
  return row ?? null;
}

/** @returns the next number of a year; the caller holds the numbers */
export async function getNextNumber(tx: Transaction, year: number): Promise<number> {
  const [last] = await tx
    .select({ number: max(receipts.number) })
    .from(receipts)
    .where(eq(receipts.year, year));
  return (last?.number ?? 0) + 1;
}

/** @param printed null if the account is erased */
export async function issueReceipt(
  tx: Transaction,
  id: string,
  numbered: { year: number; number: number; issuedAt: string },
  printed: { number: string; pdf: Buffer } | null,
): Promise<void> {
  await tx.update(receipts).set(numbered).where(eq(receipts.id, id));
  if (printed) await tx.update(receiptDocuments).set(printed).where(eq(receiptDocuments.receiptId, id));
}

export async function countFailure(executor: Executor, id: string): Promise<void> {
  await executor
    .update(receipts)
    .set({ attempts: sql`${receipts.attempts} + 1` })
    .where(and(eq(receipts.id, id), isNull(receipts.number)));
}

/** @returns the receipt of a payment, without its refund notes */
export async function findReceipt(executor: Executor, paymentId: string): Promise<ReceiptRow | null> {
  const [row] = await executor
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), eq(receipts.kind, 'receipt')));
  return row ?? null;
}

/** A printed receipt with its owner. */
export interface PrintedReceipt {
  userId: string;
  kind: ReceiptRow['kind'];
  year: number | null;
  number: number | null;
  pdf: Buffer | null;
  payerEmail: string | null;
}

/** @returns receipt and refund notes of a payment, also before they are issued */
export async function findPrinted(executor: Executor, paymentId: string): Promise<PrintedReceipt[]> {
  return executor
    .select({
      userId: receiptDocuments.userId,
      kind: receipts.kind,
      year: receipts.year,
      number: receipts.number,
      pdf: receiptDocuments.pdf,
      payerEmail: receiptDocuments.payerEmail,
    })
    .from(receipts)
    .innerJoin(receiptDocuments, eq(receiptDocuments.receiptId, receipts.id))
    .where(eq(receipts.paymentId, paymentId))
    .orderBy(asc(receipts.year), asc(receipts.number));
}

/** @returns the issued receipts of these payments that can be read, in the order of their numbers */
export async function findIssued(executor: Executor, paymentIds: readonly string[]) {
  const { paymentId, kind, year, number } = receipts;
  return executor
    .select({ paymentId, kind, year, number })
    .from(receipts)
    .innerJoin(receiptDocuments, eq(receiptDocuments.receiptId, receipts.id))
    .where(and(inArray(paymentId, [...paymentIds]), isNotNull(receiptDocuments.pdf)))
    .orderBy(asc(year), asc(number));
}
