/** A schema as sorted lines, so that two databases can be compared. */
import pg from 'pg';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { migrationsTable } from '../../platform/database/schema/applied-migrations.ts';

const ours = `'public'::regnamespace`;

/** Each query gives lines. Objects of extensions and the table of the migrations are in no line. */
const queries = [
  `SELECT format('extension %s', extname) FROM pg_extension`,
  `SELECT format('relation %s %s %s %s', c.relkind, c.relname, c.relpersistence, c.reloptions)
   FROM pg_class c WHERE c.relnamespace = ${ours} AND ${isOwn('pg_class', 'c.oid')}`,
  `SELECT format('column %s.%s #%s %s %s default %s generated %s identity %s collation %s storage %s target %s %s',
     c.relname, a.attname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum), format_type(a.atttypid, a.atttypmod),
     CASE WHEN a.attnotnull THEN 'not null' END, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity,
     a.attcollation::regcollation, a.attstorage, a.attstattarget, a.attcompression)
   FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
   LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE c.relnamespace = ${ours} AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT format('constraint %s on %s: %s %s', k.conname, k.conrelid::regclass, pg_get_constraintdef(k.oid), k.convalidated)
   FROM pg_constraint k WHERE k.connamespace = ${ours}`,
  `SELECT format('index %s %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = ${ours}`,
  `SELECT format('trigger %s %s', pg_get_triggerdef(t.oid), t.tgenabled)
   FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = ${ours} AND NOT t.tgisinternal`,
  `SELECT format('function %s', pg_get_functiondef(p.oid))
   FROM pg_proc p WHERE p.pronamespace = ${ours} AND p.prokind <> 'a' AND ${isOwn('pg_proc', 'p.oid')}`,
  `SELECT format('type %s %s', t.typname, t.typtype)
   FROM pg_type t WHERE t.typnamespace = ${ours} AND ${isOwn('pg_type', 't.oid')}`,
  `SELECT format('text search %s: %s by %s #%s', c.cfgname, m.maptokentype, m.mapdict::regdictionary, m.mapseqno)
   FROM pg_ts_config c JOIN pg_ts_config_map m ON m.mapcfg = c.oid WHERE c.cfgnamespace = ${ours}`,
  `SELECT format('sequence %s %s %s %s %s', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqcycle)
   FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = ${ours}`,
];

function isOwn(catalog: string, oid: string): string {
  return `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;
}

/** @returns every object of our schema, and every row that is in one of its tables */
export async function describeSchema(connection: DatabaseConnection): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const lines: string[] = [];
    for (const text of queries) {
      const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
      lines.push(...rows.map(([line]) => line));
    }
    lines.push(...(await describeRows(client)));
    return lines.filter((line) => !line.includes(migrationsTable)).sort();
  } finally {
    await client.end();
  }
}

async function describeRows(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = ${ours} AND relkind = 'r' AND relname <> $1`,
    [migrationsTable],
  );
  const lines: string[] = [];
  for (const { name } of rows) {
    const table = client.escapeIdentifier(name);
    const found = await client.query<{ line: string }>(`SELECT t::text AS line FROM ${table} AS t`);
    lines.push(...found.rows.map(({ line }) => `row of ${name}: ${line}`));
  }
  return lines;
}
