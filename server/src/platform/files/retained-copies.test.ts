import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalCopy } from './file-store.ts';
import { makeLocalCopy, removeForsakenCopies } from './local-copy.ts';
import { createRetainedCopies, type RetainedCopies } from './retained-copies.ts';

const hourMs = 3_600_000;
let folder: string;
/** Keys whose bytes were requested from the store. */
let fetched: string[];
let copies: RetainedCopies;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-temporary-'));
  vi.stubEnv('TMPDIR', folder);
  fetched = [];
  copies = createRetainedCopies(fetch, { most: 2, idleMs: hourMs });
});
afterEach(async () => {
  await copies.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function fetch(key: string): Promise<LocalCopy> {
  fetched.push(key);
  if (key === 'missing') throw new Error('no file is stored under it');
  return makeLocalCopy(Readable.from([Buffer.from(`bytes of ${key}`)]));
}

async function readOnce(key: string): Promise<string> {
  const { path, release } = await copies.take(key);
  try {
    return await readFile(path, 'utf8');
  } finally {
    await release();
  }
}
const there = () => readdir(folder);

it('a file that is read page by page is fetched once', async () => {
  for (let page = 0; page < 300; page += 1) expect(await readOnce('scan')).toBe('bytes of scan');

  expect(fetched).toEqual(['scan']);
  expect(await there()).toHaveLength(1);
});

it('two concurrent readers share a copy, and neither takes it from the other', async () => {
  const [first, second] = await Promise.all([copies.take('scan'), copies.take('scan')]);
  await copies.drop('scan');
  await first.release();
  await first.release();
  expect(await readFile(second.path, 'utf8')).toBe('bytes of scan');
  await second.release();

  expect(fetched).toEqual(['scan']);
  expect(await there()).toEqual([]);
});

it('the most recently read copies stay, up to the max', async () => {
  for (const key of ['a', 'b', 'a', 'c']) await readOnce(key);
  expect(await there()).toHaveLength(2);
  for (const key of ['a', 'c', 'b']) await readOnce(key);

  expect(fetched).toEqual(['a', 'b', 'c', 'b']);
  expect(await there()).toHaveLength(2);
});

it('an unread copy is removed automatically', async () => {
  copies = createRetainedCopies(fetch, { most: 2, idleMs: 0 });
  await readOnce('scan');

  await expect.poll(there).toEqual([]);
  expect(await readOnce('scan')).toBe('bytes of scan');
});

it('a deleted copy, and all at the end, are removed', async () => {
  for (const key of ['a', 'b']) await readOnce(key);
  await copies.drop('a');
  expect(await there()).toHaveLength(1);
  await copies.close();

  expect(await there()).toEqual([]);
});

it('a copy that the sweep took is fetched again, and the sweep keeps a used copy', async () => {
  const { path, release } = await copies.take('scan');
  await release();
  const longAgo = new Date(Date.now() - 2 * hourMs);
  await utimes(dirname(path), longAgo, longAgo);
  await readOnce('scan');
  await removeForsakenCopies(Date.now() - hourMs);
  expect(await there()).toHaveLength(1);

  await rm(dirname(path), { recursive: true });
  expect(await readOnce('scan')).toBe('bytes of scan');
  expect(fetched).toEqual(['scan', 'scan']);
});

it('a copy that cannot be fetched is requested again', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(copies.take('missing')).rejects.toThrow('no file is stored');

  expect(fetched).toEqual(['missing', 'missing']);
  expect(await there()).toEqual([]);
});
