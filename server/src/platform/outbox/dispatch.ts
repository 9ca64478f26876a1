/** Delivers events to their listeners, each once, with any number of workers and when one of them dies. */
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import type { EventDeclaration, EventListener, RecordedEvent } from './event.ts';
import { outboxEvents } from './outbox.ts';
import { freeShard, isDue, leaseShard } from './shards.ts';

export interface DispatchDeps {
  database: Database;
  clock: Clock;
  listeners: readonly EventListener[];
  log: Log;
}

const batchSize = 200;
/** Shards that one worker serves in parallel: one alone would wait for the database half of the time. */
const parallelShards = 3;
/** Stays below the lease of a shard; the rest of a batch waits for the next one. */
const batchMs = 5_000;
const savedForMs = 30 * 24 * 60 * 60_000;
/** Later tries come an hour apart and do no harm; by then an operator has read the log. */
const longestWaitSeconds = 3_600;

type EventRow = typeof outboxEvents.$inferSelect;

/**
 * Waiting costs one indexed query a second; a listener's hints reach open tabs immediately.
 *
 * @returns worker tasks: one dispatches, one deletes old events
 */
export function createDispatch(deps: DispatchDeps): PeriodicTask[] {
  const worker = newId();
  return [
    {
      name: 'outbox.dispatch',
      everyMs: 1_000,
      async run(stop) {
        const served = new Set<number>();
        const lanes = Array.from({ length: parallelShards }, () =>
          serveShards(deps, worker, { served, stop }),
        );
        const ends = await Promise.allSettled(lanes);
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
      },
    },
    { name: 'outbox.thin', everyMs: 60 * 60_000, run: () => deleteOld(deps) },
  ];
}

interface Round {
  /** Shards whose last batch was not full: their later events wait for the next run. */
  served: Set<number>;
  stop: AbortSignal | undefined;
}

async function serveShards(deps: DispatchDeps, worker: string, { served, stop }: Round): Promise<void> {
  const { db } = deps.database;
  while (!stop?.aborted) {
    const shard = await leaseShard(db, worker, { now: deps.clock.now(), except: served });
    if (shard === null) return;
    try {
      if ((await dispatchBatch(deps, shard, stop)) < batchSize) served.add(shard);
    } finally {
      await freeShard(db, worker, { shard, now: deps.clock.now() });
    }
  }
}

/** @returns the number of events of the batch */
async function dispatchBatch(
  deps: DispatchDeps,
  shard: number,
  stop: AbortSignal | undefined,
): Promise<number> {
  const endsAt = performance.now() + batchMs;
  const { count, single } = await deps.database.transaction((tx) => deliverTogether(tx, deps, shard));
  for (const { event, listeners } of single) {
    if (performance.now() > endsAt || stop?.aborted) break;
    await deliverOne(deps, event, listeners);
  }
  return count;
}

interface SingleDelivery {
  event: EventRow;
  listeners: readonly EventListener[];
}

/**
 * Gives a batch to the bulk listeners. If one of them fails, each event is delivered separately: a failing event
 * affects no other.
 *
 * @returns the events that have listeners left
 */
async function deliverTogether(
  tx: Transaction,
  { clock, listeners, log }: DispatchDeps,
  shard: number,
): Promise<{ count: number; single: SingleDelivery[] }> {
  // A worker of an earlier version knows no shards: it holds the rows of its batch, and they are passed over.
  const events = await tx
    .select()
    .from(outboxEvents)
    .where(isDue(shard, clock.now()))
    .orderBy(asc(outboxEvents.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const isTogether = await tx
    .transaction((savepoint) => callBulkListeners(savepoint, listeners, events))
    .then(
      () => true,
      (error: unknown) => {
        log.warn({ shard, events: events.length, error }, 'events are delivered separately');
        return false;
      },
    );
  const single = events.map((event) => ({
    event,
    listeners: listeners.filter(
      ({ event: declared, isBulk }) => isNamed(declared, event.name) && !(isBulk && isTogether),
    ),
  }));
  const delivered = single.filter((one) => one.listeners.length === 0).map(({ event }) => event.id);
  if (delivered.length > 0) await markDispatched(tx, delivered, clock);
  return { count: events.length, single: single.filter((one) => one.listeners.length > 0) };
}

async function callBulkListeners(
  tx: Transaction,
  listeners: readonly EventListener[],
  events: readonly RecordedEvent[],
): Promise<void> {
  for (const { event: declared, isBulk, listen } of listeners) {
    const namedEvents = isBulk ? events.filter(({ name }) => isNamed(declared, name)) : [];
    if (namedEvents.length > 0) await listen(tx, namedEvents);
  }
}

/** Runs in a separate transaction: what a listener locks is free before the next event. */
async function deliverOne(
  { database, clock, log }: DispatchDeps,
  { id, name, attempts }: EventRow,
  listeners: readonly EventListener[],
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      const [event] = await tx
        .select()
        .from(outboxEvents)
        .where(and(eq(outboxEvents.id, id), isNull(outboxEvents.dispatchedAt)))
        .for('update', { skipLocked: true });
      if (!event) return;
      for (const { listen } of listeners) await listen(tx, [event]);
      await markDispatched(tx, [id], clock);
    });
  } catch (error) {
    log.error({ event: name, eventId: id, attempts: attempts + 1, error }, 'event not dispatched');
    const wait = Math.min(longestWaitSeconds, 2 ** attempts);
    await database.db
      .update(outboxEvents)
      .set({
        attempts: sql`${outboxEvents.attempts} + 1`,
        nextAttemptAt: getInstant(clock.now() + wait * 1_000),
      })
      .where(and(eq(outboxEvents.id, id), isNull(outboxEvents.dispatchedAt)));
  }
}

async function markDispatched(tx: Transaction, ids: readonly number[], clock: Clock): Promise<void> {
  await tx
    .update(outboxEvents)
    .set({ dispatchedAt: getInstant(clock.now()) })
    .where(inArray(outboxEvents.id, [...ids]));
}

function isNamed({ name, formerNames }: EventDeclaration, recorded: string): boolean {
  return name === recorded || formerNames.includes(recorded);
}

async function deleteOld({ database, clock }: DispatchDeps): Promise<void> {
  const previous = getInstant(clock.now() - savedForMs);
  await database.db.delete(outboxEvents).where(lt(outboxEvents.dispatchedAt, previous));
}
