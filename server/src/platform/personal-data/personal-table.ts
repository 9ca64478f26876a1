import { and, eq, getTableColumns, getTableName, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';
import type { PersonalTable } from './personal-data.ts';

/** The column that names the person, several columns of which one does, or a reference to a row that does. */
export type Ownership =
  | PgColumn
  | readonly PgColumn[]
  | { column: PgColumn; parent: PgColumn; owner: PgColumn };

/** Rows that contain facts which must stay unknown for now. */
export interface HeldRows {
  /** @returns the condition of such rows of this person */
  when(userId: string): SQL;
  /** Columns that are empty in them; `row` where it would tell something that the row is there. */
  hides: readonly PgColumn[] | 'row';
}

/** Tells for which things the answers must stay unknown for now. */
export interface Holds {
  /** @returns the condition that the thing with this id is one of them */
  isHeld(userId: string, id: PgColumn): SQL;
}

/** @returns what is hidden of rows about something that is held, by the column with its id */
export function whileHeld(holds: Holds, id: PgColumn, hides: HeldRows['hides']): HeldRows {
  return { when: (userId) => holds.isHeld(userId, id), hides };
}

export interface PersonalTableOptions {
  /** The archive's name for it. */
  name: string;
  owned: Ownership;
  /** Columns that are unique for one person, in the order of the rows. */
  order: readonly PgColumn[];
  /** Columns that are not handed out, each with why. */
  withheld?: Readonly<Record<string, string>>;
  /** Said of every table about questions: what is hidden of a row while an exam holds its question. */
  held?: HeldRows | 'hides nothing';
  /** Rows per read; fewer for tables with large rows. */
  batchSize?: number;
}

type Row = Record<string, unknown>;

/** @returns a table as a part of personal data: every column that is not withheld, under the database's own name */
export function personalTable(
  table: PgTable,
  { name, owned, order, withheld = {}, held, batchSize = 200 }: PersonalTableOptions,
): PersonalTable {
  const shown = Object.values(getTableColumns(table)).filter((column) => !(column.name in withheld));
  const columns = shown.map((column) => column.name);
  const fields = Object.fromEntries(shown.map((column) => [column.name, column]));
  const { when, hides } = typeof held === 'object' ? held : notHeld;
  const hidden = new Set((hides === 'row' ? shown : hides).map((column) => column.name));
  // Where the next batch begins, as exact text: what is shown of a moment ends at its milliseconds.
  const positions = Object.fromEntries(
    order.map((column, index) => [positionName(index), sql`${column}::text`]),
  );
  // In brackets, because columns of the condition itself would lose the names of their tables.
  const isHeld = (userId: string) => sql`(${when(userId)})`;
  const key = sql.join([...order], sql`, `);

  const after = (row: Row): SQL => {
    const values = order.map((_, index) => sql`${row[positionName(index)]}`);
    return sql`(${key}) > (${sql.join(values, sql`, `)})`;
  };
  const read = (executor: Executor, userId: string, last: Row | null): Promise<Row[]> =>
    executor
      .select({ ...fields, ...positions, [heldName]: isHeld(userId) })
      .from(table)
      .where(
        and(
          ownedBy(owned, userId),
          hides === 'row' ? not(isHeld(userId)) : undefined,
          last === null ? undefined : after(last),
        ),
      )
      .orderBy(...order)
      .limit(batchSize);

  return {
    table: getTableName(table),
    name,
    columns,
    withheld,
    hides: held === undefined ? null : [...hidden],
    async *rows(executor, userId) {
      for await (const row of inBatches<Row>((last) => read(executor, userId, last))) {
        const isHidden = (column: string) => row[heldName] === true && hidden.has(column);
        yield Object.fromEntries(columns.map((column) => [column, isHidden(column) ? null : row[column]]));
      }
    },
  };
}

const notHeld: HeldRows = { when: () => sql`false`, hides: [] };

const heldName = '#held';
const positionName = (index: number) => `#${index}`;

function ownedBy(owned: Ownership, userId: string): SQL {
  if (isSeveral(owned)) return sql`${userId} IN (${sql.join([...owned], sql`, `)})`;
  if (!('parent' in owned)) return eq(owned, userId);

  const { column, parent, owner } = owned;
  return sql`${column} IN (SELECT ${parent} FROM ${parent.table} WHERE ${owner} = ${userId})`;
}

const isSeveral = (owned: Ownership): owned is readonly PgColumn[] => Array.isArray(owned);

/**
 * Reads any number of rows with a few in memory and no cursor: a transaction that waits for a slow reader would
 * be ended by the database.
 * @param read gives what follows a row in a fixed order, the first rows after null, none at the end
 */
export async function* inBatches<Row>(
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const batch: readonly Row[] = await read(last);
    yield* batch;
    const end = batch.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
