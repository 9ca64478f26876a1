import { and, count, isNotNull, isNull, min } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { mailOutbox } from './mail.tables.ts';

export interface MailHealth {
  waiting: number;
  given_up: number;
  /** Of the letter that waits longest, null when none does. */
  oldest_waiting_at: string | null;
}

/** @returns whether letters leave this place, in numbers */
export async function mailHealth(executor: Executor): Promise<MailHealth> {
  const [waiting] = await executor
    .select({ total: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt)));
  const [givenUp] = await executor
    .select({ total: count() })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.givenUpAt));
  return {
    waiting: waiting?.total ?? 0,
    given_up: givenUp?.total ?? 0,
    oldest_waiting_at: waiting?.oldest ?? null,
  };
}
