/** Brings events to those who listen, each once, however many workers there are and whenever one dies. */
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import { outboxEvents } from './outbox.ts';

/** An event as a listener gets it. */
export interface RecordedEvent {
  id: number;
  name: string;
  userId: string;
  subjectId: string;
  facts: Record<string, unknown>;
}

/** What happens because of an event. It writes with the transaction given, and nothing anywhere else. */
export type EventListener = (tx: Transaction, event: RecordedEvent) => Promise<void>;

export interface DispatchOptions {
  database: Database;
  listeners: readonly EventListener[];
  log: Log;
}

const batchSize = 50;
const keptDays = 30;
/** Later tries come an hour apart and do no harm; by then somebody has read the log. */
const longestWaitSeconds = 3_600;

/**
 * One indexed query a second is what waiting costs; a listener's own hints bring the rest of the news at once.
 * @returns tasks for the workers: one dispatches, one lets go of what is long over
 */
export function createDispatch(options: DispatchOptions): PeriodicTask[] {
  return [
    { name: 'outbox.dispatch', everyMs: 1_000, run: () => dispatchAll(options) },
    { name: 'outbox.thin', everyMs: 60 * 60_000, run: () => deleteOld(options.database) },
  ];
}

async function dispatchAll(options: DispatchOptions): Promise<void> {
  for (;;) {
    const taken = await options.database.transaction((tx) => dispatchBatch(tx, options));
    if (taken < batchSize) return;
  }
}

/** The batch is locked until its commit: other workers pass over it, and a killed one leaves it as it was. */
async function dispatchBatch(tx: Transaction, options: DispatchOptions): Promise<number> {
  const events = await tx
    .select()
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.dispatchedAt), lte(outboxEvents.nextAttemptAt, sql`now()`)))
    .orderBy(asc(outboxEvents.nextAttemptAt), asc(outboxEvents.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const event of events) await dispatchOne(tx, event, options);
  return events.length;
}

/** In a savepoint of its own: an event that a listener cannot bear takes nothing else with it. */
async function dispatchOne(
  tx: Transaction,
  event: typeof outboxEvents.$inferSelect,
  { listeners, log }: DispatchOptions,
): Promise<void> {
  const { id, name, attempts } = event;
  try {
    await tx.transaction(async (savepoint) => {
      for (const listen of listeners) await listen(savepoint, event);
    });
    await tx.update(outboxEvents).set({ dispatchedAt: sql`now()` }).where(eq(outboxEvents.id, id));
  } catch (error) {
    log.error({ event: name, eventId: id, attempts: attempts + 1, error }, 'event not dispatched');
    const wait = Math.min(longestWaitSeconds, 2 ** attempts);
    const nextAttemptAt = sql`now() + make_interval(secs => ${wait})`;
    await tx
      .update(outboxEvents)
      .set({ attempts: attempts + 1, nextAttemptAt })
      .where(eq(outboxEvents.id, id));
  }
}

async function deleteOld({ db }: Database): Promise<void> {
  const before = sql`now() - make_interval(days => ${keptDays})`;
  await db.delete(outboxEvents).where(lt(outboxEvents.dispatchedAt, before));
}
