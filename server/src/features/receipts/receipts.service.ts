/** Receipts of payments and notes of refunds: ordered with the fact, issued by work, read by payers and administrators. */
import type { Receipt } from '@akada/contract/base/payments.ts';
import { formatReceiptNumber, type ReceiptKind } from '@akada/core/payments/receipt-words.ts';
import * as z from 'zod/mini';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { declareJob } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import * as repo from './receipts.repo.ts';
import type { ReceiptRow } from './receipts.tables.ts';

/** Issues all receipts that wait, the oldest first: a number must not depend on the job that was sent for it. */
export const issueReceipts = declareJob('receipts.issue', z.strictObject({}), { retryDelay: 5 });

/** The fact that a receipt is about. */
export type ReceiptOrder = Pick<
  ReceiptRow,
  'kind' | 'paymentId' | 'source' | 'purpose' | 'amount' | 'vat' | 'channel' | 'happenedAt'
> & {
  userId: string;
  item: string | null;
  /** The address of the payer of a link; null if the user paid. */
  payerEmail: string | null;
};

export type Receipts = ReturnType<typeof createReceiptOrders>;

export function createReceiptOrders({ queue }: { queue: Pick<Queue, 'send'> }) {
  return {
    /** Orders a receipt in the transaction of its fact. The same fact has one receipt. */
    async order(tx: Transaction, { userId, item, payerEmail, ...receipt }: ReceiptOrder): Promise<void> {
      const isNew = await repo.insertReceipt(tx, { id: newId(), ...receipt }, { userId, item, payerEmail });
      if (isNew) await queue.send(tx, issueReceipts, {});
    },
  };
}

/** @returns by the reference of the payment its issued receipt and refund notes */
export async function readReceipts(
  executor: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, Receipt[]>> {
  if (paymentIds.length === 0) return new Map();

  const issued = await repo.findIssued(executor, paymentIds);
  const receipts = Map.groupBy(issued, ({ paymentId }) => paymentId);
  return new Map([...receipts].map(([paymentId, rows]) => [paymentId, rows.flatMap(presentReceipt)]));
}

/** A file that a person saves. */
export interface ReceiptFile {
  pdf: Buffer;
  filename: string;
}

/**
 * @param number of the receipt or refund note; null for the receipt of the payment
 * @returns the bytes as they were printed
 * @throws Fault `not_found`; `conflict` while it is being printed
 */
export function pickFile(printed: readonly repo.PrintedReceipt[], number: string | null): ReceiptFile {
  const found = printed.find((one) => (number === null ? one.kind === 'receipt' : getNumber(one) === number));
  if (!found) throw notFound();

  const name = getNumber(found);
  if (found.pdf === null || name === null) {
    throw new Fault('conflict', 'This receipt is being printed. Try again in a minute.');
  }
  return { pdf: found.pdf, filename: `akada-${fileNames[found.kind]}-${name}.pdf` };
}

const fileNames: Readonly<Record<ReceiptKind, string>> = { receipt: 'receipt', refund_note: 'refund-note' };

function presentReceipt(row: Pick<ReceiptRow, 'kind' | 'year' | 'number'>): Receipt[] {
  const number = getNumber(row);
  return number === null ? [] : [{ kind: row.kind, number }];
}

function getNumber({ year, number }: Pick<ReceiptRow, 'year' | 'number'>): string | null {
  return year === null || number === null ? null : formatReceiptNumber({ year, number });
}
