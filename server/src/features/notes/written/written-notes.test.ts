/** Notes that are written: saved, kept before they are replaced, read as material, and taken along. */

import { prepareOriginal } from '@akada/contract/material/note-original.ts';
import * as pages from '@akada/contract/material/note-pages.ts';
import * as written from '@akada/contract/material/written-notes.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { newStudent } from '../../courses/testing/course-people.ts';

let app: SharedTestApp;
let student: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});
beforeEach(async () => {
  student = await newStudent(app);
});

const phone = newId();
const laptop = newId();

async function write(text: string, title = 'Cells', key = newId()): Promise<written.WrittenNote> {
  const body = { title, text, editor_id: phone };
  const { body: created } = await student.call(written.writeNote, {
    body,
    headers: { 'idempotency-key': key },
  });
  return created;
}

const edit = ({ id, title, version }: written.WrittenNote, text: string, editor_id = phone) =>
  student.call(written.editWritten, { params: { id }, body: { title, text, version, editor_id } });

const getVersions = async ({ id }: { id: string }) =>
  (await student.call(written.listWrittenVersions, { params: { id } })).body.items;

async function read({ id }: { id: string }) {
  const file = async () => (await student.call(pages.getFile, { params: { id } })).body;
  await expect.poll(async () => (await file()).status, { timeout: 30_000 }).toBe('ready');
  return file();
}

const page = async ({ id }: { id: string }, n = '1') =>
  (await student.call(pages.readPage, { params: { id, n } })).body;

describe('a written note', () => {
  it('is made once, and read like a file without taking an upload', async () => {
    const key = newId();
    const note = await write(
      '# Osmosis\n\nWater moves through a **membrane**.\n\n- one\n- two',
      'Cells',
      key,
    );
    expect(note).toMatchObject({ title: 'Cells', version: 1 });
    expect((await write('Another', 'Cells', key)).id).toBe(note.id);
    expect(await read(note)).toMatchObject({
      title: 'Cells',
      original_filename: 'Cells.md',
      is_written: true,
      page_count: 1,
    });
    const { blocks, bold, section } = await page(note);
    expect([blocks.map(({ kind }: pages.PageBlock) => kind), bold.length, section]).toEqual([
      ['heading', 'paragraph', 'list_item', 'list_item'],
      1,
      'Osmosis',
    ]);
  });

  it('has the pages of its current text, under the same id', async () => {
    const note = await write('Osmosis moves water.');
    await read(note);
    const { body: next } = await edit(note, 'Diffusion needs no membrane.');
    await read(note);
    expect(await page(note)).toMatchObject({ text: 'Diffusion needs no membrane.' });
    await edit(next, '');
    expect(await read(note)).toMatchObject({ page_count: 1, error: null });
  });

  it('is not overwritten after a change elsewhere: its author sees both', async () => {
    const note = await write('Water.');
    const { body: mine } = await edit(note, 'Water moves.');
    const rejection = await edit(note, 'Water flows.', laptop);
    expect([rejection.status, rejection.body.detail, rejection.body.code]).toEqual([
      409,
      expect.objectContaining({ note: mine }),
      'conflict',
    ]);
    // The same text again, as after a lost answer, is no conflict.
    expect((await edit(note, 'Water moves.')).body).toEqual(mine);
  });

  it('keeps what another editor replaces, twenty times', async () => {
    let note = await write('0');
    for (let index = 1; index <= 22; index += 1)
      ({ body: note } = await edit(note, String(index), index % 2 ? laptop : phone));
    const texts = (await getVersions(note)).map(({ text }: written.EarlierText) => text);
    expect(texts).toEqual(Array.from({ length: 20 }, (_, index) => String(21 - index)));
  });

  it('is shown with its formulas and pictures, and hostile text as text', async () => {
    const note = await write(
      '$x^2$ ![leaf](image:0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10) <img src=x onerror=alert(1)>',
    );
    const { body } = await student.call(written.readWritten, { params: { id: note.id } });
    const [{ children }] = body.content.blocks;
    expect(children).toMatchObject([{ tex: 'x^2' }, ' ', { type: 'image' }, expect.stringContaining('<img')]);
  });

  it('leaves as Markdown whose pictures any program opens', async () => {
    const note = await write('![leaf](image:0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10)');
    const { body } = await student.call(prepareOriginal, { params: { id: note.id } });
    const file = await app.http.inject({ url: body.download_path });
    expect(file.headers['content-disposition']).toContain('Cells.md');
    expect(file.body).toMatch(
      /^# Cells\n\n!\[leaf\]\(http:\S+\/questions\/pictures\/0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10\)\n$/,
    );
  });

  it('gets its title only in its editor, and is filed like any other', async () => {
    const note = await write('Water.');
    const change = (body: Record<string, unknown>) =>
      student.call(pages.changeFile, { params: { id: note.id }, body });
    expect((await change({ title: 'Other' })).body.fields).toEqual({ title: expect.any(String) });
    expect((await change({ tags: ['exam', 'exam'], archived: true })).body).toMatchObject({
      tags: ['exam'],
      is_archived: true,
    });
  });

  it('is rejected with advice if it has five megabytes', async () => {
    const { status, body } = await student.call(written.writeNote, {
      body: { title: '', text: 'a'.repeat(60_001), editor_id: phone },
    });
    expect([status, body.fields.text]).toEqual([422, expect.stringContaining('Divide it into two notes')]);
    const large = await student.call(written.writeNote, {
      body: { title: '', text: 'a'.repeat(5_000_000), editor_id: phone },
    });
    expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining('smaller')]);
  });
});
