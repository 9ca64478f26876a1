/** A student's own notes over HTTP: listing, the text of a page, deleting. */
import { createHash } from 'node:crypto';
import { NotePage } from '@akada/contract/material/note-pages.ts';
import { UploadedFile } from '@akada/contract/material/notes.ts';
import { getPage } from '@akada/contract/wire/fields.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { callFiles, type NoteServices, noteServices, unitsUsed } from './testing/note-services.ts';
import { chapter, readAs, uploadedNote, uploadedText } from './testing/read-notes.ts';

let app: SharedTestApp;
let services: NoteServices;
let student: SignedInCaller;

beforeAll(async () => {
  app = await sharedTestApp();
  services = noteServices(app);
});
beforeEach(async () => {
  student = await createCaller(app, { plan: 'premium' });
});

async function readyNote(): Promise<string> {
  const id = await uploadedNote(app, student);
  await readAs(app, id);
  return id;
}

async function listed(query = '') {
  const response = await callFiles(app, student, query);
  expect(response.status).toBe(200);
  return getPage(UploadedFile).parse(await response.json());
}

describe('the list', () => {
  it('is for students with a session', async () => {
    expect((await callFiles(app, null, '')).status).toBe(401);
    expect((await callFiles(app, await createCaller(app, { role: 'tutor' }), '')).status).toBe(403);
  });

  it.each(['?skip=-1', '?limit=101', '?limit=ten', '?order=name'])('rejects %s', async (query) => {
    expect((await callFiles(app, student, query)).status).toBe(422);
  });

  it('shows the newest first, a part at a time, and says how many there are', async () => {
    const names = ['one.txt', 'two.txt', 'three.txt'];
    for (const name of names) await uploadedNote(app, student, name);
    await uploadedNote(app, await createCaller(app), 'of-another-student.txt');

    const all = await listed();
    expect(all.items.map((note) => note.original_filename)).toEqual(['three.txt', 'two.txt', 'one.txt']);
    const middle = await listed('?skip=1&limit=1');
    expect(middle).toEqual({ items: [all.items[1]], total: 3 });
    expect(await listed('?skip=3')).toEqual({ items: [], total: 3 });
  });

  it('notifies of a note that was read, and of a note that could not be read', async () => {
    const ready = await readyNote();
    const scan = await uploadedNote(app, student);
    await readAs(app, scan, { ok: false, reason: 'no_text', detail: 'no word in 3 pages' });

    const { items } = await listed();
    expect(items.find(({ id }) => id === ready)).toMatchObject({
      status: 'ready',
      page_count: 2,
      word_count: 14,
      error: null,
    });
    expect(items.find(({ id }) => id === scan)).toMatchObject({
      status: 'failed',
      error: { code: 'no_text', message: expect.stringContaining('scan') },
    });
    expect(JSON.stringify(items)).not.toContain('no word in 3 pages');
  });
});

describe('a file with the same bytes', () => {
  const getSha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const same = async (sha256: string, caller: SignedInCaller | null = student) =>
    callFiles(app, caller, `/same?sha256=${sha256}`);
  const found = async (sha256: string) => (await (await same(sha256)).json()).file;

  it('is looked for by students, among their own', async () => {
    const id = await readyNote();
    const sha256 = getSha256(uploadedText);

    expect((await same(sha256, null)).status).toBe(401);
    expect((await same(sha256, await createCaller(app, { role: 'tutor' }))).status).toBe(403);
    expect((await same('one-two')).status).toBe(422);
    expect(await found(sha256)).toMatchObject({ id, status: 'ready' });
    expect(await found(getSha256('another text'))).toBeNull();
    expect(await (await same(sha256, await createCaller(app))).json()).toEqual({ file: null });
  });

  it('is none that could not be read, or was deleted', async () => {
    const failed = await uploadedNote(app, student);
    await readAs(app, failed, { ok: false, reason: 'no_text', detail: '' });
    expect(await found(getSha256(uploadedText))).toBeNull();

    await callFiles(app, student, `/${await readyNote()}`, 'DELETE');
    expect(await found(getSha256(uploadedText))).toBeNull();
  });
});

describe('a page of a note', () => {
  it('shows its text to its owner', async () => {
    const id = await readyNote();
    const response = await callFiles(app, student, `/${id}/pages/1`);

    expect(response.status).toBe(200);
    expect(NotePage.parse(await response.json())).toEqual({
      page: 1,
      section: 'Osmosis',
      text: chapter.pages[0]?.text,
      page_count: 2,
      paged: false,
      reading: 'text',
      read_by: null,
      blocks: chapter.pages[0]?.blocks,
      bold: chapter.pages[0]?.bold,
      formulas: [],
    });
  });

  it('is not there beyond the last one', async () => {
    expect((await callFiles(app, student, `/${await readyNote()}/pages/3`)).status).toBe(404);
  });

  it('has to wait until the note was read', async () => {
    const response = await callFiles(app, student, `/${await uploadedNote(app, student)}/pages/1`);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'note_not_ready' });
  });

  it.each(['/1/pages/1', `/${newId()}/pages/0`, `/${newId()}/pages/x`])(
    'has no address such as %s',
    async (path) => {
      expect((await callFiles(app, student, path)).status).toBe(422);
    },
  );
});

describe('deleting a note', () => {
  it.each(['', 'files%2F'])('takes its id with the prefix "%s"', async (prefix) => {
    const id = await readyNote();

    expect((await callFiles(app, student, `/${prefix}${id}`, 'DELETE')).status).toBe(204);

    expect(await listed()).toEqual({ items: [], total: 0 });
    expect((await callFiles(app, student, `/${id}/pages/1`)).status).toBe(404);
    expect(await services.notes.loadDocument(app.platform.database.db, id)).toBeNull();
  });

  it('gives no unit back, and says the same when it is repeated', async () => {
    const id = await readyNote();

    expect((await callFiles(app, student, `/${id}`, 'DELETE')).status).toBe(204);
    expect((await callFiles(app, student, `/${id}`, 'DELETE')).status).toBe(204);
    expect(await unitsUsed(app, student)).toBe(1);
    expect(await listed()).toEqual({ items: [], total: 0 });
  });
});

describe("another student's note", () => {
  it.each([
    ['GET', '/pages/1'],
    ['DELETE', ''],
    ['POST', '/restore'],
  ])('answers %s %s exactly as a missing one', async (method, path) => {
    const id = await readyNote();
    const stranger = await createCaller(app);
    const foreign = await callFiles(app, stranger, `/${id}${path}`, method);
    const missing = await callFiles(app, stranger, `/${newId()}${path}`, method);

    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect((await listed()).items.map((note) => note.id)).toEqual([id]);
  });
});
