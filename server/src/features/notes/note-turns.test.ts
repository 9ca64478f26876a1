/** Reading is fair between people: what one account sends does not hold up the notes of another. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extractDocument } from '../../platform/extract/extract-document.ts';
import { READING_LIMITS } from '../../platform/extract/limits.ts';
import type { ExtractOutcome, FileToRead, UnreadableFile } from '../../platform/extract/outcome.ts';
import { nestedForms } from '../../platform/extract/testing/hostile/hostile-documents.ts';
import { createLog } from '../../platform/log/log.ts';
import { openQueue, type Queue } from '../../platform/queue/queue.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noteLongReadingWork, noteReadingWork } from './note/note-reading.repo.ts';
import type { NoteReadingDeps } from './note-reading.service.ts';
import { type NoteServices, noteServices, storedKeys, unitsUsed } from './testing/note-services.ts';
import { noSignal, readAs, readingWith, readWhole, uploadedNote } from './testing/read-notes.ts';

const minute = 60_000;
const slowPdf = Buffer.from(nestedForms(12, 'BT /F1 12 Tf 72 700 Td (cell) Tj ET'));
const tookTooLong: UnreadableFile = { ok: false, reason: 'timed_out', detail: '' };

let database: TestDatabase;
let app: TestApp;
let services: NoteServices;
let sender: SignedInCaller;
let student: SignedInCaller;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  services = noteServices(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [sender, student] = await Promise.all([createCaller(app), createCaller(app)]);
});

const getNote = (owner: SignedInCaller, id: string) => services.authorizeNote(owner, id);

describe('workers', () => {
  let started: string[];
  let held: Map<string, PromiseWithResolvers<void>>;
  let workers: Queue[];

  beforeEach(() => {
    started = [];
    held = new Map();
    workers = [];
  });
  afterEach(async () => {
    await app.platform.database.pool.query(
      "DELETE FROM notes WHERE status IN ('to_read_long', 'reading_long')",
    );
    for (const { resolve } of held.values()) resolve();
    await expect.poll(unfinished).toBe(0);
    await Promise.all(workers.map((worker) => worker.close(5_000)));
  });

  const hold = (...files: string[]) => {
    for (const file of files) held.set(file, Promise.withResolvers());
  };
  const release = (file: string) => held.get(file)?.resolve();

  const unfinished = async () => {
    const { rowCount } = await app.platform.database.pool.query(
      "SELECT id FROM notes WHERE status IN ('uploaded', 'extracting')",
    );
    return rowCount;
  };

  const read = async ({ filename }: FileToRead): Promise<ExtractOutcome> => {
    started.push(filename);
    await held.get(filename)?.promise;
    return readWhole;
  };

  async function startWorker(short: NoteReadingDeps['extract'] = read): Promise<void> {
    const worker = await openQueue(database.connection, createLog('silent'));
    workers.push(worker);
    await worker.declare([noteReadingWork.job, noteLongReadingWork.job]);
    const readings = [readingWith(app, short), readingWith(app, read, noteLongReadingWork)];
    await worker.work(readings.map(({ handler }) => handler));
  }

  /** The product's reader with a time limit that a slow file exceeds immediately. */
  const readForShort: NoteReadingDeps['extract'] = (file, signal) => {
    const limits = file.filename === 'slow.pdf' ? { ...READING_LIMITS, timeoutMs: 300 } : READING_LIMITS;
    return extractDocument(file, { pool: app.platform.readers, limits, signal });
  };

  const upload = async (owner: SignedInCaller, ...files: string[]) => {
    const ids: string[] = [];
    for (const file of files) ids.push(await uploadedNote(app, owner, file));
    return ids;
  };

  it.each([1, 2])('in %i processes give one account one place each', async (processes) => {
    hold('slow-1.txt', 'slow-2.txt', 'slow-3.txt');
    await upload(sender, 'slow-1.txt', 'slow-2.txt', 'slow-3.txt');
    for (let index = 0; index < processes; index += 1) await startWorker();
    await expect.poll(() => started).toHaveLength(processes);

    const [id = ''] = await upload(student, 'short.txt');
    await expect.poll(async () => (await getNote(student, id)).status).toBe('ready');
    expect(started.filter((file) => file !== 'short.txt')).toHaveLength(processes);
  });

  it('take the first note of each person before the second one of any', async () => {
    hold('many-1.txt', 'first.txt', 'second.txt', 'other.txt');
    await upload(sender, 'many-1.txt', 'many-2.txt', 'many-3.txt');
    await upload(student, 'first.txt');
    for (const file of ['second.txt', 'other.txt']) await upload(await createCaller(app), file);
    await startWorker();

    await expect.poll(() => started.toSorted()).toEqual(['first.txt', 'many-1.txt', 'second.txt']);
    release('many-1.txt');
    await expect.poll(() => started).toHaveLength(4);
    expect(started[3]).toBe('other.txt');

    // Only one worker runs: two that fetch simultaneously may take the sender's notes in either order.
    release('first.txt');
    await expect.poll(() => started).toHaveLength(6);
    expect(started.slice(4)).toEqual(['many-2.txt', 'many-3.txt']);
  });

  it('read a small note however many people sent slow files before it', async () => {
    hold('slow.pdf');
    await startWorker(readForShort);
    const slow: [SignedInCaller, string][] = [];
    for (const senders of [3, 6]) {
      while (slow.length < senders) {
        const owner = await createCaller(app);
        slow.push([owner, await uploadedNote(app, owner, 'slow.pdf', slowPdf)]);
      }
      const [id = ''] = await upload(student, `after-${senders}.txt`);
      await expect.poll(async () => (await getNote(student, id)).status).toBe('ready');

      const waitingStatuses = await Promise.all(
        slow.map(async ([owner, note]) => (await getNote(owner, note)).status),
      );
      expect(waitingStatuses.toSorted()).toEqual([
        'reading_long',
        ...Array(senders - 1).fill('to_read_long'),
      ]);
    }
    expect(started).toEqual(['slow.pdf']);
  });

  it('end one of two slow readings for a note that waits, and only one', async () => {
    const limits = { ...READING_LIMITS, quickCpuMs: 300 };
    await startWorker((file, signal) =>
      extractDocument(file, { pool: app.platform.readers, limits, signal }),
    );
    hold('slow.pdf');
    const owners = [sender, await createCaller(app)];
    const slow = await Promise.all(owners.map((owner) => uploadedNote(app, owner, 'slow.pdf', slowPdf)));
    const statuses = async () =>
      (await Promise.all(owners.map((owner, index) => getNote(owner, slow[index] ?? '')))).map(
        ({ status }) => status,
      );
    await expect.poll(statuses).toEqual(['extracting', 'extracting']);

    const [id = ''] = await upload(student, 'short.txt');
    await expect.poll(async () => (await getNote(student, id)).status).toBe('ready');
    expect((await statuses()).toSorted()).toEqual(['extracting', 'reading_long']);
    await app.platform.database.pool.query('DELETE FROM notes WHERE id = ANY($1)', [slow]);
  });

  it('take the next file of a person after the files of others while the first has a long reading', async () => {
    hold('long.txt', 'busy-1.txt', 'busy-2.txt', 'busy-3.txt');
    await startWorker(async (file) => {
      if (file.filename === 'long.txt') return { ...tookTooLong, isCutShort: true };
      return read(file);
    });
    const [id = ''] = await upload(sender, 'long.txt');
    await expect.poll(async () => (await getNote(sender, id)).status).toBe('reading_long');

    for (const file of ['busy-1.txt', 'busy-2.txt', 'busy-3.txt'])
      await upload(await createCaller(app), file);
    await expect.poll(() => started).toHaveLength(4);
    await upload(sender, 'next.txt');
    await upload(student, 'other.txt');
    release('busy-1.txt');
    await expect.poll(() => started.slice(4)).toEqual(['other.txt', 'next.txt']);
  });
});

describe('an account whose files take too long', () => {
  let files = 0;
  /** Returns whether a note that is uploaded now, with a separate file, is read when its job comes. */
  async function isReadAtOnce(owner: SignedInCaller, outcome: ExtractOutcome): Promise<boolean> {
    files += 1;
    const id = await uploadedNote(app, owner, 'file.txt', Buffer.from(`Osmosis ${files}.`));
    await readAs(app, id, outcome);
    return (await getNote(owner, id)).attempts > 0;
  }

  it('waits from the second one on, longer each time, while others do not', async () => {
    expect(await isReadAtOnce(sender, tookTooLong)).toBe(true);
    expect(await isReadAtOnce(sender, tookTooLong)).toBe(true);
    expect(await isReadAtOnce(sender, readWhole)).toBe(false);
    expect(await isReadAtOnce(student, readWhole)).toBe(true);

    app.clock.advance(2 * minute);
    expect(await isReadAtOnce(sender, tookTooLong)).toBe(true);
    app.clock.advance(2 * minute);
    expect(await isReadAtOnce(sender, readWhole)).toBe(false);
    app.clock.advance(2 * minute);
    expect(await isReadAtOnce(sender, readWhole)).toBe(true);
  });

  it('is sent again by the sweep when its time has come, with all its attempts', async () => {
    for (let index = 0; index < 2; index += 1) await isReadAtOnce(sender, tookTooLong);
    const id = await uploadedNote(app, sender);
    await readAs(app, id);
    expect(await getNote(sender, id)).toMatchObject({ status: 'uploaded', attempts: 0 });

    const jobs = async () => {
      const { rows } = await app.platform.database.pool.query(
        "SELECT id FROM pgboss.job WHERE name = 'notes.extract' AND data ->> 'note_id' = $1",
        [id],
      );
      return rows.length;
    };
    const { resendTask } = readingWith(app, () => expect.fail('the sweep reads nothing'));
    const previous = await jobs();
    await resendTask.run();
    expect(await jobs()).toBe(previous);

    app.clock.advance(2 * minute + 1_000);
    await resendTask.run();
    expect(await jobs()).toBe(previous + 1);
    await readAs(app, id);
    expect((await getNote(sender, id)).status).toBe('ready');
  });

  it('waits also when it deletes and restores a note while it is read', async () => {
    const id = await uploadedNote(app, sender);
    const deletion = await services.authorizeDeletion(sender, id);
    for (let index = 0; index < 2; index += 1) {
      const reading = readingWith(app, async () => {
        await services.deletion.remove(deletion);
        return tookTooLong;
      });
      await reading.attempt(id, noSignal);
      await services.deletion.restore(deletion);
    }
    const { attempts } = await getNote(sender, id);
    await readAs(app, id);

    expect(await getNote(sender, id)).toMatchObject({ status: 'uploaded', attempts });
  });

  it('sends a file that was given up twice in vain, and for nothing, while other files and other people may', async () => {
    const [book, other] = [Buffer.from('Osmosis, a long book.'), Buffer.from('Osmosis, a part of it.')];
    const send = (owner: SignedInCaller, bytes: Buffer) => uploadedNote(app, owner, 'book.txt', bytes);
    for (let index = 0; index < 2; index += 1) await readAs(app, await send(sender, book), tookTooLong);

    const keys = await storedKeys(app);
    for (let index = 0; index < 2; index += 1)
      await expect(send(sender, book)).rejects.toMatchObject({ code: 'conflict' });
    expect(await unitsUsed(app, sender)).toBe(0);
    expect(await storedKeys(app)).toEqual(keys);

    await send(student, book);
    await send(sender, other);
    expect([await unitsUsed(app, student), await unitsUsed(app, sender)]).toEqual([1, 1]);
  });

  it('is as good as new after an hour', async () => {
    for (let index = 0; index < 2; index += 1) await isReadAtOnce(sender, tookTooLong);
    app.clock.advance(61 * minute);

    expect(await isReadAtOnce(sender, tookTooLong)).toBe(true);
    expect(await isReadAtOnce(sender, readWhole)).toBe(true);
  });
});
