/** Tests page-by-page recognition when workers are killed between pages, next to the notes of other students. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { ProgramFailure } from '../../platform/programs/run-program.ts';
import { openQueue } from '../../platform/queue/queue.ts';
import { drawnPage, getScan } from '../../platform/recognition/testing/drawn-page.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { allowForSlowPrograms } from '../../testing/slow-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noteRecognitionWork } from './note/note-recognition.repo.ts';
import { callFiles, unitsUsed } from './testing/note-services.ts';
import { noSignal } from './testing/read-notes.ts';
import { diffusion, makeJpeg, osmosis, type ScannedNotes, scannedNotes } from './testing/scanned-notes.ts';

allowForSlowPrograms();

let database: TestDatabase;
let app: TestApp;
let student: SignedInCaller;
let notes: ScannedNotes;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
  notes = scannedNotes(app, student);
});

describe('recognition that is cut off', () => {
  const twoPages = async () =>
    notes.upload('scan.pdf', await getScan(await makeJpeg(osmosis), await makeJpeg(diffusion)));

  it('continues at its page: earlier pages are not recognised again', async () => {
    const id = await twoPages();
    let calls = 0;
    const real = notes.recogniser();
    const { reading, recognition } = notes.workers(async (png, signal) => {
      calls += 1;
      if (calls === 2) throw new ProgramFailure('interrupted', 'ended by SIGKILL');
      return real.recognise(png, signal);
    });
    await reading.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    await expect(recognition.attempt(id, noSignal)).rejects.toThrow(ProgramFailure);
    await recognition.attempt(id, noSignal);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'ready' });
    expect(calls).toBe(3);
    expect((await notes.pageOf(id, 2)).text).toContain('Diffusion');
  });

  it('takes a page that no attempt can end for one without text', async () => {
    const id = await twoPages();
    const real = notes.recogniser();
    let calls = 0;
    const { reading, recognition } = notes.workers(async (png, signal) => {
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

    expect(await notes.noteOf(id)).toMatchObject({ status: 'ready' });
    expect(await notes.pageOf(id, 2)).toMatchObject({ reading: 'unreadable' });
  });

  it('leaves the other pages when three took too long, and the account waits as with slow files', async () => {
    const id = await notes.upload(
      'scan.pdf',
      await getScan(await makeJpeg(osmosis), null, null, null, null, null),
    );
    const real = notes.recogniser();
    let calls = 0;
    const { reading, recognition } = notes.workers(async (png, signal) => {
      calls += 1;
      if (calls > 1) throw new ProgramFailure('timed_out', 'it took too long');
      return real.recognise(png, signal);
    });
    await reading.attempt(id, noSignal);
    for (let page = 1; page <= 4; page += 1) await recognition.attempt(id, noSignal);

    expect(await notes.noteOf(id)).toMatchObject({
      status: 'ready',
      warnings: [
        expect.stringMatching(/^Reading stopped after 3 pages that took too long\./),
        expect.stringMatching(/read from a picture: 1\./),
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
    const real = notes.recogniser();
    const slow = notes.workers(async (png, signal) => {
      await held.promise;
      return real.recognise(png, signal);
    });
    const { reading, recognition } = notes.workers();
    await reading.attempt(id, noSignal);
    const overtaken = slow.recognition.attempt(id, noSignal);
    await expect.poll(async () => findStatus(id)).toBe('recognising');
    await recognition.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    held.resolve();
    await overtaken;

    expect(await notes.noteOf(id)).toMatchObject({ status: 'ready' });
    expect((await notes.pageOf(id, 1)).text).toContain('Osmosis');
    expect((await notes.pageOf(id, 2)).text).toContain('Diffusion');
  });

  it('ends with its note, and continues when that is restored', async () => {
    const id = await twoPages();
    const { reading, recognition } = notes.workers();
    await reading.attempt(id, noSignal);
    await recognition.attempt(id, noSignal);
    expect((await callFiles(app, student, `/${id}`, 'DELETE')).status).toBe(204);
    await recognition.attempt(id, noSignal);
    expect((await callFiles(app, student, `/${id}/restore`, 'POST')).status).toBe(200);
    expect(await notes.noteOf(id)).toMatchObject({ progress: { done: 1, total: 2 } });
    await recognition.attempt(id, noSignal);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'ready' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  const findStatus = async (id: string) => {
    const { rows } = await app.platform.database.pool.query('SELECT status FROM notes WHERE id = $1', [id]);
    return rows[0].status;
  };
});

describe('a long scan of one student', () => {
  it('delays no other student’s page by more than one of its pages', async () => {
    const real = notes.recogniser();
    const pages: string[] = [];
    const { reading, recognition } = notes.workers(real.recognise);
    const long = await notes.upload('book.pdf', await getScan(...Array.from({ length: 5 }, () => null)));
    await reading.attempt(long, noSignal);
    const other = scannedNotes(app, await createCaller(app));
    const short = await other.upload('board.png', await drawnPage(osmosis).encode('png'));
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
    await expect.poll(() => pages.filter((page) => page === 'long').length, { timeout: 120_000 }).toBe(5);
    await worker.close(5_000);

    expect(pages.slice(0, 2).sort()).toEqual(['long', 'short']);
  });
});
