import { and, eq, sql } from 'drizzle-orm';
import { getInstant } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { declareWork } from '../work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isAttempt,
  isUnfinished,
  leaseEnded,
  type WorkRows,
} from '../work/work-rows.ts';
import { type MailRow, mailOutbox, sandboxMail } from './mail.tables.ts';

const minute = 60_000;

/** One minute after the first attempt, then twice as long each time, six hours at most. */
const waitMs = (attempt: number) => Math.min(360 * minute, minute * 2 ** (attempt - 1));

/** The last of the attempts begins when the mail has waited for a little more than three days. */
const attempts = 21;

const rows: WorkRows<MailRow> = {
  table: mailOutbox,
  waiting: 'waiting',
  running: 'sending',
  schedule: { leasesMs: Array.from({ length: attempts }, (_, index) => waitMs(index + 1)), exclusive: true },
};

/** Mail that is neither sent nor given up. */
export const undelivered = isUnfinished(rows);

/** The first attempt starts immediately; the rows' schedule gives the times of later ones. */
export const mailWork = declareWork('mail.deliver', 'mail_id', rows, { concurrency: 2, retryLimit: 2 });

/** Writes a mail whose first attempt is due. @param now milliseconds since the epoch */
export async function insertMail(
  executor: Executor,
  mail: Pick<MailRow, 'id' | 'recipient' | 'subject' | 'bodyText' | 'bodyHtml' | 'calendar'>,
  now: number,
): Promise<void> {
  await executor
    .insert(mailOutbox)
    .values({ ...mail, ...firstLease(now), status: 'waiting', createdAt: getInstant(now) });
}

/** The bodies are emptied with the end: links in them open accounts. */
const ended = { ...leaseEnded, bodyText: '', bodyHtml: '', calendar: null };

/**
 * Ends a mail after it was sent, even if a later attempt has started: it must not be sent again.
 *
 * @param now milliseconds since the epoch
 */
export async function markSent(executor: Executor, id: string, now: number): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ ...ended, status: 'sent', sentAt: getInstant(now), lastError: null })
    .where(and(eq(mailOutbox.id, id), undelivered));
}

/** Ends a mail that is not tried again, with the reason that `noteFailure` left. @param now milliseconds since the epoch */
export async function markGivenUp(executor: Executor, attempt: Attempt, now: number): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ ...ended, status: 'given_up', givenUpAt: getInstant(now) })
    .where(isAttempt(rows, attempt));
}

/** @param lastError in the words of the other side: they may repeat the address, so no log has them */
export async function noteFailure(executor: Executor, attempt: Attempt, lastError: string): Promise<void> {
  await executor.update(mailOutbox).set({ lastError }).where(isAttempt(rows, attempt));
}

/** Deletes every email to an address, sent or waiting, from the embedded mailbox too. */
export async function deleteMailTo(executor: Executor, address: string): Promise<void> {
  for (const { table, recipient } of [
    { table: mailOutbox, recipient: mailOutbox.recipient },
    { table: sandboxMail, recipient: sandboxMail.recipient },
  ]) {
    await executor.delete(table).where(sql`lower(${recipient}::text) = lower(${address})`);
  }
}
