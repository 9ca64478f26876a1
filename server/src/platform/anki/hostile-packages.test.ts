import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipBytes } from '../question-files/writing/zip-bytes.ts';
import { readMedia } from './child/read-package.ts';
import type { PackageProblem } from './package-problem.ts';
import { packageProblems, sentenceForProblem } from './package-problem.ts';
import {
  collectionFile,
  modelJson,
  readAll,
  storedFile,
  storedLatestPackage,
  storedPackage,
} from './testing/anki-files.ts';
import { schema11 } from './write/schema.ts';

const notes = [{ id: 1, flds: 'front\x1fback' }];
const cards = [{ id: 1, nid: 1 }];
const plain = { col: [{ models: modelJson({}) }], notes, cards };

/** @param sql changes a good collection */
function changedCollection(sql: string): Buffer {
  const database = new DatabaseSync(':memory:', { defensive: false });
  database.deserialize(collectionFile(plain));
  database.exec(sql);
  return Buffer.from(database.serialize());
}

const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id FROM n';
const zip = (members: Readonly<Record<string, string | Uint8Array>>) =>
  zipBytes(Object.entries(members).map(([path, content]) => ({ path, content })));

/** A zip whose directory lists its first member twice. */
async function zipWithTwins(): Promise<Buffer> {
  const bytes = Buffer.from(
    await zip({ 'collection.anki2': collectionFile(plain), 'collection.ankiX': 'x' }),
  );
  const other = Buffer.from('collection.ankiX');
  for (let index = bytes.indexOf(other); index !== -1; index = bytes.indexOf(other))
    bytes.write('collection.anki2', index);
  return bytes;
}

async function findProblem(path: string): Promise<PackageProblem | null> {
  const read = await readAll(path);
  return read.ok ? null : read.problem;
}

describe('a package that anyone may have written', () => {
  it.each<[string, PackageProblem, () => Promise<string>]>([
    ['text', 'wrong_type', async () => storedFile(Buffer.from('no package index all'))],
    ['nothing', 'wrong_type', async () => storedFile(Buffer.alloc(0))],
    ['a zip without a collection', 'wrong_type', async () => storedFile(await zip({ a: 'b' }))],
    [
      'a cut zip',
      'wrong_type',
      async () => storedFile((await zip({ 'collection.anki2': collectionFile(plain) })).subarray(0, -40)),
    ],
    ['a newer form', 'too_new', async () => storedFile(await zip({ meta: Buffer.from([0x08, 0x04]) }))],
    ['a newer schema', 'too_new', async () => storedPackage(collectionFile({ col: [{ ver: 19 }] }))],
    [
      'a schema between two versions',
      'too_old',
      async () => storedPackage(collectionFile({ col: [{ ver: 12 }] })),
    ],
    ['an old schema', 'too_old', async () => storedPackage(collectionFile({ col: [{ ver: 1 }] }))],
    [
      'a collection of Anki 1',
      'anki_1',
      async () =>
        storedFile(
          collectionFile(
            {},
            `${schema11} CREATE TABLE facts (id); CREATE TABLE cardModels (id); CREATE VIEW v AS SELECT 1`,
          ),
        ),
    ],
    [
      'another database',
      'wrong_type',
      async () => storedFile(collectionFile({ t: [{ id: 1 }], col: [] }, 'CREATE TABLE t (id)')),
    ],
    ['a member that is there twice', 'unsafe', async () => storedFile(await zipWithTwins())],
    ['a collection that is text', 'damaged', async () => storedPackage(Buffer.from('text'))],
    [
      'a collection of noise',
      'damaged',
      async () => storedPackage(Buffer.concat([collectionFile(plain).subarray(0, 200), randomBytes(20_000)])),
    ],
    [
      'a list of media that is no list',
      'damaged',
      async () => storedFile(await zip({ 'collection.anki2': collectionFile(plain), media: '[1,2]' })),
    ],
    [
      'a list of media that is cut off',
      'damaged',
      async () =>
        storedFile(
          await zip({
            meta: Buffer.from([0x08, 0x03]),
            'collection.anki21b': '',
            media: zstdCompressSync(Buffer.from([0x0a, 200, 1])),
          }),
        ),
    ],
    [
      'a bomb of zeros',
      'too_large',
      async () =>
        storedFile(
          await zip({
            meta: Buffer.from([0x08, 0x03]),
            'collection.anki21b': '',
            media: zstdCompressSync(Buffer.alloc(50_000_000)),
          }),
        ),
    ],
    [
      'a view for a table',
      'unsafe',
      async () => storedPackage(changedCollection(`DROP TABLE notes; CREATE VIEW notes AS ${endless}`)),
    ],
    [
      'a view that calls itself a table',
      'damaged',
      async () =>
        storedPackage(
          changedCollection(
            `DROP TABLE notes; CREATE VIEW notes AS ${endless}; PRAGMA writable_schema = ON; UPDATE sqlite_master SET type = 'table' WHERE name = 'notes'`,
          ),
        ),
    ],
    [
      'a trigger',
      'unsafe',
      async () =>
        storedPackage(
          changedCollection('CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM cards; END'),
        ),
    ],
    [
      'a generated column',
      'unsafe',
      async () =>
        storedPackage(
          changedCollection(`ALTER TABLE notes ADD COLUMN big AS (printf('%.*c', 100000000, 'x'))`),
        ),
    ],
    [
      'a virtual table',
      'unsafe',
      async () => storedPackage(changedCollection('CREATE VIRTUAL TABLE v USING fts5(a)')),
    ],
    [
      'a value that is too large',
      'too_large',
      async () => storedPackage(changedCollection('UPDATE notes SET flds = zeroblob(20000000)')),
    ],
  ])('with %s is rejected as %s', async (_, problem, path) => {
    expect(await findProblem(await path())).toBe(problem);
  });

  it('has a sentence for each reason', () => {
    for (const problem of packageProblems) expect(sentenceForProblem(problem)).toMatch(/^This .+\. .+\.$/);
  });

  it('is read without the rows that make no sense', async () => {
    const read = await readAll(
      await storedPackage(
        collectionFile({
          col: [{ models: modelJson({}), decks: '{"1":7,"x":{}}', conf: 'no json', crt: -5 }],
          notes: [
            { id: 1, flds: 'front\x1fback', tags: ' marked leech real ' },
            { id: 2, guid: '', flds: 'no guid' },
            { id: 3, guid: 'big', flds: Buffer.from('blob') },
            { id: 9_223_372_036_854_775_807n, guid: 'huge', flds: 'a\x1fb' },
          ],
          cards: [
            {
              id: 1,
              nid: 1,
              type: 2,
              queue: 2,
              due: 9e15,
              ivl: 1e9,
              factor: -3,
              reps: -1,
              lapses: 1e9,
              flags: -1,
              data: '{"s":"x","d":[',
            },
            { id: 2, nid: 3 },
            { id: 3, nid: 1, ord: 7 },
            { id: 9_223_372_036_854_775_807n, nid: 1 },
          ],
          revlog: [
            { id: 4_000_000_000_000, cid: 1, ease: 3 },
            { id: 1_700_000_000_000, cid: 1, ease: 9, type: 77 },
            { id: 1_700_000_100_000, cid: 1, ease: 3, type: 1, ivl: -5, time: -1 },
          ],
        }),
      ),
    );

    expect(read).toMatchObject({
      ok: true,
      page: {
        omitted: { no_template: 1, empty_front: 1 },
        cards: [
          {
            front: 'front',
            tags: ['real'],
            deck: [],
            flag: 7,
            faces: [
              { state: { phase: 'review', lapses: 32_767, reps: 1 }, reviews: [{ grade: 3, tookMs: 0 }] },
            ],
          },
        ],
      },
    });
  });

  it('opens in the mode that Anki leaves its collections in', async () => {
    const collection = collectionFile(plain);
    collection[18] = 2;
    collection[19] = 2;
    expect(await findProblem(await storedLatestPackage(collection))).toBeNull();
  });

  it('ignores paths and devices among the names of media', async () => {
    const names = [
      '../../etc/passwd',
      '/a.png',
      'C:\\a.png',
      'con.png',
      'a\u0000.png',
      '',
      '..',
      'x'.repeat(121),
    ];
    const media = Object.fromEntries([...names, 'good.png'].map((name) => [name, 'x']));
    const read = await readAll(await storedPackage(collectionFile(plain), media));

    expect(read).toMatchObject({ ok: true, page: { counts: { media: 1, rejectedMedia: names.length } } });
  });

  it('gives media one after the other, and a reason for each broken file', async () => {
    const path = await storedLatestPackage(collectionFile(plain), [
      { name: 'a.png', content: 'aaa' },
      { name: 'b.png', content: 'bbb', size: 99 },
      { name: 'c.png', content: 'ccc' },
    ]);

    expect(await readMedia({ path, names: ['c.png', 'b.png', 'no.png', 'a.png'], maxBytes: 4 })).toEqual({
      ok: true,
      files: [
        { name: 'c.png', ok: true, bytes: Buffer.from('ccc') },
        { name: 'b.png', ok: false, problem: 'damaged' },
        { name: 'no.png', ok: false, problem: 'damaged' },
        { name: 'a.png', ok: true, bytes: Buffer.from('aaa') },
      ],
    });
    expect(await readMedia({ path, names: ['c.png', 'a.png'], maxBytes: 2 })).toMatchObject({
      files: [{ name: 'c.png' }],
    });
  });

  it('gives its notes by pages', async () => {
    const { readPackage } = await import('./child/read-package.ts');
    const rows = Array.from({ length: 5 }, (_, index) => ({
      id: index + 1,
      guid: `g${index}`,
      flds: `f${index}\x1fb`,
    }));
    const path = await storedPackage(
      collectionFile({ ...plain, notes: rows, cards: rows.map(({ id }) => ({ id, nid: id })) }),
    );
    const fronts: string[] = [];
    let afterNote: number | null = 0;
    while (afterNote !== null) {
      const read = await readPackage({ path, timeZone: 'UTC', now: 0, afterNote, notes: 2 });
      if (!read.ok) throw new Error(read.problem);
      fronts.push(...read.page.cards.map(({ front }) => front), '|');
      afterNote = read.page.nextAfterNote;
    }
    expect(fronts.join('')).toBe('f0f1|f2f3|f4|');
  });
});
