/** Scans and pictures become notes, with the real program. */
import type { TextBlock } from '@akada/core/text/document.ts';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeZip } from '../../platform/extract/testing/zip.ts';
import { drawnPage, getScan } from '../../platform/recognition/testing/drawn-page.ts';
import { shareFound } from '../../platform/recognition/testing/edit-distance.ts';
import { pictureBomb } from '../../platform/recognition/testing/picture-bomb.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { allowForSlowPrograms } from '../../testing/slow-programs.ts';
import { describeLong, itLong, portion } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { callFiles, unitsUsed } from './testing/note-services.ts';
import { postUpload } from './testing/raw-form.ts';
import { extractHere, noSignal, readingWith } from './testing/read-notes.ts';
import { diffusion, makeJpeg, osmosis, type ScannedNotes, scannedNotes } from './testing/scanned-notes.ts';

allowForSlowPrograms();

let app: TestApp;
let student: SignedInCaller;
let notes: ScannedNotes;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
  notes = scannedNotes(app, student);
});

describe('a scan', () => {
  it('is recognised page by page, and names the pages', async () => {
    const id = await notes.upload(
      'scan.pdf',
      await getScan(await makeJpeg(osmosis), null, await makeJpeg(diffusion)),
    );
    const { reading, recognition } = notes.workers();
    const heard = (work: () => Promise<unknown>) => heardDuring(app, student.userId, work);
    // That it begins, and that there is another progress.
    const twice = [1, 2].map(() => ({ topic: 'note', id }));
    expect(await heard(() => reading.attempt(id, noSignal))).toEqual(twice);
    expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 0, total: 3 } });
    expect((await callFiles(app, student, `/${id}/pages/1`)).status).toBe(409);
    expect(await heard(() => recognition.attempt(id, noSignal))).toEqual(twice.slice(1));
    expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 1, total: 3 } });
    for (let page = 2; page <= 3; page += 1) await recognition.attempt(id, noSignal);

    expect(await notes.noteOf(id)).toMatchObject({
      status: 'ready',
      progress: null,
      page_count: 3,
      paged: true,
      warnings: [
        'Pages whose text was read from a picture: 1, 3. Check names and numbers.',
        'Pages that could not be read (pictures, scans or unreadable letters): 2. You get no questions from them.',
      ],
    });
    const first = await notes.pageOf(id, 1);
    expect(first).toMatchObject({ reading: 'ocr', section: 'Osmosis' });
    expect(first.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['heading', 'paragraph']);
    expect(shareFound(first.text.replaceAll('\n\n', ' '), osmosis.join(' ').slice(2))).toBeGreaterThan(0.97);
    expect(await notes.pageOf(id, 2)).toMatchObject({ reading: 'unreadable', text: '' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  itLong(
    'has pages that go on under the heading of the page before, those with text of their own too',
    async () => {
      const pages = [await makeJpeg(osmosis), null, await makeJpeg(diffusion)];
      const id = await notes.upload(
        'scan.pdf',
        await withTyped(await getScan(...pages), 'Salt draws water.'),
      );
      await notes.readToTheEnd(id);
      const sections = await Promise.all(
        [1, 2, 3, 4].map(async (number) => (await notes.pageOf(id, number)).section),
      );

      expect(sections).toEqual(['Osmosis', 'Osmosis', 'Osmosis', 'Osmosis']);
    },
  );

  itLong('without a word on any page is no note, and costs nothing', async () => {
    const id = await notes.upload('blank.pdf', await getScan(null, null));
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });

  itLong('keeps its certainty with each page', async () => {
    const id = await notes.upload('scan.pdf', await getScan(await makeJpeg(osmosis)));
    await notes.readToTheEnd(id);
    const { rows } = await app.platform.database.pool.query(
      'SELECT confidence FROM note_pages WHERE note_id = $1',
      [id],
    );

    expect(rows[0].confidence).toBeGreaterThan(0.8);
  });
});

/** The scan with a page behind it that has text. */
async function withTyped(scan: Buffer, text: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(scan);
  pdf.addPage().drawText(text, { x: 72, y: 700, size: 12 });
  return Buffer.from(await pdf.save());
}

describe('a picture', () => {
  it.each(
    portion<[string, string, () => Promise<Buffer>]>([
      ['a PNG', 'board.png', () => drawnPage(osmosis).encode('png')],
      ['a JPEG', 'board.jpg', () => makeJpeg(osmosis)],
      ['a WebP', 'board.webp', () => drawnPage(osmosis).encode('webp', 80)],
      ['a JPEG that a messenger called PNG', 'board.png', () => makeJpeg(osmosis)],
      [
        'a photo that lies on its side',
        'board.jpg',
        async () =>
          sharp(await makeJpeg(osmosis))
            .rotate(90)
            .withMetadata({ orientation: 8 })
            .jpeg()
            .toBuffer(),
      ],
      [
        'a small one',
        'board.jpg',
        async () =>
          sharp(await makeJpeg(osmosis))
            .resize(800)
            .jpeg()
            .toBuffer(),
      ],
    ]),
  )('is read: %s', async (_, file, bytes) => {
    const id = await notes.upload(file, await bytes());
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'ready', page_count: 1 });
    const { text } = await notes.pageOf(id, 1);
    expect(shareFound(text.replaceAll('\n\n', ' '), osmosis.join(' ').slice(2))).toBeGreaterThan(0.95);
  });

  it.each(
    portion<[string, string, (right: Buffer) => Buffer | Promise<Buffer>]>([
      ['a PNG of which half is missing', 'a.png', (right) => right.subarray(0, right.length / 2)],
      ['a head without a body', 'a.png', (right) => right.subarray(0, 60)],
      ['a picture with other bytes in the middle', 'a.png', (right) => right.fill(0xaa, 200, 4_000)],
      ['a sky without a word', 'a.png', () => drawnPage([], { paper: '#7ab8e0' }).encode('png')],
      ['sixty thousand pixels a side by its header', 'a.png', (right) => withSide(right, 60_000)],
      ['a bomb of 256 million pixels', 'a.png', () => pictureBomb(16_000)],
    ]),
  )('without a result is no note, and costs nothing: %s', async (_, file, change) => {
    const right = await drawnPage(osmosis).encode('png');
    const id = await notes.upload(file, await change(right));
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

function withSide(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

describe('photos that are sent as one note', () => {
  it('are its pages in their order, for one unit of the month', async () => {
    const members = [
      { name: 'Page 2.jpg', content: await makeJpeg(diffusion) },
      { name: 'Page 1.jpg', content: await makeJpeg(osmosis) },
    ];
    const id = await notes.upload('Photos of 30 November.zip', makeZip(members));
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({
      title: 'Photos of 30 November',
      status: 'ready',
      page_count: 2,
      paged: true,
      warnings: ['Pages whose text was read from a picture: 1, 2. Check names and numbers.'],
    });
    const [first, second] = await Promise.all([1, 2].map((number) => notes.pageOf(id, number)));
    expect(first).toMatchObject({ reading: 'ocr', text: expect.stringContaining('movement of water') });
    expect(second).toMatchObject({
      reading: 'ocr',
      text: expect.stringContaining('Diffusion needs no membrane'),
    });
    expect(await unitsUsed(app, student)).toBe(1);
  });
});

describeLong('an archive of pages', () => {
  it('an archive is one note: its photos, its scans and its text in the order of their names', async () => {
    const inner = makeZip([{ name: 'scan.pdf', content: await getScan(null, await makeJpeg(diffusion)) }]);
    const members = [
      { name: '1 board.jpg', content: await makeJpeg(osmosis) },
      { name: '2 typed.txt', content: 'Cells divide.' },
      { name: '3 more.zip', content: inner },
    ];
    const id = await notes.upload('lesson.zip', makeZip(members));
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({
      status: 'ready',
      page_count: 4,
      paged: false,
      warnings: [
        expect.stringMatching(/read from a picture: 1, 4\./),
        expect.stringMatching(/could not be read .*: 3\./),
      ],
    });
    const [board, typed, blank, scanned] = await Promise.all(
      [1, 2, 3, 4].map((number) => notes.pageOf(id, number)),
    );
    expect(board).toMatchObject({ reading: 'ocr', section: '1 board' });
    expect(board.blocks.map(({ kind, level }: TextBlock) => [kind, level])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['paragraph', 0],
    ]);
    expect(typed.text).toContain('Cells divide.');
    expect(blank).toMatchObject({ reading: 'unreadable', section: '3 more' });
    expect(scanned).toMatchObject({
      reading: 'ocr',
      section: '3 more',
      text: expect.stringContaining('Diffusion needs no membrane'),
    });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('without a word on any page is no note, whatever its members are called', async () => {
    const sky = await drawnPage([], { paper: '#7ab8e0' }).encode('png');
    const id = await notes.upload('sky.zip', makeZip([{ name: 'Osmosis explained.png', content: sky }]));
    await notes.readToTheEnd(id);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describe('without an installed recogniser', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await createTestApp({ env: { TESSERACT: 'off' } });
  });
  afterAll(() => plain.close());

  it('a picture is rejected by its name, before it counts', async () => {
    const caller = await createCaller(plain);
    const file = { file: 'board.jpg', bytes: await makeJpeg(osmosis) };
    const response = await postUpload(plain, caller, [file]);

    expect(response.status).toBe(415);
    expect((await response.json()).detail).toMatch(/^This file is a picture, which cannot be read\. Scan/);
    expect(await unitsUsed(plain, caller)).toBe(0);
    const abilities = await callFiles(plain, caller, '/../abilities');
    expect(await abilities.json()).toMatchObject({ recognition: false });
  });

  it('a scan is no note, says why, and costs nothing', async () => {
    const caller = await createCaller(plain);
    const scans = scannedNotes(plain, caller);
    const id = await scans.upload('scan.pdf', await getScan(await makeJpeg(osmosis)));
    await readingWith(plain, extractHere(plain)).attempt(id, noSignal);

    expect((await scans.noteOf(id)).error).toEqual({
      code: 'no_text',
      message: expect.stringMatching(
        /Akada cannot read text in pictures here\. Upload a copy with text in it/,
      ),
    });
    expect(await unitsUsed(plain, caller)).toBe(0);
  });
});
