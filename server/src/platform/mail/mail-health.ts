import { eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { undelivered } from './mail.repo.ts';
import { mailOutbox } from './mail.tables.ts';

export interface MailHealth {
  waiting: number;
  given_up: number;
  /** Time of the longest-waiting mail; null if none waits. */
  oldest_waiting_at: string | null;
}

/** @returns how much mail waits and how much was given up */
export async function mailHealth(executor: Executor): Promise<MailHealth> {
  const isGivenUp = eq(mailOutbox.status, 'given_up');
  const [mail] = await executor
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE ${undelivered}))::int`,
      given_up: sql<number>`(count(*) FILTER (WHERE ${isGivenUp}))::int`,
      oldest_waiting_at: sql<
        string | null
      >`min(${mailOutbox.createdAt}) FILTER (WHERE ${undelivered})`.mapWith(mailOutbox.createdAt),
    })
    .from(mailOutbox)
    .where(or(undelivered, isGivenUp));
  return mail ?? { waiting: 0, given_up: 0, oldest_waiting_at: null };
}
