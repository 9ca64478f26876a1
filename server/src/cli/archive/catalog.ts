/** The contents of the database, read from its own catalog, so that a new table is in the next backup. */
import type pg from 'pg';
import { migrationsTable } from '../../platform/database/schema/applied-migrations.ts';

export interface Table {
  name: string;
  /** The columns, without computed ones. */
  columns: string[];
}

export interface Sequence {
  name: string;
  last_value: string;
  is_called: boolean;
}

/** Migrations write these tables. */
const schemaTables = [migrationsTable, 'schema_floor'];
/** The database fills these tables itself, from the rows of other tables. */
const derivedTables = ['bank_tags', 'model_spending', 'model_spending_parts'];
/** These tables say what running processes do at a moment. */
const momentaryTables = ['hints', 'outbox_shards', 'recounts'];

/**
 * Covers only our own schema. The queue's tables are omitted: open work follows from the state of our rows,
 * and the sweeps send their jobs again.
 *
 * @returns tables in an order in which rows come after the rows they refer to
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers_to: string[] }>(
    `SELECT c.relname::text AS name,
       (SELECT coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT coalesce(array_agg(f.relname::text), '{}') FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
         WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS refers_to
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1::text[])
     ORDER BY c.relname`,
    [[...schemaTables, ...derivedTables, ...momentaryTables]],
  );

  return inOrderOfReference(rows).map(({ name, columns }) => ({ name, columns }));
}

function inOrderOfReference<Row extends { name: string; refers_to: string[] }>(rows: Row[]): Row[] {
  const ordered: Row[] = [];
  const placed = new Set<string>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter((row) => row.refers_to.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map((row) => row.name)}`);

    for (const row of ready) placed.add(row.name);
    ordered.push(...ready);
    waiting = waiting.filter((row) => !placed.has(row.name));
  }

  return ordered;
}

/** @returns the state of every sequence of ours, without the migrations' own */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' AND NOT EXISTS (
       SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.refobjid = to_regclass($1) AND d.deptype IN ('a', 'i'))
     ORDER BY c.relname`,
    [migrationsTable],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text, is_called FROM ${client.escapeIdentifier(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }

  return sequences;
}
