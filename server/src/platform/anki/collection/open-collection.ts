/** Opens the SQLite file of a package, which anyone may have written, for reading only. */
import { constants, DatabaseSync } from 'node:sqlite';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';

/** A row, as SQLite stores it: any column may hold any type. */
export type SqliteRow = Record<string, unknown>;

const schemaVersions = { min: 11, max: 18, missing: [12, 13] };

/**
 * Opens a collection for as long as `use` takes.
 *
 * @param file the SQLite file; its header is changed
 * @throws {UnreadablePackage} and what `use` throws
 */
export function withCollection<Result>(file: Buffer, use: (collection: Collection) => Result): Result {
  const database = new DatabaseSync(':memory:', {
    allowExtension: false,
    // Only then can the collation of the schema be changed.
    defensive: false,
    // Larger integers would be an error instead of a value.
    readBigInts: true,
    limits: { length: packageLimits.valueBytes, attach: 0 },
  });
  try {
    return guarded(() => {
      load(database, file);
      return use(new Collection(database));
    });
  } finally {
    database.close();
  }
}

function guarded<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')) throw error;
    const isTooLarge = /too big/.test(error.message);
    throw new UnreadablePackage(isTooLarge ? 'too_large' : 'damaged', error.message);
  }
}

function load(database: DatabaseSync, file: Buffer): void {
  if (file.toString('latin1', 0, 16) !== 'SQLite format 3\0')
    throw new UnreadablePackage('damaged', 'the collection is no SQLite file');
  // A file in WAL mode cannot be opened from memory.
  file[18] = 1;
  file[19] = 1;
  database.deserialize(file);
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON');
  assertNewer(database);
  assertPlainSchema(database);
  replaceCollation(database);
  database.setAuthorizer((action, _table, name) =>
    action === constants.SQLITE_SELECT || action === constants.SQLITE_READ || isCount(action, name)
      ? constants.SQLITE_OK
      : constants.SQLITE_DENY,
  );
}

const isCount = (action: number, name: string | null) =>
  action === constants.SQLITE_FUNCTION && name === 'count';

/** Collections of Anki 1 have views, which are rejected for a reason that says less. */
function assertNewer(database: DatabaseSync): void {
  const names = database.prepare('SELECT name FROM sqlite_master LIMIT 200').all();
  const isFirst = ['facts', 'cardModels'].every((table) => names.some(({ name }) => name === table));
  if (isFirst) throw new UnreadablePackage('anki_1', 'Anki 1');
}

/**
 * A view can be called `notes` and never end; a generated column makes much of nothing. Node has no way to interrupt a
 * query, so nothing of that kind is read.
 */
function assertPlainSchema(database: DatabaseSync): void {
  const unsafe = (detail: string) => new UnreadablePackage('unsafe', detail);
  let objects = 0;
  for (const { type, sql } of database.prepare('SELECT type, sql FROM sqlite_master').iterate()) {
    objects += 1;
    if (objects > 200) throw unsafe('too many tables');
    if (type !== 'table' && type !== 'index') throw unsafe(`a ${type}`);
    if (sql !== null && !/^\s*create\s+(?:unique\s+)?(?:table|index)\b/i.test(String(sql)))
      throw unsafe('a schema with other statements');
  }
  for (const { schema, name, type } of database.prepare('PRAGMA table_list').all()) {
    if (schema !== 'main') continue;
    if (type !== 'table') throw unsafe(`a ${type} in place of a table`);
    const columns = database.prepare(`PRAGMA table_xinfo("${String(name).replaceAll('"', '""')}")`).all();
    if (columns.some(({ hidden }) => hidden !== 0n)) throw unsafe('a generated column');
  }
}

/** Anki compares names by a rule that only Anki has; without it tables that declare it cannot be read. */
function replaceCollation(database: DatabaseSync): void {
  database.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'nocase') WHERE instr(sql, 'unicase');
    PRAGMA writable_schema = RESET`);
}

/** The tables of an open collection. Rows are read in the order of the file, without an index. */
export class Collection {
  readonly #database: DatabaseSync;
  readonly #tables: ReadonlySet<string>;

  /** @throws {UnreadablePackage} for another program's database, and for schemas that no Anki of today writes */
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#tables = new Set(
      database
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all()
        .map(({ name }) => String(name)),
    );
    for (const name of ['col', 'notes', 'cards', 'revlog'])
      if (!this.has(name)) throw new UnreadablePackage('wrong_type', `no table ${name}`);
    this.#assertVersion();
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  /** @param columns and table of a statement, never a text of the file */
  rows(columns: string, table: string): IterableIterator<SqliteRow> {
    return this.#database.prepare(`SELECT ${columns} FROM ${table} NOT INDEXED`).iterate();
  }

  /** @returns rows whose column has a value in this range; a page of notes has few of the rows of a large package */
  rowsInRange(
    columns: string,
    table: string,
    { column, min, max }: { column: string; min: number; max: number },
  ): IterableIterator<SqliteRow> {
    return this.#database
      .prepare(`SELECT ${columns} FROM ${table} NOT INDEXED WHERE ${column} >= ? AND ${column} <= ?`)
      .iterate(BigInt(min), BigInt(max));
  }

  /** @returns rows of a table whose `id` is larger, in the order of their ids */
  laterRows(columns: string, table: string, id: number): IterableIterator<SqliteRow> {
    return this.#database
      .prepare(`SELECT ${columns} FROM ${table} NOT INDEXED WHERE id > ? ORDER BY id`)
      .iterate(BigInt(id));
  }

  count(table: string): number {
    return Number(this.#database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count ?? 0);
  }

  #assertVersion(): void {
    const [row] = [...this.rows('ver', 'col')];
    const version = Number(row?.ver ?? 0);
    const { min, max, missing } = schemaVersions;
    if (version > max) throw new UnreadablePackage('too_new', `schema ${version}`);
    if (!(version >= min) || missing.includes(version))
      throw new UnreadablePackage('too_old', `schema ${version}`);
  }
}
