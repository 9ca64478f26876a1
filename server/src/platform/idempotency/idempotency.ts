/**
 * Handles calls that are sent twice. A caller, an endpoint and an `Idempotency-Key` permanently name one row,
 * written in the transaction that creates the row. The key is checked before any other validation, so a
 * repetition is answered with the created row even if its source was deleted in between.
 */
import { and, eq, lt } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import { instant } from '../database/columns.ts';
import type { Database, Executor, Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';

const idempotencyKeys = pgTable('idempotency_keys', {
  userId: uuid('user_id').notNull(),
  endpoint: text().notNull(),
  key: text().notNull(),
  rowId: uuid('row_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A call that may be repeated. */
export interface KeyedCall {
  /** Account of the caller; of an anonymous call the account that its address, token or ticket names. */
  userId: string;
  /** Id of the endpoint. */
  endpoint: string;
  /** The `Idempotency-Key`; a call without one is never a repetition. */
  key: string | null;
}

/** A client that has not repeated a call for this long will not do so any more. */
const savedForMs = 30 * 24 * 60 * 60_000;

/** @returns the id of the row that an earlier call with this key created, or null */
export async function findMade(
  executor: Executor,
  { userId, endpoint, key }: KeyedCall,
): Promise<string | null> {
  if (key === null) return null;

  const { userId: owner, endpoint: of, key: input, rowId } = idempotencyKeys;
  const [made] = await executor
    .select({ rowId })
    .from(idempotencyKeys)
    .where(and(eq(owner, userId), eq(of, endpoint), eq(input, key)));
  return made?.rowId ?? null;
}

/**
 * Binds a key to a row. Concurrent calls with the same key wait here for the first transaction.
 *
 * @returns false if the key is bound to a different row
 */
export async function claimKey(
  tx: Transaction,
  { userId, endpoint, key }: KeyedCall,
  rowId: string,
  now: number,
): Promise<boolean> {
  if (key === null) return true;

  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, endpoint, key, rowId, createdAt: getInstant(now) })
    .onConflictDoNothing()
    .returning({ rowId: idempotencyKeys.rowId });
  return claimed.length > 0;
}

/**
 * Makes a row once per key. The key comes first: a repetition never gets as far as `make`.
 * @param make writes the row of the given id with the transaction; a fault of it leaves neither the row nor the key
 * @returns the id of the row, of this call or of the first one with its key
 */
export async function makeOnce(
  { database, clock }: { database: Pick<Database, 'db' | 'transaction'>; clock: Clock },
  call: KeyedCall,
  make: (tx: Transaction, id: string) => Promise<void>,
): Promise<string> {
  const id = newId();
  const first = await database.transaction(async (tx) => {
    if (!(await claimKey(tx, call, id, clock.now()))) return false;
    await make(tx, id);
    return true;
  });
  return first ? id : ((await findMade(database.db, call)) ?? id);
}

/** @returns a worker task that removes keys that are too old to be sent again */
export function idempotencyCleaning({ db }: Pick<Database, 'db'>, clock: Clock): PeriodicTask {
  return {
    name: 'idempotency.clean',
    everyMs: 60 * 60_000,
    async run() {
      await db
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.createdAt, getInstant(clock.now() - savedForMs)));
    },
  };
}
