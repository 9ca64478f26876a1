import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import {
  deletedFilesWaiting,
  rememberDeletedFile,
  rememberDeletedFiles,
  removeDeletedFile,
} from './deleted-files.ts';
import { newFileKey } from './file-store.ts';
import { removeOrphans } from './orphaned-files.ts';

const today = '2026-11-20T10:00:00.000Z';
const yesterday = '2026-11-19T10:00:00.000Z';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, createLog('silent'));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => database.pool.query('DELETE FROM deleted_files'));

const waiting = (atMost = 10_000) => deletedFilesWaiting(database.db, atMost);

/** A store that supports only deletion. */
const storeThat = (remove: (key: string) => Promise<void>) => ({
  db: database.db,
  files: { delete: remove },
});

describe('bytes that must be removed', () => {
  it('wait until they were deleted: an absent store keeps them waiting', async () => {
    const key = newFileKey('notes');
    await rememberDeletedFile(database.db, key, today);
    const away = storeThat(() => Promise.reject(new Error('the store is away')));
    await expect(removeDeletedFile(away, key)).rejects.toThrow('the store is away');
    expect(await waiting()).toEqual([key]);

    const removed: string[] = [];
    const back = storeThat(async (removedKey) => void removed.push(removedKey));
    await removeDeletedFile(back, key);
    await removeDeletedFile(back, key);
    expect(removed).toEqual([key, key]);
    expect(await waiting()).toEqual([]);
  });

  it('are not remembered when their rows stayed', async () => {
    const failing = database.transaction(async (tx) => {
      await rememberDeletedFile(tx, newFileKey('notes'), today);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await waiting()).toEqual([]);
  });

  it('are taken in small batches, the oldest first', async () => {
    const [newer, older] = [newFileKey('notes'), newFileKey('notes')];
    const more = newFileKey('pictures');
    await rememberDeletedFiles(database.db, [newer, more], today);
    await rememberDeletedFile(database.db, older, yesterday);
    expect(await waiting(1)).toEqual([older]);
    expect((await waiting()).toSorted()).toEqual([newer, older, more].toSorted());
  });

  it.each([0, 1, 999, 1_000, 1_001, 2_500])('can be %i at the same time, and none is lost', async (count) => {
    const keys = Array.from({ length: count }, () => newFileKey('notes'));
    await rememberDeletedFiles(database.db, keys, today);
    expect((await waiting()).toSorted()).toEqual(keys.toSorted());
  });
});

it('bytes that no row names go, unless an upload may still be about to name them', async () => {
  const storedAt = Date.parse(yesterday);
  const removed: string[] = [];
  const store = {
    async *list() {
      yield* [
        { key: 'of a dead upload', size: 1, storedAt },
        { key: 'of an upload under way', size: 1, storedAt: storedAt + 1 },
        { key: 'of a note', size: 1, storedAt },
      ];
    },
    delete: async (key: string) => void removed.push(key),
  };
  await removeOrphans(store, 'notes', storedAt + 1, async (keys) =>
    keys.filter((key) => key !== 'of a note'),
  );
  expect(removed).toEqual(['of a dead upload']);
});
