/**
 * Issues receipts one by one: number, printed page and row are one transaction under a lock. A kill at any point leaves the
 * receipt without a number, and the next attempt gives it the same one.
 */
import {
  describeReceipt,
  formatReceiptNumber,
  type ReceiptFacts,
} from '@akada/core/payments/receipt-words.ts';
import { dayText, wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { PrintedDocument } from '../../platform/pdf/document-parts.ts';
import { makePrintable, printDocument } from '../../platform/pdf/printed-document.ts';
import { readIssuer, readPerson } from '../../platform/pdf/printed-names.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import * as repo from './receipts.repo.ts';
import type { ReceiptRow } from './receipts.tables.ts';

/** The seller's zone decides the year and the days of a receipt. */
const zone = 'Africa/Lagos';

export function createIssuing({
  database,
  clock,
  config,
  log,
}: Pick<Platform, 'database' | 'clock' | 'config' | 'log'>) {
  const { seller } = config.payments;

  /** Issues all receipts that wait. A receipt that cannot be printed keeps no other one from its number. */
  async function issueAll(signal?: AbortSignal): Promise<void> {
    const failed = new Set<string>();
    while (!signal?.aborted) {
      const id = await issueNext(failed);
      if (id === null) return;
    }
  }

  /** @returns the id of the receipt; null if none is left */
  async function issueNext(failed: Set<string>): Promise<string | null> {
    try {
      return await database.transaction(async (tx) => {
        await repo.lockNumbers(tx);
        const next = await repo.findWaiting(tx);
        if (!next || failed.has(next.receipt.id)) return null;

        await issue(tx, next);
        return next.receipt.id;
      });
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      log.error({ receipt: error.receiptId, error: error.cause }, 'a receipt could not be printed');
      await repo.countFailure(database.db, error.receiptId);
      failed.add(error.receiptId);
      return error.receiptId;
    }
  }

  async function issue(tx: Transaction, { receipt, document }: repo.WaitingReceipt): Promise<void> {
    const issuedAt = getInstant(clock.now());
    const year = Number(wallTime(clock.now(), zone).slice(0, 4));
    const numbered = { year, number: await repo.getNextNumber(tx, year), issuedAt };
    const pdf = document && (await print(tx, { receipt, ...document, ...numbered }));
    const printed = pdf && { pdf, number: formatReceiptNumber(numbered) };
    await repo.issueReceipt(tx, receipt.id, numbered, printed);
    if (document) await publishHint(tx, document.userId, { topic: 'account', id: null });
  }

  async function print(tx: Transaction, printed: NumberedReceipt): Promise<Buffer> {
    const { receipt, userId, issuedAt } = printed;
    const number = formatReceiptNumber(printed);
    const person = (await peopleById(tx, [userId])).get(userId);
    const words = describeReceipt({
      ...receipt,
      number,
      issueDay: dayText(issuedAt, zone),
      eventDay: dayText(receipt.happenedAt, zone),
      payer: readPerson(person),
      reference: receipt.paymentId,
      item: printed.item && makePrintable(printed.item),
      payment: await findPaymentReceipt(tx, receipt),
    });
    return printReceipt(receipt.id, {
      title: `${words.title} ${number}`,
      issuer: readIssuer(seller),
      facts: words.facts,
      table: {
        columns: [
          { title: 'Description', width: 0.72 },
          { title: 'Amount', width: 0.28, isAmount: true },
        ],
        rows: [[words.item, words.totals.at(-1)?.[1] ?? '']],
      },
      totals: words.totals,
      notes: words.notes,
      footer: `${makePrintable(seller.name)} · ${words.title} ${number}`,
      issuedAt,
    });
  }

  async function printReceipt(id: string, content: PrintedDocument): Promise<Buffer> {
    try {
      return await printDocument(content);
    } catch (error) {
      throw new PrintError(id, { cause: error });
    }
  }

  const task: PeriodicTask = { name: 'receipts.issue', everyMs: 60_000, run: issueAll };
  return { issueAll, task };
}

class PrintError extends Error {
  readonly receiptId: string;

  constructor(receiptId: string, options: ErrorOptions) {
    super('A receipt could not be printed', options);
    this.receiptId = receiptId;
  }
}

interface NumberedReceipt {
  receipt: ReceiptRow;
  userId: string;
  item: string | null;
  year: number;
  number: number;
  issuedAt: string;
}

/** @returns for a refund note the receipt of its payment, which has its number by then */
async function findPaymentReceipt(
  tx: Transaction,
  { kind, paymentId }: ReceiptRow,
): Promise<ReceiptFacts['payment']> {
  if (kind === 'receipt') return null;
  const found = await repo.findReceipt(tx, paymentId);
  if (found?.year == null || found.number == null) return null;
  return { number: formatReceiptNumber({ year: found.year, number: found.number }), amount: found.amount };
}
