/** The owner of a text says which of two encodings it is in. */
import { readPage } from '@akada/contract/material/note-pages.ts';
import { chooseEncoding } from '@akada/contract/material/notes.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { extractDocument } from '../../../platform/extract/extract-document.ts';
import { encode } from '../../../platform/extract/testing/encode.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { type Content, send } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unitsUsed } from '../testing/note-services.ts';
import { noSignal, readAs, readingWith, uploadedNote } from '../testing/read-notes.ts';

let app: TestApp;
let student: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
});

async function call(endpoint: EndpointShape, content: Content, caller: SignedInCaller = student) {
  const headers = { authorization: caller.authorization };
  const reply = await send(app, endpoint, { ...content, headers });
  return { status: reply.status, body: JSON.parse(reply.body || 'null') };
}

const choose = (id: string, encoding: string, caller?: SignedInCaller) =>
  call(chooseEncoding, { params: { id }, body: { encoding } }, caller);
const getText = async (id: string) => (await call(readPage, { params: { id, n: '1' } })).body.text;

/** Reads what waits, as the worker does. */
const read = (id: string) =>
  readingWith(app, (file, signal) => extractDocument(file, { pool: app.platform.readers, signal })).attempt(
    id,
    noSignal,
  );

async function doubtfulNote(): Promise<string> {
  const id = await uploadedNote(app, student, 'words.txt', encode('Вода', 'windows-1251'));
  await read(id);
  return id;
}

it('choosing the other encoding reads the note again, and takes no unit', async () => {
  const id = await doubtfulNote();
  expect(await getText(id)).toBe('Вода');
  const units = await unitsUsed(app, student);

  const ofNote = { topic: 'note', id };
  const heard = await heardDuring(app, student.userId, async () => {
    expect(await choose(id, 'windows-1253')).toMatchObject({
      status: 200,
      body: { status: 'uploaded', encoding_choice: null },
    });
  });
  expect(heard).toEqual([ofNote]);
  // That reading begins, and that it has ended.
  expect(await heardDuring(app, student.userId, () => read(id))).toEqual([ofNote, ofNote]);
  expect(await getText(id)).toBe('Βξδΰ');
  expect(await unitsUsed(app, student)).toBe(units);
});

it('choosing the current encoding keeps the note unchanged, and ends the question', async () => {
  const id = await doubtfulNote();
  expect(await choose(id, 'windows-1251')).toMatchObject({
    status: 200,
    body: { status: 'ready', encoding_choice: null },
  });
  expect(await getText(id)).toBe('Вода');
});

it('a repeated choice returns the same answer, and the note is read once', async () => {
  const id = await doubtfulNote();
  const answers = await Promise.all([choose(id, 'windows-1253'), choose(id, 'windows-1253')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await read(id);
  await read(id);
  expect(await choose(id, 'windows-1253')).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(await getText(id)).toBe('Βξδΰ');
});

it('the server rejects an encoding that was not offered, and any choice for a note that is certain', async () => {
  const id = await doubtfulNote();
  const certain = await uploadedNote(app, student);
  await readAs(app, certain);
  for (const [note, encoding] of [
    [id, 'utf-7'],
    [certain, 'windows-1251'],
  ] as const) {
    expect(await choose(note, encoding)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { encoding: expect.any(String) } },
    });
  }
  expect(await getText(id)).toBe('Вода');
});

it('a choice for another student’s note finds nothing', async () => {
  const id = await doubtfulNote();
  expect(await choose(id, 'windows-1253', await createCaller(app))).toMatchObject({ status: 404 });
});
