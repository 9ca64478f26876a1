/**
 * Deletes with undo: a deleted row is marked and hidden immediately, undo clears the mark on any device, and
 * a sweep removes the row when undo is no longer offered.
 */
import type { StreamHint } from '@akada/contract/wire/app.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Authorized, authorize, ownedBy } from '../access/authorize.ts';
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import { instant } from '../database/columns.ts';
import type { Database, Executor, Transaction } from '../database/database.ts';
import { notFound } from '../fault/fault.ts';
import { publishHint } from '../hints/hints.ts';
import type { Caller } from '../http/route.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';

/** The time for undo is long enough to pick up another device. */
const undoForMs = 60 * 60_000;

const rowsAtOnce = 500;

/** @param deletedAt ISO time @returns ISO time until which undo is offered */
export function restorableUntil(deletedAt: string): string {
  return getInstant(Date.parse(deletedAt) + undoForMs);
}

/** @param now milliseconds since the epoch @returns the condition of rows that are deleted and can be restored */
export function canBeRestored({ deletedAt }: Pick<UndoTable, 'deletedAt'>, now: number): SQL {
  return gt(deletedAt, getInstant(now - undoForMs));
}

/** @returns the undo column for a table; spread it into the table */
export const undoColumns = () => ({ deletedAt: instant('deleted_at') });

type UndoTable = PgTable & { id: PgColumn; userId: PgColumn; deletedAt: PgColumn };

type RowOf<Table extends UndoTable> = Table['$inferSelect'];

/** The fields of a row that deletion and restoring need. */
export interface Deletable {
  id: string;
  userId: string;
}

/** @returns the condition of every statement that shows rows of the table */
export function notDeleted({ deletedAt }: Pick<UndoTable, 'deletedAt'>): SQL {
  return isNull(deletedAt);
}

/** @throws Fault `not_found`, exactly the same for another account's row and for a permanently removed one */
export type AuthorizeDeletion = (
  caller: Pick<Caller, 'userId'>,
  id: string,
) => Promise<Authorized<Deletable>>;

/** @returns the way from an id that a caller sent to a row to delete or restore: it may be marked or not */
export function createAuthorizeDeletion({ db }: Pick<Database, 'db'>, table: UndoTable): AuthorizeDeletion {
  return (caller, id) => authorize(findDeletable(db, table, id), ownedBy(caller));
}

/** Deletes and restores rows of one table, each with its hint in one transaction. */
export interface Undo<Row> {
  /** Hides the row immediately. A repetition changes nothing. */
  remove(row: Authorized<Deletable>): Promise<void>;
  /** As `remove`, with a transaction of the caller's. @returns false when the row was hidden before */
  removeWith(tx: Transaction, row: Deletable): Promise<boolean>;
  /**
   * Restores the row. A repetition changes nothing.
   *
   * @returns the current row
   * @throws Fault `not_found` if it was removed permanently
   */
  restore(row: Authorized<Deletable>): Promise<Row>;
}

export interface UndoOptions<Row> {
  /** Topic of the hints for the owner's open pages. */
  topic: StreamHint['topic'];
  /** Further changes when a mark is cleared, in the same transaction. */
  onRestore?(tx: Transaction, row: Row): Promise<void>;
}

/** Binds deleting and restoring to a table. */
export function createUndo<Table extends UndoTable>(
  { database, clock }: { database: Pick<Database, 'transaction'>; clock: Clock },
  table: Table,
  { topic, onRestore }: UndoOptions<RowOf<Table>>,
): Undo<RowOf<Table>> {
  const removeWith = async (tx: Transaction, { id, userId }: Deletable): Promise<boolean> => {
    const removed = await markDeleted(tx, table, id, clock.now());
    if (removed) await publishHint(tx, userId, { topic, id });
    return removed;
  };
  return {
    removeWith,
    async remove(row) {
      await database.transaction((tx) => removeWith(tx, row));
    },
    restore: ({ id, userId }) =>
      database.transaction(async (tx) => {
        if (await clearMark(tx, table, id)) {
          await onRestore?.(tx, await findRow(tx, table, id));
          await publishHint(tx, userId, { topic, id });
        }
        return findRow(tx, table, id);
      }),
  };
}

export interface UndoSweepOptions<Row> {
  /** Further changes when rows are removed permanently, in the same transaction. */
  onRemove?(tx: Transaction, rows: Row[]): Promise<void>;
  /** Rows of one transaction; fewer where much goes with a row. */
  rowsAtOnce?: number;
}

/**
 * @param name of the feature
 * @returns a worker task that removes rows after their time for undo
 */
export function undoSweep<Table extends UndoTable>(
  { database, clock }: { database: Pick<Database, 'transaction'>; clock: Clock },
  name: string,
  table: Table,
  { onRemove, rowsAtOnce: limit = rowsAtOnce }: UndoSweepOptions<RowOf<Table>> = {},
): PeriodicTask {
  return {
    name: `${name}.remove_deleted`,
    everyMs: 10 * 60_000,
    async run() {
      const previous = getInstant(clock.now() - undoForMs);
      let removed: number;
      do {
        removed = await database.transaction(async (tx) => {
          const rows = await removeMarked(tx, table, previous, limit);
          if (rows.length > 0) await onRemove?.(tx, rows);
          return rows.length;
        });
      } while (removed === limit);
    },
  };
}

/** @param now milliseconds since the epoch @returns false when the row is marked already or gone */
async function markDeleted(executor: Executor, table: UndoTable, id: string, now: number): Promise<boolean> {
  const marked = await executor
    .update(table)
    .set({ deletedAt: getInstant(now) } as never)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return marked.length > 0;
}

/** @returns false if the row has no mark or was removed */
async function clearMark(executor: Executor, table: UndoTable, id: string): Promise<boolean> {
  const cleared = await executor
    .update(table)
    .set({ deletedAt: null } as never)
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning({ id: table.id });
  return cleared.length > 0;
}

async function findDeletable(executor: Executor, table: UndoTable, id: string): Promise<Deletable | null> {
  const [row] = await executor
    .select({ id: table.id, userId: table.userId })
    .from(table)
    .where(eq(table.id, id));
  return (row as Deletable | undefined) ?? null;
}

/** @throws Fault `not_found` */
async function findRow<Table extends UndoTable>(
  executor: Executor,
  table: Table,
  id: string,
): Promise<RowOf<Table>> {
  const [row] = await executor
    .select()
    .from(table as UndoTable)
    .where(eq(table.id, id));
  if (!row) throw notFound();

  return row as RowOf<Table>;
}

async function removeMarked<Table extends UndoTable>(
  executor: Executor,
  table: Table,
  previous: string,
  limit: number,
): Promise<RowOf<Table>[]> {
  const over = executor
    .select({ id: table.id })
    .from(table as UndoTable)
    .where(and(isNotNull(table.deletedAt), lt(table.deletedAt, previous)))
    .limit(limit);
  const removed = await executor
    .delete(table)
    // The condition is checked again on the row: a row that is restored while this statement waits for it
    // stays.
    .where(and(inArray(table.id, over), lt(table.deletedAt, previous)))
    .returning();
  return removed as RowOf<Table>[];
}
