import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { getZip } from '../archive/zip.ts';
import { createIsolationPool } from '../isolate/pool.ts';
import { notesOfPage } from './anki-import.ts';
import { createAnkiPackages } from './anki-packages.ts';
import { newFace, now, someCard, storedFile } from './testing/anki-files.ts';
import { packageEntries } from './write/package-entries.ts';

const pool = createIsolationPool({ size: 1 });
const packages = createAnkiPackages(pool);
const { signal } = new AbortController();

afterAll(() => pool.close());

it('children write a package with media, and read the same cards and files from it', async () => {
  const cards = [
    someCard({ front: 'See ![](media:cell.png)', media: ['cell.png'] }),
    someCard({
      foreignId: 'other:n',
      kind: 'cloze',
      front: 'The {{c1::nucleus::part}}',
      back: '',
      faces: [{ ordinal: 1, ...newFace }],
    }),
  ];
  const { collection, older } = await packages.write({ cards, now }, signal);
  const media = [
    { name: 'cell.png', open: async () => Readable.from([Buffer.from('png')], { objectMode: false }) },
  ];
  const path = await storedFile(await buffer(getZip(packageEntries(collection, older, media), now)));

  const read = await packages.read({ path, timeZone: 'UTC', now, afterNote: 0, notes: notesOfPage }, signal);
  expect(read).toMatchObject({ ok: true, page: { counts: { notes: 2, cards: 2, media: 1 }, cards } });
  const files = await packages.readMedia({ path, names: ['cell.png'], maxBytes: 1_000 }, signal);
  expect(files).toMatchObject({ ok: true, files: [{ name: 'cell.png', ok: true }] });
});

it('an older program sees a note that asks for an update', async () => {
  const { older } = await packages.write({ cards: [], now }, signal);
  const path = await storedFile(older);

  expect(await packages.read({ path, timeZone: 'UTC', now, afterNote: 0, notes: 10 }, signal)).toMatchObject({
    page: { cards: [{ front: expect.stringContaining('Please update Anki') }] },
  });
});
