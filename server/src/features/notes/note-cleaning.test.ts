/** Bytes without a note go; bytes with one stay. */
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { deletedFilesWaiting } from '../../platform/files/deleted-files.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import { createNoteCleaning, type NoteCleaning } from './note-cleaning.service.ts';
import { notesFolder } from './note-upload.service.ts';
import { type Account, type NotesHouse, openNotesHouse } from './testing/notes-house.ts';
import { uploadedNote } from './testing/read-notes.ts';

let house: NotesHouse;
let student: Account;

beforeAll(async () => {
  house = await openNotesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  student = await house.newAccount();
});

const minutes = 60_000;

function cleaningIn(ms: number): NoteCleaning {
  const clock: Clock = { now: () => Date.now() + ms };
  return createNoteCleaning({
    database: house.app.platform.database,
    files: house.app.platform.files,
    clock,
  });
}

async function keyOf(noteId: string): Promise<string> {
  return (await house.authorizeNote(student, noteId)).storageKey;
}

async function storedWithoutNote(folder: string): Promise<string> {
  const key = newFileKey(folder);
  await house.app.platform.files.put(key, Readable.from([Buffer.from('an upload whose process died')]));
  return key;
}

describe('the sweep', () => {
  it('removes bytes that no note came to own, once no upload can still be about to', async () => {
    const kept = await keyOf(await uploadedNote(house, student));
    const orphan = await storedWithoutNote(notesFolder);

    await cleaningIn(59 * minutes).sweep();
    expect(await house.storedKeys()).toEqual(expect.arrayContaining([kept, orphan]));

    await cleaningIn(61 * minutes).sweep();
    const left = await house.storedKeys();
    expect(left).toContain(kept);
    expect(left).not.toContain(orphan);
  });

  it('keeps the bytes of an upload whose transaction broke until it is certain that no note has them', async () => {
    const { db } = house.app.platform.database;
    const before = await house.storedKeys();
    const incoming = {
      filename: 'chapter.txt',
      courseName: '',
      source: Readable.from([Buffer.from('Osmosis')]),
      finish: async () => {
        await db.execute(sql`ALTER TABLE notes RENAME TO notes_out_of_reach`);
      },
      idempotencyKey: null,
    };

    await expect(house.upload.take(student, incoming)).rejects.toThrow();
    await db.execute(sql`ALTER TABLE notes_out_of_reach RENAME TO notes`);
    expect(await house.storedKeys()).toHaveLength(before.length + 1);
    expect(await house.unitsUsed(student)).toBe(0);

    await cleaningIn(61 * minutes).sweep();
    expect(await house.storedKeys()).toEqual(before);
  });

  it('leaves the files of others alone', async () => {
    const picture = await storedWithoutNote('pictures');

    await cleaningIn(61 * minutes).sweep();

    expect(await house.storedKeys()).toContain(picture);
  });

  it('does what the job of a deleted note did not get to', async () => {
    const id = await uploadedNote(house, student);
    const key = await keyOf(id);
    await house.notes.remove(await house.authorizeNote(student, id));
    expect(await deletedFilesWaiting(house.app.platform.database.db, 100)).toContain(key);

    await cleaningIn(0).sweep();

    expect(await house.storedKeys()).not.toContain(key);
    expect(await deletedFilesWaiting(house.app.platform.database.db, 100)).toEqual([]);
  });
});

describe('removing the bytes of a deleted note', () => {
  it('may be done twice', async () => {
    const id = await uploadedNote(house, student);
    const key = await keyOf(id);
    await house.notes.remove(await house.authorizeNote(student, id));

    await cleaningIn(0).removeFile(key);
    await cleaningIn(0).removeFile(key);

    expect(await house.storedKeys()).not.toContain(key);
  });
});
