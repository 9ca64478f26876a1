import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type MailRow, mailOutbox } from './mail.tables.ts';

const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));

/** @returns false when a mail with this id was written before */
export async function insertMail(
  executor: Executor,
  mail: Pick<
    MailRow,
    'id' | 'recipient' | 'subject' | 'bodyText' | 'bodyHtml' | 'createdAt' | 'nextAttemptAt'
  >,
): Promise<boolean> {
  const inserted = await executor
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id });
  return inserted.length > 0;
}

/** @returns the mail if it is still to be sent and its next attempt is due */
export async function findDueMail(executor: Executor, id: string, now: string): Promise<MailRow | null> {
  const [row] = await executor
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), waiting, lte(mailOutbox.nextAttemptAt, now)));
  return row ?? null;
}

/** @returns ids of mails that are due, the one that waits longest first */
export async function findDueMailIds(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(waiting, lte(mailOutbox.nextAttemptAt, now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Starts the next attempt.
 * @param mail as it was read: of several that read it alike, one wins
 * @param nextAttemptAt until then nobody else tries
 */
export async function claimAttempt(
  executor: Executor,
  mail: Pick<MailRow, 'id' | 'attempts'>,
  nextAttemptAt: string,
): Promise<boolean> {
  const claimed = await executor
    .update(mailOutbox)
    .set({ attempts: mail.attempts + 1, nextAttemptAt })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts), waiting))
    .returning({ id: mailOutbox.id });
  return claimed.length > 0;
}

const emptied = { bodyText: '', bodyHtml: '' };

/** With the letter goes its text: links in it open accounts. */
export async function markSent(executor: Executor, id: string, sentAt: string): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ ...emptied, sentAt, lastError: null })
    .where(eq(mailOutbox.id, id));
}

/** As `markSent`, for a mail that is not tried again. @param lastError in the words of the other side */
export async function markGivenUp(
  executor: Executor,
  id: string,
  givenUpAt: string,
  lastError: string | null,
): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ ...emptied, givenUpAt, lastError })
    .where(eq(mailOutbox.id, id));
}

/** The mail is tried again. @param lastError in the words of the other side: they may repeat the address, so no log has them */
export async function noteFailure(executor: Executor, id: string, lastError: string): Promise<void> {
  await executor.update(mailOutbox).set({ lastError }).where(eq(mailOutbox.id, id));
}
