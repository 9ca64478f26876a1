/** Scans and pictures: with the real program, page by page, whatever happens between two of them. */
import { UploadedFile } from '@akada/contract/material/notes.ts';
import type { TextBlock } from '@akada/core/text/document.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeZip } from '../../platform/extract/testing/zip.ts';
import { createLog } from '../../platform/log/log.ts';
import { ProgramFailure } from '../../platform/programs/run-program.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { drawnPage, scanOf } from '../../platform/recognition/testing/drawn-page.ts';
import { shareFound } from '../../platform/recognition/testing/edit-distance.ts';
import type { TextRecogniser } from '../../platform/recognition/text-recogniser.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noteRecognitionWork } from './note/note-recognition.repo.ts';
import { createNoteReading } from './note-reading.service.ts';
import { createNoteRecognition } from './note-recognition.service.ts';
import { callFiles, noteServices, unitsUsed } from './testing/note-services.ts';
import { postUpload } from './testing/raw-form.ts';
import { extractHere, noSignal } from './testing/read-notes.ts';

const osmosis = [
  '# Osmosis',
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
];
const diffusion = ['Diffusion needs no membrane: particles spread until', 'they are everywhere alike.'];

let database: TestDatabase;
let app: TestApp;
let student: SignedInCaller;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
});

const jpegOf = (lines: readonly string[]) => drawnPage(lines).encode('jpeg', 70);

async function upload(file: string, bytes: Buffer): Promise<string> {
  const response = await postUpload(app, student, [{ file, bytes }]);
  expect(response.status).toBe(201);
  return UploadedFile.parse(await response.json()).id;
}

const noteOf = async (id: string) =>
  UploadedFile.parse(await (await callFiles(app, student, `/${id}`)).json());
const pageOf = async (id: string, number: number) =>
  (await callFiles(app, student, `/${id}/pages/${number}`)).json();

async function recogniser(): Promise<TextRecogniser> {
  const { recogniser: found } = app.platform;
  if (!found) throw new Error('tesseract is not installed: install tesseract-ocr and tesseract-ocr-eng');
  return found;
}

/** The two workers as the product has them; `recognise` may be watched, or fail. */
async function workers(recognise?: TextRecogniser['recognise']) {
  const real = await recogniser();
  const { usage } = noteServices(app);
  const deps = { ...app.platform, usage };
  return {
    reading: createNoteReading({ ...deps, recognises: true, extract: extractHere(app) }),
    recognition: createNoteRecognition({
      ...deps,
      recogniser: { ...real, recognise: recognise ?? real.recognise },
    }),
  };
}

async function readToTheEnd(id: string): Promise<void> {
  const { reading, recognition } = await workers();
  await reading.attempt(id, noSignal);
  while ((await noteOf(id)).progress) await recognition.attempt(id, noSignal);
}

describe('a scan', () => {
  it('is recognised page by page, and names the pages', async () => {
    const id = await upload('scan.pdf', await scanOf(await jpegOf(osmosis), null, await jpegOf(diffusion)));
    const { reading, recognition } = await workers();
    await reading.attempt(id, noSignal);
    expect(await noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 0, total: 3 } });
    expect((await callFiles(app, student, `/${id}/pages/1`)).status).toBe(409);
    await recognition.attempt(id, noSignal);
    expect(await noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 1, total: 3 } });
    for (let page = 2; page <= 3; page += 1) await recognition.attempt(id, noSignal);

    expect(await noteOf(id)).toMatchObject({
      status: 'ready',
      progress: null,
      page_count: 3,
      paged: true,
      warnings: [
        'Pages whose text was recognised from a picture: 1, 3. Check names and numbers.',
        'Pages that could not be read (pictures, scans or letters without meaning): 2. Nothing is asked of them.',
      ],
    });
    const first = await pageOf(id, 1);
    expect(first).toMatchObject({ reading: 'ocr', section: 'Osmosis' });
    expect(first.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['heading', 'paragraph']);
    expect(shareFound(first.text.replaceAll('\n\n', ' '), osmosis.join(' ').slice(2))).toBeGreaterThan(0.97);
    expect(await pageOf(id, 2)).toMatchObject({ reading: 'unreadable', text: '' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('without a word on any page is no note, and costs nothing', async () => {
    const id = await upload('blank.pdf', await scanOf(null, null));
    await readToTheEnd(id);

    expect(await noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });

  it('keeps its certainty with each page', async () => {
    const id = await upload('scan.pdf', await scanOf(await jpegOf(osmosis)));
    await readToTheEnd(id);
    const { rows } = await app.platform.database.pool.query(
      'SELECT confidence FROM note_pages WHERE note_id = $1',
      [id],
    );

    expect(rows[0].confidence).toBeGreaterThan(0.8);
  });
});

describe('a picture', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ['a PNG', 'board.png', () => drawnPage(osmosis).encode('png')],
    ['a JPEG', 'board.jpg', () => jpegOf(osmosis)],
    ['a WebP', 'board.webp', () => drawnPage(osmosis).encode('webp', 80)],
    ['a JPEG that a messenger called PNG', 'board.png', () => jpegOf(osmosis)],
    [
      'a photo that lies on its side',
      'board.jpg',
      async () =>
        sharp(await jpegOf(osmosis))
          .rotate(90)
          .withMetadata({ orientation: 8 })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a small one',
      'board.jpg',
      async () =>
        sharp(await jpegOf(osmosis))
          .resize(800)
          .jpeg()
          .toBuffer(),
    ],
  ])('is read: %s', async (_, file, bytes) => {
    const id = await upload(file, await bytes());
    await readToTheEnd(id);

    expect(await noteOf(id)).toMatchObject({ status: 'ready', page_count: 1 });
    const { text } = await pageOf(id, 1);
    expect(shareFound(text.replaceAll('\n\n', ' '), osmosis.join(' ').slice(2))).toBeGreaterThan(0.95);
  });

  it.each<[string, string, (right: Buffer) => Buffer | Promise<Buffer>]>([
    ['a PNG of which half is missing', 'a.png', (right) => right.subarray(0, right.length / 2)],
    ['a head without a body', 'a.png', (right) => right.subarray(0, 60)],
    ['a picture with other bytes in the middle', 'a.png', (right) => right.fill(0xaa, 200, 4_000)],
    ['a sky without a word', 'a.png', () => drawnPage([], { paper: '#7ab8e0' }).encode('png')],
    ['sixty thousand pixels a side by its header', 'a.png', (right) => withSide(right, 60_000)],
    [
      'a bomb of 256 million pixels',
      'a.png',
      () =>
        sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('that gives nothing is no note, and costs nothing: %s', async (_, file, change) => {
    const right = await drawnPage(osmosis).encode('png');
    const id = await upload(file, await change(right));
    await readToTheEnd(id);

    expect(await noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

function withSide(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

describe('an archive of pages', () => {
  it('is one note: its photos, its scans and its text in the order of their names', async () => {
    const inner = makeZip([{ name: 'scan.pdf', content: await scanOf(null, await jpegOf(diffusion)) }]);
    const members = [
      { name: '1 board.jpg', content: await jpegOf(osmosis) },
      { name: '2 typed.txt', content: 'Cells divide.' },
      { name: '3 more.zip', content: inner },
    ];
    const id = await upload('lesson.zip', makeZip(members));
    await readToTheEnd(id);

    expect(await noteOf(id)).toMatchObject({
      status: 'ready',
      page_count: 4,
      paged: false,
      warnings: [
        expect.stringMatching(/recognised from a picture: 1, 4\./),
        expect.stringMatching(/could not be read .*: 3\./),
      ],
    });
    const [board, typed, , scanned] = await Promise.all([1, 2, 3, 4].map((number) => pageOf(id, number)));
    expect(board).toMatchObject({ reading: 'ocr', section: '1 board' });
    expect(board.blocks.map(({ kind, level }: TextBlock) => [kind, level])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['paragraph', 0],
    ]);
    expect(typed.text).toContain('Cells divide.');
    expect(scanned).toMatchObject({
      reading: 'ocr',
      text: expect.stringContaining('Diffusion needs no membrane'),
    });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('without a word on any page is no note, whatever its members are called', async () => {
    const sky = await drawnPage([], { paper: '#7ab8e0' }).encode('png');
    const id = await upload('sky.zip', makeZip([{ name: 'Osmosis explained.png', content: sky }]));
    await readToTheEnd(id);

    expect(await noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'nothing_recognised' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describe('recognition that is cut off', () => {
  const twoPages = async () =>
    upload('scan.pdf', await scanOf(await jpegOf(osmosis), await jpegOf(diffusion)));

  it('goes on at its page: what was recognised is not recognised again', async () => {
    const id = await twoPages();
    let calls = 0;
    const real = await recogniser();
    const { reading, recognition } = await workers(async (png, signal) => {
      calls += 1;
      if (calls === 2) throw new ProgramFailure('interrupted', 'ended by SIGKILL');
      return real.recognise(png, signal);
    });
    await reading.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    await expect(recognition.attempt(id, noSignal)).rejects.toThrow(ProgramFailure);
    await recognition.attempt(id, noSignal);

    expect(await noteOf(id)).toMatchObject({ status: 'ready' });
    expect(calls).toBe(3);
    expect((await pageOf(id, 2)).text).toContain('Diffusion');
  });

  it('takes a page that no attempt can end for one without text', async () => {
    const id = await twoPages();
    const real = await recogniser();
    let calls = 0;
    const { reading, recognition } = await workers(async (png, signal) => {
      calls += 1;
      if (calls > 1) throw new ProgramFailure('interrupted', 'ended by SIGKILL');
      return real.recognise(png, signal);
    });
    await reading.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await expect(recognition.attempt(id, noSignal)).rejects.toThrow(ProgramFailure);
    }
    await recognition.attempt(id, noSignal);

    expect(await noteOf(id)).toMatchObject({ status: 'ready' });
    expect(await pageOf(id, 2)).toMatchObject({ reading: 'unreadable' });
  });

  it('leaves the other pages when three took too long, and the account waits as with slow files', async () => {
    const id = await upload('scan.pdf', await scanOf(await jpegOf(osmosis), null, null, null, null, null));
    const real = await recogniser();
    let calls = 0;
    const { reading, recognition } = await workers(async (png, signal) => {
      calls += 1;
      if (calls > 1) throw new ProgramFailure('timed_out', 'it took too long');
      return real.recognise(png, signal);
    });
    await reading.attempt(id, noSignal);
    for (let page = 1; page <= 4; page += 1) await recognition.attempt(id, noSignal);

    expect(await noteOf(id)).toMatchObject({
      status: 'ready',
      warnings: [
        expect.stringMatching(/^Recognition ended after 3 pages that took too long\./),
        expect.stringMatching(/recognised from a picture: 1\./),
        expect.stringMatching(/could not be read .*: 2, 3, 4, 5, 6\./),
      ],
    });
    expect(calls).toBe(4);
    const { rows } = await app.platform.database.pool.query(
      'SELECT recent FROM slow_readings WHERE user_id = $1',
      [student.userId],
    );
    expect(rows).toEqual([{ recent: 1 }]);
  });

  it('is not mixed up by an attempt that was thought dead and comes back', async () => {
    const id = await twoPages();
    const held = Promise.withResolvers<void>();
    const real = await recogniser();
    const slow = await workers(async (png, signal) => {
      await held.promise;
      return real.recognise(png, signal);
    });
    const { reading, recognition } = await workers();
    await reading.attempt(id, noSignal);
    const overtaken = slow.recognition.attempt(id, noSignal);
    await expect.poll(async () => statusIn(id)).toBe('recognising');
    await recognition.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    held.resolve();
    await overtaken;

    expect(await noteOf(id)).toMatchObject({ status: 'ready' });
    expect((await pageOf(id, 1)).text).toContain('Osmosis');
    expect((await pageOf(id, 2)).text).toContain('Diffusion');
  });

  it('ends with its note, and goes on when that is restored', async () => {
    const id = await twoPages();
    const { reading, recognition } = await workers();
    await reading.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    expect((await callFiles(app, student, `/${id}`, 'DELETE')).status).toBe(204);
    await recognition.attempt(id, noSignal);
    expect((await callFiles(app, student, `/${id}/restore`, 'POST')).status).toBe(200);
    expect(await noteOf(id)).toMatchObject({ progress: { done: 1, total: 2 } });
    await recognition.attempt(id, noSignal);

    expect(await noteOf(id)).toMatchObject({ status: 'ready' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  const statusIn = async (id: string) => {
    const { rows } = await app.platform.database.pool.query('SELECT status FROM notes WHERE id = $1', [id]);
    return rows[0].status;
  };
});

describe('a long scan of one student', () => {
  it('holds up no page of another by more than one of its own', async () => {
    const real = await recogniser();
    const pages: string[] = [];
    const { reading, recognition } = await workers(real.recognise);
    const long = await upload('book.pdf', await scanOf(...Array.from({ length: 5 }, () => null)));
    await reading.attempt(long, noSignal);
    student = await createCaller(app);
    const short = await upload('board.png', await drawnPage(osmosis).encode('png'));
    await reading.attempt(short, noSignal);
    const owner = new Map([
      [long, ['long']],
      [short, ['short']],
    ]);

    const worker = await openQueue(database.connection, createLog('silent'));
    await worker.declare([noteRecognitionWork.job]);
    await worker.work([
      {
        job: recognition.handler.job,
        run: async (payload, context) => {
          // Jobs of other tests of this file wait as well, and find nothing to do.
          pages.push(...(owner.get((payload as { note_id: string }).note_id) ?? []));
          await recognition.handler.run(payload, context);
        },
      },
    ]);
    await expect.poll(() => pages.filter((page) => page === 'long').length, { timeout: 25_000 }).toBe(5);
    await worker.close(5_000);

    expect(pages.slice(0, 2).sort()).toEqual(['long', 'short']);
  });
});

describe('where nothing is installed for it', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await createTestApp({ env: { TESSERACT: 'off' } });
  });
  afterAll(() => plain.close());

  it('a picture is refused by its name, before it counts', async () => {
    const caller = await createCaller(plain);
    const file = { file: 'board.jpg', bytes: await jpegOf(osmosis) };
    const response = await postUpload(plain, caller, [file]);

    expect(response.status).toBe(415);
    expect((await response.json()).detail).toMatch(/^This file is a picture, which cannot be read\. Scan/);
    expect(await unitsUsed(plain, caller)).toBe(0);
    const abilities = await callFiles(plain, caller, '/../abilities');
    expect(await abilities.json()).toMatchObject({ recognition: false });
  });
});
