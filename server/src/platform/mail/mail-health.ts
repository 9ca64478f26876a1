import { count, eq, min } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { undelivered } from './mail.repo.ts';
import { mailOutbox } from './mail.tables.ts';

export interface MailHealth {
  waiting: number;
  given_up: number;
  /** Of the mail that waits longest, null when none does. */
  oldest_waiting_at: string | null;
}

/** @returns how much mail waits and how much was given up */
export async function mailHealth(executor: Executor): Promise<MailHealth> {
  const [waiting] = await executor
    .select({ total: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(undelivered);
  const [givenUp] = await executor
    .select({ total: count() })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'given_up'));
  return {
    waiting: waiting?.total ?? 0,
    given_up: givenUp?.total ?? 0,
    oldest_waiting_at: waiting?.oldest ?? null,
  };
}
