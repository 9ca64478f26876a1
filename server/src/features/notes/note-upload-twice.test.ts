/** The same upload twice, and more uploads at once than there are units: nothing happens twice. */
import { UploadedFile } from '@akada/contract/notes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, type NotesHouse, openNotesHouse } from './testing/notes-house.ts';
import { type FormPart, postUpload } from './testing/raw-form.ts';

let house: NotesHouse;

beforeAll(async () => {
  house = await openNotesHouse();
});
afterAll(() => house.close());

const chapter: FormPart = { file: 'chapter.txt', bytes: 'Osmosis is the movement of water.' };

async function useUpAllBut(unitsLeft: number, student: Account): Promise<void> {
  await house.app.platform.database.transaction(async (tx) => {
    for (let used = 0; used < 5 - unitsLeft; used += 1) {
      await house.usage.reserve(tx, { userId: student.userId, plan: student.plan, kind: 'upload' });
    }
  });
}

async function idsOf(responses: Response[]): Promise<string[]> {
  const bodies = await Promise.all(responses.map((response) => response.json()));
  return bodies.map((body) => UploadedFile.parse(body).id);
}

async function expectOneKept(student: Account, keysBefore: string[]): Promise<void> {
  expect((await house.notes.list({ userId: student.userId, skip: 0, limit: 10 })).total).toBe(1);
  expect(await house.storedKeys()).toHaveLength(keysBefore.length + 1);
}

it('answers a repeated upload with its first note', async () => {
  const student = await house.newAccount();
  const keys = await house.storedKeys();
  const first = await postUpload(house, student, [chapter], 'upload-1');
  const second = await postUpload(house, student, [chapter], 'upload-1');

  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await house.unitsUsed(student)).toBe(1);
  await expectOneKept(student, keys);
});

it('keeps one note of an upload that is sent five times at once, also on the last unit', async () => {
  const student = await house.newAccount();
  await useUpAllBut(1, student);
  const keys = await house.storedKeys();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => postUpload(house, student, [chapter], 'upload-1')),
  );

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(await idsOf(responses)).size).toBe(1);
  expect(await house.unitsUsed(student)).toBe(5);
  await expectOneKept(student, keys);
});

it('does not take the key of somebody else for a repetition', async () => {
  const [ada, ben] = [await house.newAccount(), await house.newAccount()];
  const responses = [
    await postUpload(house, ada, [chapter], 'upload-1'),
    await postUpload(house, ben, [chapter], 'upload-1'),
  ];

  expect(new Set(await idsOf(responses)).size).toBe(2);
});

it('accepts exactly one of ten different uploads when one unit is left', async () => {
  const student = await house.newAccount();
  await useUpAllBut(1, student);
  const keys = await house.storedKeys();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, at) => postUpload(house, student, [chapter], `upload-${at}`)),
  );

  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 403)]);
  expect(await house.unitsUsed(student)).toBe(5);
  await expectOneKept(student, keys);
});
