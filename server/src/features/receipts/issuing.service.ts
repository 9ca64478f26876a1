/**
 * Issues receipts one by one: number, printed page and row are one transaction under a lock. A kill at any point leaves the
 * receipt without a number, and the next attempt gives it the same one.
 */
import {
  describeReceipt,
  formatReceiptNumber,
  mailReceipt,
  type ReceiptFacts,
  type ReceiptWords,
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
  mailer,
}: Pick<Platform, 'database' | 'clock' | 'config' | 'log' | 'mailer'>) {
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
    const words = document && (await describe(tx, { receipt, ...document, ...numbered }));
    const pdf = words && (await print(receipt.id, words, issuedAt));
    const printed = pdf && { pdf, number: formatReceiptNumber(numbered) };
    await repo.issueReceipt(tx, receipt.id, numbered, printed);
    const to = document?.payerEmail ?? null;
    if (words && to !== null)
      await mailer.enqueue(tx, { to, content: mailReceipt(words, readIssuer(seller)) });
    if (document) await publishHint(tx, document.userId, { topic: 'account', id: null });
  }

  async function describe(tx: Transaction, numbered: NumberedReceipt): Promise<ReceiptWords> {
    const { receipt, userId, issuedAt, payerEmail, item } = numbered;
    const person = payerEmail === null ? (await peopleById(tx, [userId])).get(userId) : undefined;
    return describeReceipt({
      ...receipt,
      number: formatReceiptNumber(numbered),
      issueDay: dayText(issuedAt, zone),
      eventDay: dayText(receipt.happenedAt, zone),
      payer: payerEmail === null ? readPerson(person) : makePrintable(payerEmail),
      reference: receipt.paymentId,
      item: item && makePrintable(item),
      payment: await findPaymentReceipt(tx, receipt),
    });
  }

  async function print(receiptId: string, words: ReceiptWords, issuedAt: string): Promise<Buffer> {
    const title = `${words.title} ${words.number}`;
    const content: PrintedDocument = {
      title,
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
      footer: `${makePrintable(seller.name)} · ${title}`,
      issuedAt,
    };
    try {
      return await printDocument(content);
    } catch (error) {
      throw new PrintError(receiptId, { cause: error });
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
  payerEmail: string | null;
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
