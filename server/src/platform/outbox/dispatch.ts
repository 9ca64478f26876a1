/** Delivers events to their listeners, each once, with any number of workers and when one of them dies. */
import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import type { EventDeclaration, EventListener } from './event.ts';
import { outboxEvents } from './outbox.ts';

export interface DispatchDeps {
  database: Database;
  clock: Clock;
  listeners: readonly EventListener[];
  log: Log;
}

const batchSize = 50;
const savedForMs = 30 * 24 * 60 * 60_000;
/** Later tries come an hour apart and do no harm; by then an operator has read the log. */
const longestWaitSeconds = 3_600;

/**
 * Waiting costs one indexed query a second; a listener's hints reach open tabs immediately.
 *
 * @returns worker tasks: one dispatches, one deletes old events
 */
export function createDispatch(deps: DispatchDeps): PeriodicTask[] {
  return [
    { name: 'outbox.dispatch', everyMs: 1_000, run: () => dispatchAll(deps) },
    { name: 'outbox.thin', everyMs: 60 * 60_000, run: () => deleteOld(deps) },
  ];
}

async function dispatchAll(deps: DispatchDeps): Promise<void> {
  for (;;) {
    const takenCount = await deps.database.transaction((tx) => dispatchBatch(tx, deps));
    if (takenCount < batchSize) return;
  }
}

/** The batch is locked until its commit: other workers pass over it, and a killed one leaves it as it was. */
async function dispatchBatch(tx: Transaction, deps: DispatchDeps): Promise<number> {
  const due = or(eq(outboxEvents.attempts, 0), lte(outboxEvents.nextAttemptAt, getInstant(deps.clock.now())));
  const events = await tx
    .select()
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.dispatchedAt), due))
    .orderBy(asc(outboxEvents.nextAttemptAt), asc(outboxEvents.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const event of events) await dispatchOne(tx, event, deps);
  return events.length;
}

/** Runs in a separate savepoint: a failing listener affects no other event. */
async function dispatchOne(
  tx: Transaction,
  event: typeof outboxEvents.$inferSelect,
  { clock, listeners, log }: DispatchDeps,
): Promise<void> {
  const { id, name, attempts } = event;
  try {
    await tx.transaction(async (savepoint) => {
      for (const { event: declared, listen } of listeners) {
        if (isNamed(declared, name)) await listen(savepoint, event);
      }
    });
    await tx
      .update(outboxEvents)
      .set({ dispatchedAt: getInstant(clock.now()) })
      .where(eq(outboxEvents.id, id));
  } catch (error) {
    log.error({ event: name, eventId: id, attempts: attempts + 1, error }, 'event not dispatched');
    const wait = Math.min(longestWaitSeconds, 2 ** attempts);
    const nextAttemptAt = getInstant(clock.now() + wait * 1_000);
    await tx
      .update(outboxEvents)
      .set({ attempts: attempts + 1, nextAttemptAt })
      .where(eq(outboxEvents.id, id));
  }
}

function isNamed({ name, formerNames }: EventDeclaration, recorded: string): boolean {
  return name === recorded || formerNames.includes(recorded);
}

async function deleteOld({ database, clock }: DispatchDeps): Promise<void> {
  const previous = getInstant(clock.now() - savedForMs);
  await database.db.delete(outboxEvents).where(lt(outboxEvents.dispatchedAt, previous));
}
