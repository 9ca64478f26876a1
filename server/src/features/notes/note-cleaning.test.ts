/** Bytes without a note go; bytes with one stay. */
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { deletedFilesWaiting } from '../../platform/files/deleted-files.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getFile } from './note/notes.tables.ts';
import { createNoteCleaning, type NoteCleaning } from './note-cleaning.service.ts';
import { type NoteServices, noteServices, storedKeys, unitsUsed } from './testing/note-services.ts';
import { uploadedNote } from './testing/read-notes.ts';
import { notesFolder } from './upload/note-upload.service.ts';

let app: TestApp;
let services: NoteServices;
let student: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
  services = noteServices(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
});

const minutes = 60_000;

function findCleaning(ms: number): NoteCleaning {
  const clock: Clock = { now: () => Date.now() + ms };
  return createNoteCleaning({
    database: app.platform.database,
    files: app.platform.files,
    clock,
  });
}

async function keyOf(noteId: string): Promise<string> {
  return getFile(await services.authorizeNote(student, noteId));
}

async function removeForGood(noteId: string): Promise<void> {
  await services.deletion.remove(await services.authorizeDeletion(student, noteId));
  app.clock.advance(60 * minutes + 1);
  await services.deletion.sweepTask.run();
}

async function storedWithoutNote(folder: string): Promise<string> {
  const key = newFileKey(folder);
  await app.platform.files.put(key, Readable.from([Buffer.from('an upload whose process died')]));
  return key;
}

describe('the sweep', () => {
  it('removes bytes that no note came to own, once no upload can still be about to', async () => {
    const owned = await keyOf(await uploadedNote(app, student));
    const orphan = await storedWithoutNote(notesFolder);

    await findCleaning(59 * minutes).sweep();
    expect(await storedKeys(app)).toEqual(expect.arrayContaining([owned, orphan]));

    await findCleaning(61 * minutes).sweep();
    const left = await storedKeys(app);
    expect(left).toContain(owned);
    expect(left).not.toContain(orphan);
  });

  it('keeps the bytes of an upload whose transaction broke until it is certain that no note has them', async () => {
    const { db } = app.platform.database;
    const previous = await storedKeys(app);
    const incoming = {
      filename: 'chapter.txt',
      source: Readable.from([Buffer.from('Osmosis')]),
      finish: async () => {
        await db.execute(sql`ALTER TABLE notes RENAME TO notes_out_of_reach`);
        return { courseName: '' };
      },
      idempotencyKey: null,
    };

    await expect(services.upload.take(student, incoming)).rejects.toThrow();
    await db.execute(sql`ALTER TABLE notes_out_of_reach RENAME TO notes`);
    expect(await storedKeys(app)).toHaveLength(previous.length + 1);
    expect(await unitsUsed(app, student)).toBe(0);

    await findCleaning(61 * minutes).sweep();
    expect(await storedKeys(app)).toEqual(previous);
  });

  it('keeps the bytes of a deleted note as long as it can be restored', async () => {
    const id = await uploadedNote(app, student);
    const key = await keyOf(id);
    await services.deletion.remove(await services.authorizeDeletion(student, id));

    await findCleaning(61 * minutes).sweep();

    expect(await storedKeys(app)).toContain(key);
  });

  it('keeps files of other features', async () => {
    const picture = await storedWithoutNote('pictures');

    await findCleaning(61 * minutes).sweep();

    expect(await storedKeys(app)).toContain(picture);
  });

  it('does what the job of a deleted note did not get to', async () => {
    const id = await uploadedNote(app, student);
    const key = await keyOf(id);
    await removeForGood(id);
    expect(await deletedFilesWaiting(app.platform.database.db, 100)).toContain(key);

    await findCleaning(0).sweep();

    expect(await storedKeys(app)).not.toContain(key);
    expect(await deletedFilesWaiting(app.platform.database.db, 100)).toEqual([]);
  });
});

describe('removing the bytes of a deleted note', () => {
  it('may be done twice', async () => {
    const id = await uploadedNote(app, student);
    const key = await keyOf(id);
    await removeForGood(id);

    await findCleaning(0).removeFile(key);
    await findCleaning(0).removeFile(key);

    expect(await storedKeys(app)).not.toContain(key);
  });
});
