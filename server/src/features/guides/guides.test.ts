/** Tests a study guide from its request to its file, without a language model. */
import type { Card } from '@akada/contract/material/cards.ts';
import {
  deleteGuide,
  editGuideSection,
  exportGuide,
  type GuideSection,
  listDeletedGuides,
  regenerateGuideSection,
  restoreGuide,
} from '@akada/contract/material/guides.ts';
import { generateFlashcards } from '@akada/contract/work/card-generation.ts';
import { generateGuide, getGuide, listGuides } from '@akada/contract/work/guide-generation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function student() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const noteId = await createExpositoryNote(app, person.userId);
  const make = (form: Record<string, unknown> = {}, key = newId()) =>
    call(generateGuide, {
      body: { gemini_file_id: `files/${noteId}`, ...form },
      headers: { 'idempotency-key': key },
    });
  return { ...person, call, noteId, make };
}

async function readyGuide() {
  const ada = await student();
  const { body: guide } = await ada.make();
  const params = { id: guide.id, number: '1' };
  const edit = (text: string | null, version: number) =>
    ada.call(editGuideSection, { params, body: { text, version } });
  const remake = (version: number, key = newId()) =>
    ada.call(regenerateGuideSection, { params, body: { version }, headers: { 'idempotency-key': key } });
  return { ...ada, guide, params, edit, remake };
}

describe('a study guide', () => {
  it('is an extract whose statements are in the note, costs one unit, and is announced', async () => {
    const ada = await student();
    const key = newId();
    const { status, body: guide } = await ada.make({}, key);
    expect([status, guide]).toMatchObject([
      200,
      { status: 'ready', title: 'Plants', origin: 'extract', progress: null, error: null },
    ]);
    expect(guide.origin_sentence).toMatch(/^An extract of your note/);
    expect(guide.usage).toMatchObject({ kind: 'enhanced_note', used: 1, limit: 1 });
    const { rows } = await app.platform.database.pool.query(
      'SELECT number, text FROM note_pages WHERE note_id = $1',
      [ada.noteId],
    );
    const pages = new Map(rows.map(({ number, text }) => [number, text]));
    const [section] = guide.sections;
    const passages = JSON.stringify(section).match(/"page":\d+,"quote":"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) {
      const { page, quote } = JSON.parse(`{${passage}}`);
      expect(pages.get(page)).toContain(quote);
    }
    expect((await ada.make({}, key)).body).toEqual(guide);
    const link = `/tools/note-explanation?guide_id=${guide.id}`;
    const success = { type: 'SUMMARY_GENERATION_SUCCESS', link };
    await expect.poll(() => getNotifications(app, ada)).toContainEqual(expect.objectContaining(success));
    const { items, total } = (await ada.call(listGuides, { query: { file_id: ada.noteId } })).body;
    expect([total, items]).toMatchObject([
      1,
      [{ id: guide.id, sections: guide.sections.length, origin: 'extract' }],
    ]);
    expect(items[0].words).toBeGreaterThan(0);
  });

  it('is rejected over the monthly limit, and its unit is returned if it could not be made', async () => {
    const ada = await student();
    const emptyNote = await createReadyNote(app, { userId: ada.userId, canary: 'Homework' });
    const empty = "UPDATE note_pages SET text = '', blocks = '[]', bold = '[]' WHERE note_id = $1";
    await app.platform.database.pool.query(empty, [emptyNote]);
    const { body } = await ada.make({ gemini_file_id: emptyNote });
    expect(body).toMatchObject({ status: 'failed', sections: [], usage: { used: 0 } });
    expect(body.error.message).toContain('Nothing was counted.');
    const failed = { type: 'SUMMARY_GENERATION_FAILED', message: body.error.message };
    await expect.poll(() => getNotifications(app, ada)).toContainEqual(expect.objectContaining(failed));
    expect((await ada.make()).status).toBe(200);
    const rejection = await ada.make();
    expect([rejection.status, rejection.body.code]).toEqual([403, 'usage_limit_reached']);
  });

  it("asks the student's cards in its check", async () => {
    const ada = await readyGuide();
    const form = { gemini_file_id: ada.noteId, card_count: 5 };
    const { body: set } = await ada.call(generateFlashcards, { body: form });
    const { sections } = (await ada.call(getGuide, { params: { id: ada.guide.id } })).body;
    const ofAll: GuideSection[] = sections;
    expect(ofAll.reduce((sum, { cards }) => sum + cards, 0)).toBe(set.made);
    const ids = new Set(set.items.map(({ id }: Card) => id));
    const requested = ofAll.flatMap(({ check }) => check);
    expect(requested.length).toBeGreaterThan(0);
    const ofCards = requested.filter(({ kind }) => kind === 'card');
    expect(ofCards.length).toBeGreaterThan(0);
    for (const { id } of ofCards) expect(ids).toContain(id);
  });
});

describe('a section', () => {
  it("shows the student's own text safely, and switches back to the generated text", async () => {
    const { edit, guide } = await readyGuide();
    const text = 'My **own** [words](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const { body } = await edit(text, 1);
    expect(body).toMatchObject({ number: 1, shows_own: true, own: { text }, version: 2 });
    expect(body.own.content).not.toBeNull();
    expect(JSON.stringify(body.own.content)).not.toContain('"href"');
    // Saving the same text again changes nothing.
    expect((await edit(text, 1)).body).toMatchObject({ version: 2 });
    const back = (await edit(null, 2)).body;
    expect(back).toMatchObject({ shows_own: false, own: { text }, version: 3 });
    expect(back.parts).toEqual(guide.sections[0].parts);
  });

  it('an edit of an older version is rejected with the present section', async () => {
    const { edit } = await readyGuide();
    await edit('First', 1);
    const { status, body } = await edit('Second', 1);
    expect([status, body]).toMatchObject([
      409,
      { detail: { section: { own: { text: 'First' }, version: 2 } } },
    ]);
  });

  it("is generated again once for a key, and keeps the student's text", async () => {
    const { edit, remake, guide } = await readyGuide();
    await edit('Mine', 1);
    const key = newId();
    const { body } = await remake(2, key);
    expect(body).toMatchObject({ shows_own: false, own: { text: 'Mine' }, version: 3 });
    expect(body.parts).toEqual(guide.sections[0].parts);
    expect((await remake(2, key)).body).toEqual(body);
    expect((await remake(2)).status).toBe(409);
  });

  it('is not found if it does not exist', async () => {
    const { call, guide } = await readyGuide();
    const params = { id: guide.id, number: '99' };
    const { status } = await call(editGuideSection, { params, body: { text: 'x', version: 1 } });
    expect(status).toBe(404);
  });
});

it('a guide can be deleted, restored and exported as Markdown', async () => {
  const { call, guide, edit, userId } = await readyGuide();
  const params = { id: guide.id };
  await edit('In my words', 1);
  const { access_token } = await signIn(app, { userId });
  const headers = { authorization: `Bearer ${access_token}` };
  const file = await send(app, exportGuide, { params, headers });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="?Plants\.md"?$/);
  expect(file.body).toMatch(/^# Plants\n\n## .+\n\nIn my words\n/);

  await call(deleteGuide, { params });
  expect((await call(getGuide, { params })).status).toBe(404);
  expect((await call(exportGuide, { params })).status).toBe(404);
  expect((await call(listGuides, { query: {} })).body.items).toEqual([]);
  expect((await call(listDeletedGuides)).body.items).toMatchObject([{ id: guide.id, title: 'Plants' }]);
  expect((await call(restoreGuide, { params })).status).toBe(204);
  expect((await call(getGuide, { params })).body.sections[0]).toMatchObject({ shows_own: true });
});
