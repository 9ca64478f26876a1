/** Deleting a note, restoring it within the hour, and its removal. */
import { readPage } from '@akada/contract/material/note-pages.ts';
import { deleteFile, listFiles, restoreFile, startUpload } from '@akada/contract/material/notes.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletedFilesWaiting } from '../../platform/files/deleted-files.ts';
import { newId } from '../../platform/ids/ids.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createCaller, type SignedInCaller, signIn } from '../../testing/people.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { questions } from '../questions/question/questions.tables.ts';
import { questionContent } from '../questions/testing/questions.samples.ts';
import { getFile, notes } from './note/notes.tables.ts';
import { type NoteServices, noteServices, unitsUsed } from './testing/note-services.ts';
import { noSignal, readAs, readingWith, readWhole, uploadedNote } from './testing/read-notes.ts';

let app: TestApp;
let services: NoteServices;
let student: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
  services = noteServices(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
});

const hourMs = 60 * 60_000;

/** Each call comes from another device, because the clock of these tests runs past the end of access tokens. */
async function call(endpoint: EndpointShape, content: Content = {}, caller: { userId: string } = student) {
  const { access_token } = await signIn(app, caller);
  const headers = { authorization: `Bearer ${access_token}`, ...content.headers };
  const reply = await send(app, endpoint, { ...content, headers });
  return { status: reply.status, text: reply.body, body: JSON.parse(reply.body || 'null') };
}

const remove = (id: string) => call(deleteFile, { params: { id } });
const restore = (id: string) => call(restoreFile, { params: { id } });
const listed = async () => (await call(listFiles)).body;
const page = (id: string) => call(readPage, { params: { id, n: '1' } });

async function readyNote(): Promise<string> {
  const id = await uploadedNote(app, student);
  await readAs(app, id);
  return id;
}

async function sweepAfter(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await app.features.tasks.find(({ name }) => name === 'notes.remove_deleted')?.run();
}

async function getRow(id: string) {
  const [row] = await app.platform.database.db.select().from(notes).where(eq(notes.id, id));
  return row;
}

async function jobsAbout(id: string, job = 'notes.extract'): Promise<number> {
  const { rows } = await app.platform.database.pool.query(
    'SELECT 1 FROM pgboss.job WHERE name = $1 AND strpos(data::text, $2) > 0',
    [job, id],
  );
  return rows.length;
}

async function getEvents(id: string): Promise<string[]> {
  const { rows } = await app.platform.database.pool.query(
    'SELECT name FROM outbox_events WHERE subject_id = $1',
    [id],
  );
  return rows.map(({ name }) => name);
}

describe('a deleted note', () => {
  it('is hidden immediately, everywhere, and other notes are not', async () => {
    const id = await readyNote();
    const other = await readyNote();
    expect((await remove(id)).status).toBe(204);

    expect(await listed()).toMatchObject({ items: [{ id: other }], total: 1 });
    expect((await page(id)).status).toBe(404);
    const { db } = app.platform.database;
    expect(await services.notes.loadDocument(db, id)).toBeNull();
    expect((await services.notes.titlesOf(db, [id, other])).has(id)).toBe(false);
    expect((await page(other)).status).toBe(200);
  });

  it('is restored unchanged, on any device, however often that is requested', async () => {
    const id = await readyNote();
    const previous = await listed();
    await remove(id);
    await sweepAfter(hourMs);

    for (let twice = 0; twice < 2; twice += 1) {
      const restored = await restore(`files/${id}`);
      expect([restored.status, restored.body]).toEqual([200, previous.items[0]]);
    }
    expect(await listed()).toEqual(previous);
    expect((await page(id)).status).toBe(200);
    await sweepAfter(2 * hourMs);
    expect(await listed()).toEqual(previous);
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('can be deleted twice; the hour begins with the first time', async () => {
    const id = await readyNote();
    await remove(id);
    app.clock.advance(hourMs);
    expect((await remove(id)).status).toBe(204);

    await sweepAfter(1);
    expect(await getRow(id)).toBeUndefined();
  });

  it('cannot be deleted or restored by another student', async () => {
    const id = await readyNote();
    await remove(id);
    const stranger = await createCaller(app);
    for (const endpoint of [restoreFile, deleteFile]) {
      const foreign = await call(endpoint, { params: { id } }, stranger);
      const missing = await call(endpoint, { params: { id: newId() } }, stranger);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect(await listed()).toEqual({ items: [], total: 0 });
  });

  it('is still in the personal data of its owner, with its file, until it is removed for good', async () => {
    const id = await readyNote();
    await remove(id);
    const { db } = app.platform.database;
    const archived = async () => {
      const tables = app.features.personalData.flatMap((data) => data.tables);
      const rows = tables.find(({ table }) => table === 'notes')?.rows(db, student.userId) ?? [];
      const files = app.features.personalData.flatMap(({ files }) => files?.(db, student.userId) ?? []);
      const found: unknown[] = [];
      for await (const row of rows) found.push(row.id);
      for (const some of files) for await (const file of some) found.push(file.id);
      return found;
    };

    expect(await archived()).toEqual([id, id]);
    await sweepAfter(hourMs + 1);
    expect(await archived()).toEqual([]);
  });
});

describe('an hour later', () => {
  it('the note and its file go, and cannot be restored', async () => {
    const id = await readyNote();
    const storageKey = getFile(await services.authorizeNote(student, id));
    await remove(id);
    await sweepAfter(hourMs + 1);

    const missing = await restore(newId());
    const expired = await restore(id);
    expect([expired.status, expired.text]).toEqual([404, missing.text]);
    expect((await remove(id)).status).toBe(404);
    const { db, pool } = app.platform.database;
    expect((await pool.query('SELECT 1 FROM note_pages WHERE note_id = $1', [id])).rows).toEqual([]);
    expect(await deletedFilesWaiting(db, 100)).toContain(storageKey);
    expect(await jobsAbout(storageKey, 'notes.remove_file')).toBe(1);
  });

  it('its questions stay with their quotes', async () => {
    const id = await readyNote();
    const question = questionContent({ userId: student.userId, canary: 'Osmosis moves water.' });
    await app.platform.database.db.insert(questions).values({
      ...question,
      id: newId(),
      userId: student.userId,
      generationId: newId(),
      noteId: id,
      position: 0,
      createdAt: new Date(app.clock.now()).toISOString(),
    });
    await remove(id);
    await sweepAfter(hourMs + 1);

    const { items } = (await call(myQuestions, { query: { file_id: id } })).body;
    expect(items).toMatchObject([{ source: { file_id: id, quote: 'Osmosis moves water.' } }]);
  });

  it('more notes are removed than the sweep takes in one batch', async () => {
    const { rows } = await app.platform.database.pool.query(
      'SELECT count(*)::int AS before FROM deleted_files',
    );
    const now = new Date(app.clock.now()).toISOString();
    await app.platform.database.pool.query(
      `INSERT INTO notes (id, user_id, original_filename, media_type, size_bytes, content_hash, storage_key, status,
         title, page_count, created_at, deleted_at)
       SELECT gen_random_uuid(), $1, 'a.txt', 'text/plain', 1, '', 'notes/' || gen_random_uuid(), 'ready',
         'A', 1, $2, $2 FROM generate_series(1, 45)`,
      [student.userId, now],
    );
    await sweepAfter(hourMs + 1);

    const left = await app.platform.database.pool.query(
      'SELECT (SELECT count(*)::int FROM notes WHERE user_id = $1) AS notes, count(*)::int AS files FROM deleted_files',
      [student.userId],
    );
    expect(left.rows).toEqual([{ notes: 0, files: rows[0].before + 45 }]);
  });
});

describe('an upload that is repeated with its key', () => {
  const upload = (key: string) =>
    call(startUpload, {
      body: {},
      file: new File(['Osmosis moves water.'], 'water.txt'),
      headers: { 'idempotency-key': key },
    });

  it('makes no second note while the first one is deleted, and finds it when it is restored', async () => {
    const { id } = (await upload('one-upload')).body;
    await remove(id);
    const meanwhile = await upload('one-upload');
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'conflict']);

    await restore(id);
    const repeated = await upload('one-upload');
    expect([repeated.status, repeated.body.id]).toEqual([201, id]);

    await remove(id);
    await sweepAfter(hourMs + 1);
    expect((await upload('one-upload')).status).toBe(409);
    expect(await unitsUsed(app, student)).toBe(1);
  });
});

describe('a note whose reading is not over', () => {
  const neverRead = () => readingWith(app, () => expect.fail('a deleted note is not read'));

  it('is not read while it is deleted, and is read when it is restored', async () => {
    const id = await uploadedNote(app, student);
    await remove(id);
    await neverRead().attempt(id, noSignal);
    app.clock.advance(hourMs / 2);
    await neverRead().resendTask.run();
    expect(await jobsAbout(id)).toBe(1);

    expect((await restore(id)).body).toMatchObject({ id, status: 'uploaded' });
    await restore(id);
    expect(await jobsAbout(id)).toBe(2);
    await readAs(app, id);
    expect(await listed()).toMatchObject({ items: [{ id, status: 'ready' }] });
    expect(await getEvents(id)).toEqual(['note.ready']);
  });

  it('keeps its unit and has no event if it is deleted in the meantime, and restarts when it is restored', async () => {
    const id = await uploadedNote(app, student);
    await readingWith(app, async () => {
      await remove(id);
      return { ok: false, reason: 'damaged', detail: '' };
    }).attempt(id, noSignal);
    expect(await getRow(id)).toMatchObject({ status: 'extracting', attempts: 1, failureCode: null });
    expect(await getEvents(id)).toEqual([]);
    expect(await unitsUsed(app, student)).toBe(1);

    await restore(id);
    expect(await getRow(id)).toMatchObject({ status: 'uploaded', attempts: 0 });
    await readAs(app, id);
    expect(await getEvents(id)).toEqual(['note.ready']);
  });

  it('is not given up while it is deleted, although every attempt at it was lost', async () => {
    const id = await uploadedNote(app, student);
    const { db } = app.platform.database;
    const lost = { status: 'extracting', attempts: 3, leaseUntil: '2020-01-01T00:00:00Z' } as const;
    await db.update(notes).set(lost).where(eq(notes.id, id));
    await remove(id);
    await neverRead().resendTask.run();
    expect(await getRow(id)).toMatchObject({ status: 'extracting' });
    expect(await getEvents(id)).toEqual([]);
  });

  it('is read to one end if it is deleted and restored in the meantime', async () => {
    const id = await uploadedNote(app, student);
    await readingWith(app, async () => {
      await remove(id);
      await restore(id);
      return readWhole;
    }).attempt(id, noSignal);
    await readAs(app, id);
    await readAs(app, id);

    expect(await getRow(id)).toMatchObject({ status: 'ready', pageCount: 2 });
    expect(await getEvents(id)).toEqual(['note.ready']);
  });
});

describe('open pages of the owner', () => {
  it('get one hint of its deletion and one of its restoration', async () => {
    const id = await readyNote();
    const heard = await heardDuring(app, student.userId, async () => {
      for (const change of [remove, remove, restore, restore]) await change(id);
    });
    const ofNote = { topic: 'note', id };
    expect(heard).toEqual([ofNote, ofNote]);
  });
});
