/** Files in a folder of this machine: written beside their place, synced, renamed, synced again. */
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createByteMeter } from './byte-meter.ts';
import { listFolder, unfinishedSuffix } from './disk-folder.ts';
import { checkedKey, FileMissing, type FileStore, type StoredFile } from './file-store.ts';
import { storageFull, writeFailure } from './storage-full.ts';

export interface DiskStoreOptions {
  /** Bytes that stay free: the database shares the disk, and without room it stops. */
  keepFree: number;
}

const usualOptions: DiskStoreOptions = { keepFree: 256 * 1024 * 1024 };

/** @param root absolute path of the folder; made with the first file */
export function createDiskFileStore(root: string, options: DiskStoreOptions = usualOptions): FileStore {
  const pathOf = (key: string) => join(root, checkedKey(key));

  return {
    async put(key, source) {
      const path = pathOf(key);
      try {
        await makeFolder(dirname(path));
        await assertRoom(root, options.keepFree);
        return await writeWhole(path, source);
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async open(key) {
      const handle = await open(pathOf(key)).catch((error) => missingOr(error, key));
      return handle.createReadStream();
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(folder) {
      for await (const { key, size, storedAt, finished } of listFolder(root, folder)) {
        if (finished) yield { key, size, storedAt };
      }
    },
    async localCopy(key) {
      const path = pathOf(key);
      await access(path).catch((error) => missingOr(error, key));
      return { path, release: async () => {} };
    },
    async removeUnfinished(before) {
      for await (const { key, storedAt, finished } of listFolder(root)) {
        if (!finished && storedAt < before) await rm(join(root, key), { force: true });
      }
    },
  };
}

async function writeWhole(path: string, source: Readable): Promise<StoredFile> {
  const unfinished = path + unfinishedSuffix;
  const meter = createByteMeter();
  try {
    await pipeline(source, meter.pass, createWriteStream(unfinished, { flags: 'wx', flush: true }));
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await Promise.all([rm(unfinished, { force: true }), rm(path, { force: true })]);
    throw error;
  }

  return meter.result();
}

async function assertRoom(root: string, keepFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < keepFree) throw storageFull();
}

/** A folder survives a power cut once its parent was synced, up to the first one that was there before. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true });
  if (firstMade === undefined) return;

  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system keeps names in a journal of its own.
  if (process.platform === 'win32') return;

  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missingOr(error: unknown, key: string): never {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw missing ? new FileMissing(key, { cause: error }) : error;
}
