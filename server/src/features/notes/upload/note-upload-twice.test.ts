/** Tests repeated uploads, and more concurrent uploads than units: nothing happens twice. */
import { UploadedFile } from '@akada/contract/material/notes.ts';
import { beforeAll, expect, it } from 'vitest';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { type NoteServices, noteServices, storedKeys, unitsUsed } from '../testing/note-services.ts';
import { type FormPart, postUpload } from '../testing/raw-form.ts';

let app: SharedTestApp;
let services: NoteServices;

beforeAll(async () => {
  app = await sharedTestApp();
  services = noteServices(app);
});

const chapter: FormPart = { file: 'chapter.txt', bytes: 'Osmosis is the movement of water.' };

async function useUpAllBut(unitsLeft: number, student: SignedInCaller): Promise<void> {
  await app.platform.database.transaction(async (tx) => {
    for (let used = 0; used < 5 - unitsLeft; used += 1) {
      await services.usage.reserve(tx, { userId: student.userId, plan: student.plan, kind: 'upload' });
    }
  });
}

async function getIds(responses: Response[]): Promise<string[]> {
  const bodies = await Promise.all(responses.map((response) => response.json()));
  return bodies.map((body) => UploadedFile.parse(body).id);
}

async function expectOneStored(student: SignedInCaller, keysBefore: string[]): Promise<void> {
  expect((await services.notes.list({ userId: student.userId, skip: 0, limit: 10 })).total).toBe(1);
  expect(await storedKeys(app)).toHaveLength(keysBefore.length + 1);
}

it('a repeated upload returns its first note', async () => {
  const student = await createCaller(app);
  const keys = await storedKeys(app);
  const first = await postUpload(app, student, [chapter], 'upload-1');
  const second = await postUpload(app, student, [chapter], 'upload-1');

  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await unitsUsed(app, student)).toBe(1);
  await expectOneStored(student, keys);
});

it('three concurrent repetitions of an upload keep one note, also on the last unit', async () => {
  const student = await createCaller(app);
  await useUpAllBut(1, student);
  const keys = await storedKeys(app);
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => postUpload(app, student, [chapter], 'upload-1')),
  );

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(await getIds(responses)).size).toBe(1);
  expect(await unitsUsed(app, student)).toBe(5);
  await expectOneStored(student, keys);
});

it('another student’s key is not taken for a repetition', async () => {
  const [ada, ben] = [await createCaller(app), await createCaller(app)];
  const responses = [
    await postUpload(app, ada, [chapter], 'upload-1'),
    await postUpload(app, ben, [chapter], 'upload-1'),
  ];

  expect(new Set(await getIds(responses)).size).toBe(2);
});

it('exactly one of three different uploads is accepted when one unit is left', async () => {
  const student = await createCaller(app);
  await useUpAllBut(1, student);
  const keys = await storedKeys(app);
  const responses = await Promise.all(
    Array.from({ length: 3 }, (_, index) => postUpload(app, student, [chapter], `upload-${index}`)),
  );

  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 403, 403]);
  expect(await unitsUsed(app, student)).toBe(5);
  await expectOneStored(student, keys);
});
