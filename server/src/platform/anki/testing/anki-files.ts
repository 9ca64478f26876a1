/** Packages for tests, in each of the three generations. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import type { ImportedCard, ImportedFace } from '@akada/core/cards/anki/imported-card.ts';
import { type ZipFile, zipBytes } from '../../question-files/writing/zip-bytes.ts';
import type { ReadPackage } from '../anki-import.ts';
import { readPackage } from '../child/read-package.ts';
import { schema11 } from '../write/schema.ts';

export const now = Date.parse('2026-11-30T12:00:00Z');

/** A row for one table of schema 11 or 18. */
export type Row = Record<string, SQLInputValue>;

/** Values of a row that tests need not give. */
const defaults: Readonly<Record<string, Row>> = {
  col: {
    id: 1,
    crt: 1_700_000_000,
    mod: 0,
    scm: 0,
    ver: 11,
    dty: 0,
    usn: 0,
    ls: 0,
    conf: '{}',
    models: '{}',
    decks: '{}',
    dconf: '{}',
    tags: '{}',
  },
  notes: { guid: 'guid', mid: 1, mod: 0, usn: 0, tags: '', flds: '', sfld: '', csum: 0, flags: 0, data: '' },
  cards: {
    nid: 1,
    did: 1,
    ord: 0,
    mod: 0,
    usn: 0,
    type: 0,
    queue: 0,
    due: 0,
    ivl: 0,
    factor: 0,
    reps: 0,
    lapses: 0,
    left: 0,
    odue: 0,
    odid: 0,
    flags: 0,
    data: '',
  },
  revlog: { cid: 1, usn: 0, ease: 3, ivl: 1, lastIvl: 0, factor: 2500, time: 1000, type: 0 },
};

/** @param rows by table; missing columns get usual values @returns a SQLite file */
export function collectionFile(rows: Readonly<Record<string, readonly Row[]>>, sql = schema11): Buffer {
  const database = new DatabaseSync(':memory:');
  database.exec(sql);
  for (const [table, entries] of Object.entries<readonly Row[]>({ col: [{}], ...rows }))
    for (const entry of entries) {
      const row = { ...defaults[table], ...entry };
      const names = Object.keys(row);
      const marks = names.map(() => '?').join(', ');
      database
        .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
        .run(...Object.values(row));
    }
  const file = Buffer.from(database.serialize());
  database.close();
  return file;
}

/** @returns the models of schema 11 with one note type of the given id 1 */
export function modelJson(model: object): string {
  const plain = { name: 'Basic', type: 0, flds: [{ name: 'Front' }, { name: 'Back' }] };
  const tmpls = [{ name: 'Card 1', qfmt: '{{Front}}', afmt: '{{FrontSide}}<hr id=answer>{{Back}}' }];
  return JSON.stringify({ 1: { ...plain, tmpls, ...model } });
}

/** @returns the path of a file with this content */
export async function storedFile(bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'anki-')), 'deck.apkg');
  await writeFile(path, bytes);
  return path;
}

/** @returns the path of a package of the second generation */
export async function storedPackage(
  collection: Uint8Array,
  media: Readonly<Record<string, string | Uint8Array>> = {},
  members: ZipFile[] = [],
): Promise<string> {
  const names = Object.keys(media);
  return storedFile(
    await zipBytes([
      { path: 'meta', content: Buffer.from([0x08, 0x02]) },
      { path: 'collection.anki21', content: collection },
      {
        path: 'media',
        content: JSON.stringify(Object.fromEntries(names.map((name, index) => [index, name]))),
      },
      ...Object.values(media).map((content, index) => ({ path: String(index), content })),
      ...members,
    ]),
  );
}

/** @returns the path of a package of the third generation */
export async function storedLatestPackage(
  collection: Uint8Array,
  media: readonly { name: string; content: string; size?: number }[] = [],
): Promise<string> {
  const list = Buffer.concat(
    media.map(({ name, content, size }) => {
      const bytes = Buffer.from(name);
      const entry = Buffer.concat([
        Buffer.from([0x0a, bytes.length]),
        bytes,
        Buffer.from([0x10, size ?? Buffer.byteLength(content)]),
      ]);
      return Buffer.concat([Buffer.from([0x0a, entry.length]), entry]);
    }),
  );
  return storedFile(
    await zipBytes([
      { path: 'meta', content: Buffer.from([0x08, 0x03]) },
      { path: 'collection.anki21b', content: zstdCompressSync(collection) },
      { path: 'collection.anki2', content: 'please update' },
      { path: 'media', content: zstdCompressSync(list) },
      ...media.map(({ content }, index) => ({
        path: String(index),
        content: zstdCompressSync(Buffer.from(content)),
      })),
    ]),
  );
}

/** Reads all notes of a package in this process. */
export function readAll(path: string): Promise<ReadPackage> {
  return readPackage({ path, timeZone: 'Africa/Lagos', now, afterNote: 0, notes: 100_000 });
}

/** @returns the cards of a package that can be read */
export async function readAllCards(path: string): Promise<ImportedCard[]> {
  const read = await readAll(path);
  if (!read.ok) throw new Error(read.problem);
  return read.page.cards;
}

export const newFace: Omit<ImportedFace, 'ordinal'> = {
  state: null,
  reviews: [],
  suspended: false,
  buried: false,
};

/** @returns a basic card with the given parts */
export function someCard(parts: Partial<ImportedCard> = {}): ImportedCard {
  return {
    foreignId: 'guid:0',
    changedAt: 1_760_000_000_000,
    kind: 'basic',
    typed: false,
    front: 'hello',
    back: 'world',
    occlusion: null,
    tags: [],
    deck: ['Biology', 'Cells'],
    flag: 0,
    faces: [{ ordinal: 0, ...newFace }],
    media: [],
    ...parts,
  };
}
