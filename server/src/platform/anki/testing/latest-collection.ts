/** Collections of schema 18, as current versions of Anki write them. */
import { DatabaseSync } from 'node:sqlite';
import { collectionFile } from './anki-files.ts';

/** Anki's own collation, which no other program has, is put in afterwards. */
const schema18 = `
CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL COLLATE nocase, mtime_secs integer NOT NULL,
  usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL);
CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE nocase,
  mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE nocase,
  config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE nocase,
  mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
CREATE TABLE tags (tag text NOT NULL PRIMARY KEY COLLATE nocase, usn integer NOT NULL, collapsed boolean NOT NULL,
  config blob NULL) WITHOUT ROWID;
CREATE TABLE config (KEY text NOT NULL PRIMARY KEY, usn integer NOT NULL, mtime_secs integer NOT NULL,
  val blob NOT NULL) WITHOUT ROWID;
CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
CREATE UNIQUE INDEX idx_decks_name ON decks (name);`;

/** @returns a field of a message: an integer, or a text or message of at most 16,383 bytes */
export function protobuf(number: number, value: number | string | Uint8Array): Buffer {
  if (typeof value === 'number') return Buffer.from([number * 8, value]);
  const bytes = Buffer.from(value as Uint8Array);
  const length = [(bytes.length & 0x7f) | 0x80, bytes.length >> 7];
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), bytes]);
}

/** @param rows by table, also of tables of schema 11 @returns a SQLite file */
export function latestCollection(schema11: string, rows: Parameters<typeof collectionFile>[0]): Buffer {
  const database = new DatabaseSync(':memory:', { defensive: false });
  database.deserialize(collectionFile({ col: [{ ver: 18 }], ...rows }, schema11 + schema18));
  database.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_master SET sql = replace(sql, 'COLLATE nocase', 'COLLATE unicase')`);
  const file = Buffer.from(database.serialize());
  database.close();
  return file;
}
