/** A student's own notes over HTTP: listing, the text of a page, deleting. */
import { NotePage, UploadedFile } from '@akada/contract/notes.ts';
import { pageOf } from '@akada/contract/paging.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type Account, askFiles, type NotesHouse, openNotesHouse } from './testing/notes-house.ts';
import { chapter, readAs, uploadedNote } from './testing/read-notes.ts';

let house: NotesHouse;
let student: Account;

beforeAll(async () => {
  house = await openNotesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  student = await house.newAccount({ plan: 'premium' });
});

async function readyNote(): Promise<string> {
  const id = await uploadedNote(house, student);
  await readAs(house, id);
  return id;
}

async function listed(query = '') {
  const response = await askFiles(house, student, query);
  expect(response.status).toBe(200);
  return pageOf(UploadedFile).parse(await response.json());
}

describe('the list', () => {
  it('is for students with a session', async () => {
    expect((await askFiles(house, null, '')).status).toBe(401);
    expect((await askFiles(house, await house.newAccount({ role: 'tutor' }), '')).status).toBe(403);
  });

  it.each(['?skip=-1', '?limit=101', '?limit=ten', '?order=name'])('refuses %s', async (query) => {
    expect((await askFiles(house, student, query)).status).toBe(422);
  });

  it('shows the newest first, a part at a time, and says how many there are', async () => {
    const names = ['one.txt', 'two.txt', 'three.txt'];
    for (const name of names) await uploadedNote(house, student, name);
    await uploadedNote(house, await house.newAccount(), 'of-somebody-else.txt');

    const all = await listed();
    expect(all.items.map((note) => note.original_filename)).toEqual(['three.txt', 'two.txt', 'one.txt']);
    const middle = await listed('?skip=1&limit=1');
    expect(middle).toEqual({ items: [all.items[1]], total: 3 });
    expect(await listed('?skip=3')).toEqual({ items: [], total: 3 });
  });

  it('tells of a note that was read, and of one that could not be', async () => {
    const ready = await readyNote();
    const scan = await uploadedNote(house, student);
    await readAs(house, scan, { ok: false, reason: 'no_text', detail: 'no word in 3 pages' });

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

describe('a page of a note', () => {
  it('shows its text to its owner', async () => {
    const id = await readyNote();
    const response = await askFiles(house, student, `/${id}/pages/1`);

    expect(response.status).toBe(200);
    expect(NotePage.parse(await response.json())).toEqual({
      page: 1,
      section: 'Osmosis',
      text: chapter.pages[0]?.text,
      page_count: 2,
    });
  });

  it('is not there beyond the last one', async () => {
    expect((await askFiles(house, student, `/${await readyNote()}/pages/3`)).status).toBe(404);
  });

  it('has to wait until the note was read', async () => {
    const response = await askFiles(house, student, `/${await uploadedNote(house, student)}/pages/1`);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'note_not_ready' });
  });

  it.each(['/1/pages/1', `/${newId()}/pages/0`, `/${newId()}/pages/x`])(
    'has no address such as %s',
    async (path) => {
      expect((await askFiles(house, student, path)).status).toBe(422);
    },
  );
});

describe('deleting a note', () => {
  it.each(['', 'files%2F'])('takes its id with the prefix "%s"', async (prefix) => {
    const id = await readyNote();

    expect((await askFiles(house, student, `/${prefix}${id}`, 'DELETE')).status).toBe(204);

    expect(await listed()).toEqual({ items: [], total: 0 });
    expect((await askFiles(house, student, `/${id}/pages/1`)).status).toBe(404);
    expect(await house.notes.loadDocument(house.app.platform.database.db, id)).toBeNull();
  });

  it('gives no unit back, and is done once', async () => {
    const id = await readyNote();

    expect((await askFiles(house, student, `/${id}`, 'DELETE')).status).toBe(204);
    expect((await askFiles(house, student, `/${id}`, 'DELETE')).status).toBe(404);
    expect(await house.unitsUsed(student)).toBe(1);
  });

  it('is done once also when it is asked for ten times at once', async () => {
    const id = await readyNote();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => askFiles(house, student, `/${id}`, 'DELETE')),
    );

    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array.from({ length: 9 }, () => 404)]);
  });
});

describe("somebody else's note", () => {
  it.each([
    ['GET', '/pages/1'],
    ['DELETE', ''],
  ])('answers %s %s to the letter as a missing one', async (method, path) => {
    const id = await readyNote();
    const stranger = await house.newAccount();
    const foreign = await askFiles(house, stranger, `/${id}${path}`, method);
    const missing = await askFiles(house, stranger, `/${newId()}${path}`, method);

    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect((await listed()).items.map((note) => note.id)).toEqual([id]);
  });
});
