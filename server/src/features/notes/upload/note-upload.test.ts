import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { UploadedFile } from '@akada/contract/material/notes.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFileStore } from '../../../platform/files/disk-file-store.ts';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { apiUrl, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createRecordingConsents } from '../recordings/recording-consent.service.ts';
import { type NoteServices, noteServices, storedKeys, unitsUsed } from '../testing/note-services.ts';
import { type FormPart, formBytes, formHeaders, postUpload } from '../testing/raw-form.ts';
import { createNoteUpload } from './note-upload.service.ts';

let app: TestApp;
let services: NoteServices;

beforeAll(async () => {
  app = await createTestApp();
  services = noteServices(app);
});
afterAll(() => app.close());

const chapter: FormPart = {
  file: 'chapter.txt',
  bytes: 'Osmosis is the movement of water through a membrane.',
};

async function uploaded(response: Response): Promise<UploadedFile> {
  expect(response.status).toBe(201);
  return UploadedFile.parse(await response.json());
}

const getNotes = async (student: SignedInCaller) =>
  (await services.notes.list({ userId: student.userId, skip: 0, limit: 100 })).items;

/** Nothing was charged, no note was made, no byte was stored. */
async function expectNothingStored(student: SignedInCaller): Promise<void> {
  expect(await unitsUsed(app, student)).toBe(0);
  expect(await getNotes(student)).toEqual([]);
  const { rows } = await app.platform.database.db.execute(sql`SELECT storage_key FROM notes`);
  expect((await storedKeys(app)).sort()).toEqual(rows.map((row) => row.storage_key).sort());
}

describe('a file is taken in', () => {
  const course: FormPart = { field: 'course_name', value: ' Biology 101 ' };

  it.for([
    ['after its fields', [course, chapter]],
    ['before its fields', [chapter, course]],
  ] as const)('becomes a note that waits to be read, for one unit, when it stands %s', async ([, parts]) => {
    const student = await createCaller(app);
    const note = await uploaded(await postUpload(app, student, parts));

    expect(note).toMatchObject({
      gemini_file_id: `files/${note.id}`,
      original_filename: 'chapter.txt',
      course_name: 'Biology 101',
      media_type: 'text/plain',
      size: 52,
      status: 'uploaded',
      page_count: null,
      error: null,
      warnings: [],
    });
    expect(await unitsUsed(app, student)).toBe(1);
    expect(await getNotes(student)).toEqual([note]);
  });

  it('needs no course name', async () => {
    const note = await uploaded(await postUpload(app, await createCaller(app), [chapter]));

    expect(note.course_name).toBeNull();
  });

  it('is also an empty file, which fails when it is read', async () => {
    const note = await uploaded(
      await postUpload(app, await createCaller(app), [{ file: 'notes.txt', bytes: '' }]),
    );

    expect(note.size).toBe(0);
  });

  it.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\boot.txt', 'boot.txt'],
    ['exam\u202etxt.md', 'examtxt.md'],
    [`${'long'.repeat(100)}.md`, `${'long'.repeat(100).slice(0, 197)}.md`],
    ['Ọ̀rọ̀ àjọ.txt', 'Ọ̀rọ̀ àjọ.txt'.normalize('NFC')],
  ])('under the name %s keeps only what is safe to show', async (input, visibleText) => {
    const note = await uploaded(
      await postUpload(app, await createCaller(app), [{ ...chapter, file: input }]),
    );

    expect(note.original_filename).toBe(visibleText);
  });
});

describe('an upload is rejected', () => {
  it('without a session', async () => {
    expect((await postUpload(app, null, [chapter])).status).toBe(401);
  });

  it('to a tutor, who has no notes', async () => {
    const tutor = await createCaller(app, { role: 'tutor' });
    const response = await postUpload(app, tutor, [chapter]);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'role_denied' });
  });

  it.each<[string, FormPart[], Record<string, string>]>([
    ['has no file', [{ field: 'course_name', value: 'Biology' }], { file: 'Choose a file to upload' }],
    ['is empty', [], { file: 'Choose a file to upload' }],
    [
      'has a field that is not known',
      [{ field: 'status', value: 'ready' }, chapter],
      { status: 'This field is not known here' },
    ],
    [
      'has a field before the file and again after it',
      [{ field: 'course_name', value: 'x' }, chapter, { field: 'course_name', value: 'x' }],
      { course_name: 'Send this field once' },
    ],
    [
      'has a course name without end after the file',
      [chapter, { field: 'course_name', value: 'x'.repeat(121) }],
      { course_name: 'Course name is too long' },
    ],
    [
      'has a course name without end',
      [{ field: 'course_name', value: 'x'.repeat(121) }, chapter],
      { course_name: 'Course name is too long' },
    ],
    [
      'has a file under another name',
      [{ ...chapter, field: 'picture' }],
      { picture: 'No file is expected here' },
    ],
  ])('when the form %s', async (_story, parts, fields) => {
    const student = await createCaller(app);
    const response = await postUpload(app, student, parts);

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: fields, fields, code: 'validation_failed' });
    await expectNothingStored(student);
  });

  it('when it contains two files', async () => {
    const student = await createCaller(app);
    const response = await postUpload(app, student, [chapter, chapter]);

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    await expectNothingStored(student);
  });

  it.each([
    ['a picture that moves', 'scan.gif', Buffer.from('474946383961010001000000002c', 'hex')],
    ['a long film, all of which is on its way', 'film.mp4', Buffer.alloc(5_000_000)],
    ['a program called a PDF', 'notes.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a web page called text', 'notes.txt', '<!doctype html><script>alert(1)</script>'],
    [
      'an archive that holds no document',
      'notes.docx',
      Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    ],
  ])('for its kind when it is %s', async (_story, file, bytes) => {
    const student = await createCaller(app);
    const response = await postUpload(app, student, [{ file, bytes }]);

    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({
      code: 'type_refused',
      detail: expect.stringContaining('This file is'),
    });
    await expectNothingStored(student);
  });

  it.each([
    ['one byte', uploadMaxBytes + 1],
    ['much', uploadMaxBytes + 1_000_000],
  ])('when it is larger than allowed by %s', async (_story, size) => {
    const student = await createCaller(app);
    const response = await postUpload(app, student, [
      { file: 'chapter.txt', bytes: Buffer.alloc(size, 'a') },
    ]);

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
    await expectNothingStored(student);
  });

  it('when it never says how large it is and is too large', async () => {
    const student = await createCaller(app);
    const form = formBytes([{ file: 'chapter.txt', bytes: Buffer.alloc(uploadMaxBytes + 1_000_000, 'a') }]);
    const body = new Blob([new Uint8Array(form)]).stream();
    // A stream has no length to announce, so this goes out in chunks.
    const init = { method: 'POST', headers: formHeaders(student), body, duplex: 'half' } as const;
    const response = await fetch(`${await apiUrl(app)}/uploads/start`, init);

    expect(response.status).toBe(413);
    await expectNothingStored(student);
  });

  it('when the disk has no room', async () => {
    const root = await mkdtemp(join(tmpdir(), 'akada-full-'));
    const files = createDiskFileStore(root, { minFreeBytes: Number.MAX_SAFE_INTEGER });
    const upload = createNoteUpload({
      ...app.platform,
      files,
      usage: services.usage,
      sight: services.sight,
      consents: createRecordingConsents(app.platform),
      planFirstSets: () => Promise.reject(new Error('no sets are wanted here')),
    });
    const student = await createCaller(app);

    const taken = upload.take(student, {
      filename: 'chapter.txt',
      source: Readable.from([Buffer.from('Osmosis')]),
      finish: async () => ({ courseName: '' }),
      idempotencyKey: null,
    });

    await expect(taken).rejects.toMatchObject({ code: 'storage_full' });
    await expectNothingStored(student);
    await rm(root, { recursive: true });
  });

  it('when the month has no unit left', async () => {
    const student = await createCaller(app);
    for (let upload = 0; upload < 5; upload += 1) await uploaded(await postUpload(app, student, [chapter]));
    const response = await postUpload(app, student, [chapter]);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'usage_limit_reached',
      detail: { kind: 'upload', used: 5, limit: 5 },
    });
    expect(await getNotes(student)).toHaveLength(5);
  });
});
