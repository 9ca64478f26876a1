/** Figures that are counted per person: events only note what must be counted, and a task counts it. */
import { sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import type { Database, Executor, Transaction } from '../database/database.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';

export interface Recount {
  /** `feature.count`. */
  name: string;
  /** @returns people of whom something must be counted, longest wait first */
  findDue(executor: Executor, max: number): Promise<string[]>;
  /** Counts what is due of this person. No other worker counts this person at the same time. */
  count(tx: Transaction, userId: string): Promise<void>;
}

/**
 * @param due a table with one row for each event, with the columns `id` and `user_id`
 * @returns a function that finds the people who have rows in it, longest wait first
 */
export function createDueSearch(due: AnyPgTable): Recount['findDue'] {
  return async (executor, max) => {
    const { rows } = await executor.execute<{ userId: string }>(sql`
      SELECT user_id AS "userId" FROM (SELECT id, user_id FROM ${due} ORDER BY id LIMIT 10000) AS oldest
      GROUP BY user_id ORDER BY min(id) LIMIT ${max}`);
    return rows.map(({ userId }) => userId);
  };
}

const peopleAtOnce = 100;
/** A person who answers all the time is counted at most this often. */
const pauseMs = 2_000;

/**
 * @returns the task of the workers that counts what is due. If one person cannot be counted, the others are counted all
 * the same
 */
export function recounting(
  { database, clock }: { database: Database; clock: Clock },
  { name, findDue, count }: Recount,
): PeriodicTask {
  const countOne = (userId: string) =>
    database.transaction(async (tx) => {
      if (!(await claimPerson(tx, name, userId, clock.now()))) return false;
      await count(tx, userId);
      return true;
    });

  return {
    name,
    everyMs: 1_000,
    async run(stop) {
      const failures = new Map<string, unknown>();
      for (;;) {
        let countedPeople = 0;
        for (const userId of await findDue(database.db, peopleAtOnce)) {
          if (stop?.aborted) return;
          if (failures.has(userId)) continue;
          const isCounted = await countOne(userId).catch((error: unknown) => {
            failures.set(userId, error);
            return false;
          });
          if (isCounted) countedPeople += 1;
        }
        if (countedPeople === 0) break;
      }
      for (const failure of failures.values()) throw failure;
    },
  };
}

/** @returns false if another worker counts this person now, or did so a moment ago */
async function claimPerson(tx: Transaction, kind: string, userId: string, now: number): Promise<boolean> {
  const { rows: locks } = await tx.execute<{ isFree: boolean }>(sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`${kind}:${userId}`}, 0)) AS "isFree"`);
  if (!locks[0]?.isFree) return false;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO recounts (kind, user_id, counted_at) VALUES (${kind}, ${userId}, ${getInstant(now)})
    ON CONFLICT (kind, user_id) DO UPDATE SET counted_at = excluded.counted_at
    WHERE recounts.counted_at <= ${getInstant(now - pauseMs)} OR recounts.counted_at > ${getInstant(now)}`);
  return rowCount === 1;
}
