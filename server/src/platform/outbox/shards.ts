/**
 * Workers share the events by person. A shard is held by one worker at a time, so the events of a person are delivered
 * in their order; that each is delivered once follows from the lock on its row, also if a lease ended too early.
 */
import { type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { outboxEvents } from './outbox.ts';

/** A worker that hangs holds up the events of its shards for this long. */
const leaseMs = 15_000;

/** The shard of an event, as its index has it. */
const shardOfEvent = sql`(uuid_hash_extended(${outboxEvents.userId}, 0) & 63)`;

/** @param now milliseconds since the epoch @returns the condition that an event of this shard waits for delivery */
export function isDue(shard: SQL | number, now: number): SQL {
  return sql`${shardOfEvent} = ${shard} AND ${outboxEvents.dispatchedAt} IS NULL
    AND (${outboxEvents.attempts} = 0 OR ${outboxEvents.nextAttemptAt} <= ${getInstant(now)})`;
}

/**
 * Leases a shard that has events to deliver, the one first that was served the longest time ago. A lease that ends later
 * than any lease can was made before the clock was set back.
 *
 * @param owner id of the worker
 * @param requested.now milliseconds since the epoch
 * @param requested.except shards that are not wanted
 * @returns null if no such shard is free
 */
export async function leaseShard(
  executor: Executor,
  owner: string,
  { now, except }: { now: number; except: ReadonlySet<number> },
): Promise<number | null> {
  const { rows } = await executor.execute<{ shard: number }>(sql`
    UPDATE outbox_shards
    SET owner = ${owner}, leased_until = ${getInstant(now + leaseMs)}
    WHERE shard = (
      SELECT shard FROM outbox_shards AS free
      WHERE leased_until NOT BETWEEN ${getInstant(now + 1)} AND ${getInstant(now + leaseMs)} AND shard <> ALL (${sql.param([...except])}::smallint[])
        AND EXISTS (SELECT FROM ${outboxEvents} WHERE ${isDue(sql`free.shard`, now)})
      ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING shard`);
  return rows[0]?.shard ?? null;
}

/**
 * Frees the shard, unless its lease ran out and another worker has it.
 * @param now milliseconds since the epoch
 */
export async function freeShard(
  executor: Executor,
  owner: string,
  { shard, now }: { shard: number; now: number },
): Promise<void> {
  await executor.execute(sql`
    UPDATE outbox_shards SET owner = NULL, leased_until = ${getInstant(now)}
    WHERE shard = ${shard} AND owner = ${owner}`);
}
