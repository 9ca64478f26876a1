import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import { newFileKey } from './file-store.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'akada-files-'));
});
afterEach(() => rm(root, { recursive: true }));

it('refuses a file that would leave the database no room', async () => {
  const store = createDiskFileStore(root, { keepFree: Number.MAX_SAFE_INTEGER });
  const put = store.put(newFileKey('notes'), Readable.from([Buffer.from('abc')]));

  await expect(put).rejects.toMatchObject({ code: 'storage_full' });
});

it('shows a file under way to nobody, and clears it away once its writer is gone', async () => {
  const store = createDiskFileStore(root);
  const key = newFileKey('notes');
  const source = new Readable({ read() {} });
  const writing = store.put(key, source);
  source.push('the first half');
  await expect.poll(() => readdir(dirname(join(root, key))).catch(() => [])).toHaveLength(1);

  for await (const { key } of store.list()) expect.fail(`${key} is shown`);
  await expect(store.open(key)).rejects.toThrow();
  await store.removeUnfinished(Date.now() - 60_000);
  expect(await readdir(dirname(join(root, key)))).toHaveLength(1);

  await store.removeUnfinished(Date.now() + 60_000);
  expect(await readdir(dirname(join(root, key)))).toEqual([]);
  source.destroy(new Error('the writer is gone'));
  await expect(writing).rejects.toThrow('the writer is gone');
});
