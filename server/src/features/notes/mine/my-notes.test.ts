/** Everything that a student has: found by words, narrowed, in order, marked and taken along. */
import * as mine from '@akada/contract/material/my-notes.ts';
import { changeFile } from '@akada/contract/material/note-pages.ts';
import { editWritten, writeNote } from '@akada/contract/material/written-notes.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { newStudent } from '../../courses/testing/course-people.ts';
import { notePages, notes } from '../note/notes.tables.ts';
import { createReadyNote } from '../testing/notes.samples.ts';

let app: SharedTestApp;
let student: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  student = await newStudent(app);
});

/** A note with this title whose only page says this. */
async function getNote(title: string, text: string, change: object = {}): Promise<string> {
  const id = await createReadyNote(app, { userId: student.userId, canary: title });
  const { db } = app.platform.database;
  await db.update(notePages).set({ text }).where(eq(notePages.noteId, id));
  await student.call(changeFile, { params: { id }, body: { course_name: '', ...change } });
  return id;
}

const list = async (query: Record<string, string> = {}): Promise<{ items: mine.MyNote[]; total: number }> =>
  (await student.call(mine.listMyNotes, { query })).body;
const titles = async (query: Record<string, string>) => (await list(query)).items.map(({ title }) => title);

describe('a search', () => {
  it('finds words in titles and texts, capitals and accents aside, shows where they stand, and counts them on every page', async () => {
    await getNote('Osmosis', 'Nothing else.');
    await getNote('Cells', 'Plants drink. The résumé of osmosis follows.');
    await getNote('Soil', 'Humus.');
    const { items, total } = await list({ search: 'OSMOSIS', order: 'title' });
    expect([total, items.map(({ title }) => title)]).toEqual([2, ['Cells', 'Osmosis']]);
    expect(items[0]?.found?.parts.filter(({ is_match }) => is_match)).toEqual([
      { text: 'osmosis', is_match: true },
    ]);
    expect(items[1]?.found).toBeNull();
    expect(await titles({ search: 'resume osm' })).toEqual(['Cells']);
    expect(await titles({ search: 'cells plants' })).toEqual(['Cells']);
    const second = await list({ search: 'osmosis', order: 'title', skip: '1', limit: '1' });
    expect([second.total, second.items.map(({ title }) => title)]).toEqual([2, ['Osmosis']]);
    expect(await list({ search: 'osmosis', skip: '25' })).toMatchObject({ items: [], total: 2 });
    expect(await titles({ search: "'; -- <b> !&" })).toEqual([]);
  });

  it('never finds what is another student’s', async () => {
    await getNote('Cells', 'Zygote.');
    student = await newStudent(app);
    expect(await list({ search: 'zygote' })).toMatchObject({ items: [], total: 0 });
  });
});

describe('the list', () => {
  it('is filtered by course, tag and kind, and names all of these, most used first', async () => {
    await getNote('Cells', 'a', { course_name: 'BIO 201', tags: ['chapter 1', 'exam'] });
    await getNote('Soil', 'b', { course_name: 'AGR 101', tags: ['exam'] });
    await student.call(writeNote, { body: { title: 'Mine', text: 'c', editor_id: newId() } });
    const { body } = await student.call(mine.listMyNotes);
    expect(body).toMatchObject({ total: 3, tags: ['exam', 'chapter 1'] });
    const course = body.courses.find(({ name }: { name: string }) => name === 'BIO 201');
    expect(await titles({ course: course.key })).toEqual(['Cells']);
    expect(await titles({ tag: 'exam', order: 'title' })).toEqual(['Cells', 'Soil']);
    expect(await titles({ kind: 'written' })).toEqual(['Mine']);
  });

  it('is sorted by last change, arrival, or name, which without a title is the file’s', async () => {
    const { db } = app.platform.database;
    const beta = await getNote('Beta', 'a');
    const editorId = newId();
    const form = { title: 'gamma', text: 'b', editor_id: editorId };
    const { id: gamma } = (await student.call(writeNote, { body: form })).body;
    const ids = [beta, gamma, await getNote('Alpha', 'c')];
    const unread = { title: null, status: 'failed', failureCode: 'unreadable' } as const;
    await db.update(notes).set(unread).where(eq(notes.id, beta));
    await student.call(editWritten, { params: { id: gamma }, body: { ...form, text: 'B', version: 1 } });
    const names = async (order: string) =>
      (await list({ order })).items.map(({ id }) => ['Beta', 'gamma', 'Alpha'][ids.indexOf(id)]);
    expect(await names('added')).toEqual(['Alpha', 'gamma', 'Beta']);
    expect(await names('changed')).toEqual(['gamma', 'Alpha', 'Beta']);
    expect(await names('title')).toEqual(['Alpha', 'Beta', 'gamma']);
  });

  it('shows archived notes separately until they are unarchived', async () => {
    const id = await getNote('Cells', 'a');
    const put = (archived: boolean) => student.call(changeFile, { params: { id }, body: { archived } });
    await put(true);
    expect([await titles({}), await titles({ archived: 'yes' })]).toEqual([[], ['Cells']]);
    await put(false);
    expect(await titles({})).toEqual(['Cells']);
  });
});

describe('marks', () => {
  it('are stored once, in the order of the pages, and taken away', async () => {
    const id = await getNote('Cells', 'Osmosis moves water.');
    const add = async (page: number, quote: string): Promise<mine.Highlight> =>
      (await student.call(mine.addHighlight, { params: { id }, body: { page, quote } })).body;
    const [later, first] = [await add(2, 'water'), await add(1, 'Osmosis')];
    expect(await add(2, 'water')).toEqual(later);
    const marks = async () => (await student.call(mine.listHighlights, { params: { id } })).body.items;
    expect(await marks()).toEqual([first, later]);
    await student.call(mine.removeHighlight, { params: { id, highlight_id: first.id } });
    expect(await marks()).toEqual([later]);
  });
});

it('all notes leave as one ZIP', async () => {
  await student.call(writeNote, { body: { title: 'Mine', text: 'Water moves.', editor_id: newId() } });
  const { body } = await student.call(mine.prepareNotesExport);
  const zip = await app.http.inject({ url: body.download_path });
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.rawPayload.toString('latin1')).toContain('written/Mine.md');
  const { db } = app.platform.database;
  expect(await db.$count(notes, eq(notes.userId, student.userId))).toBe(1);
});
