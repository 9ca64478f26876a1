import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import { getFreeBytes } from './disk-room.ts';
import { newFileKey } from './file-store.ts';
import { makeLocalCopy } from './local-copy.ts';
import { openFileStore } from './open-file-store.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'akada-files-'));
});
afterEach(() => rm(root, { recursive: true }));

const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Modes of all that stands below the folder, each once. */
async function findModes(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = async (requested: typeof entries) => {
    const found = await Promise.all(requested.map(({ parentPath, name }) => getMode(join(parentPath, name))));
    return [...new Set(found)];
  };
  return {
    files: await modes(entries.filter((entry) => entry.isFile())),
    folders: await modes(entries.filter((entry) => entry.isDirectory())),
  };
}

it('the store rejects a file that would use up the space reserved for the database', async () => {
  const store = createDiskFileStore(root, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  const put = store.put(newFileKey('notes'), Readable.from([Buffer.from('abc')]));

  await expect(put).rejects.toMatchObject({ code: 'storage_full' });
});

it('the store starts no file that would use up the reserve together with one in progress', async () => {
  const gigabyte = 1_000_000_000;
  // Other processes use the same disk, so the sizes are far apart.
  const store = createDiskFileStore(root, { minFreeBytes: getFreeBytes(root) - 3 * gigabyte });
  const source = new Readable({ read() {} });
  const writing = store.put(newFileKey('notes'), source, 2 * gigabyte);
  source.push('the first half');
  await expect.poll(() => findModes(root)).toMatchObject({ files: ['600'] });

  const second = () => store.put(newFileKey('notes'), Readable.from([Buffer.from('abc')]), 2 * gigabyte);
  await expect(second()).rejects.toMatchObject({ code: 'storage_full' });

  source.destroy(new Error('the writer is gone'));
  await expect(writing).rejects.toThrow('the writer is gone');
  await expect(second()).resolves.toMatchObject({ size: 3 });
});

it('the store does not list an unfinished file, and removes it once its writer has ended', async () => {
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

  const longAgo = new Date(Date.now() - 120_000);
  await utimes(join(root, `${key}.part`), longAgo, longAgo);
  await store.removeUnfinished(Date.now() - 60_000);
  expect(await readdir(dirname(join(root, key)))).toEqual([]);
  source.destroy(new Error('the writer is gone'));
  await expect(writing).rejects.toThrow('the writer is gone');
});

it('the store creates files and their unfinished parts that only its own account can read', async () => {
  const folder = join(root, 'files');
  const store = createDiskFileStore(folder);
  const source = new Readable({ read() {} });
  const key = newFileKey('notes');
  const writing = store.put(key, source);
  source.push('the first half');
  await expect.poll(() => readdir(dirname(join(folder, key))).catch(() => [])).toHaveLength(1);

  expect(await findModes(root)).toEqual({ files: ['600'], folders: ['700'] });
  source.push(null);
  await writing;
  expect(await findModes(root)).toEqual({ files: ['600'], folders: ['700'] });
});

it('the store copies files of other stores so that only its own account can read them', async () => {
  const copy = await makeLocalCopy(Readable.from([Buffer.from('a note')]));

  expect([await getMode(copy.path), await getMode(dirname(copy.path))]).toEqual(['600', '700']);
  await copy.release();
});

/** A note as earlier versions stored it. */
async function oldFiles(): Promise<string> {
  const folder = join(root, 'files');
  await mkdir(join(folder, 'notes', 'ab'), { recursive: true });
  for (const path of [folder, join(folder, 'notes'), join(folder, 'notes', 'ab')]) await chmod(path, 0o755);
  for (const name of ['a note', 'a note.part']) {
    await writeFile(join(folder, 'notes', 'ab', name), 'Osmosis');
    await chmod(join(folder, 'notes', 'ab', name), 0o644);
  }
  return folder;
}

it('the store takes files of an earlier version away from other accounts when it is opened', async () => {
  const folder = await oldFiles();

  await openFileStore({ kind: 'disk', folder });
  expect(await findModes(root)).toEqual({ files: ['600'], folders: ['700'] });
});

it('the store repeats that after a start that was killed in the middle', async () => {
  const folder = await oldFiles();
  await chmod(join(folder, 'notes'), 0o700);
  await chmod(join(folder, 'notes', 'ab'), 0o700);

  await openFileStore({ kind: 'disk', folder });
  expect(await findModes(root)).toEqual({ files: ['600'], folders: ['700'] });
});

it('the store returns copies that belong to its own account, also for files of another account', async () => {
  const store = createDiskFileStore(root);
  const key = newFileKey('notes');
  await store.put(key, Readable.from([Buffer.from('Osmosis')]));
  // Only root can give a file away, and only root can read it then.
  if (process.getuid?.() === 0) await chown(join(root, key), 65_534, 65_534);

  const copy = await store.localCopy(key);
  expect(await readFile(copy.path, 'utf8')).toBe('Osmosis');
  expect((await stat(copy.path)).uid).toBe(process.getuid?.());
  await copy.release();
  expect(await text(await store.open(key))).toBe('Osmosis');
});
