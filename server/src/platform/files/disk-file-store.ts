/** Files in a folder of this machine: written under a temporary name, synced, renamed, synced again. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createByteMeter } from './byte-meter.ts';
import { listFolder, privateFile, privateFolder, unfinishedSuffix } from './disk-folder.ts';
import { createDiskRoom, getFreeBytes, type Reservation } from './disk-room.ts';
import { writeFailure } from './file-faults.ts';
import { checkedKey, FileMissing, type FileStore, type StoredFile } from './file-store.ts';
import { makeLocalCopy } from './local-copy.ts';

export interface DiskStoreOptions {
  /** Bytes that stay free, whatever is being written: the database shares the disk, and without room it stops. */
  minFreeBytes: number;
}

const usualOptions: DiskStoreOptions = { minFreeBytes: 256 * 1024 * 1024 };

/** Room that is reserved for a file of unknown size, in bytes: as much as the largest upload. */
const unknownSize = 50_000_000;

/** @param root absolute path of the folder; made with the first file */
export function createDiskFileStore(root: string, options: DiskStoreOptions = usualOptions): FileStore {
  const room = createDiskRoom(options.minFreeBytes, () => getFreeBytes(root));
  const getPath = (key: string) => join(root, checkedKey(key));

  return {
    async put(key, source, atMostBytes = unknownSize) {
      const path = getPath(key);
      try {
        await makeFolder(dirname(path));
        return await withinRoom(room.reserve(atMostBytes), (reservation) =>
          writeWhole(path, source, reservation),
        );
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async open(key) {
      const handle = await open(getPath(key)).catch((error) => missingOr(error, key));
      return handle.createReadStream();
    },
    async delete(key) {
      await rm(getPath(key), { force: true });
    },
    async *list(folder) {
      for await (const { key, size, storedAt, finished } of listFolder(root, folder)) {
        if (finished) yield { key, size, storedAt };
      }
    },
    async localCopy(key) {
      const path = getPath(key);
      const { uid } = await stat(path).catch((error) => missingOr(error, key));
      // Root reads files of every account; the children that it starts only read its own.
      if (process.getuid?.() === 0 && uid !== 0) return makeLocalCopy(createReadStream(path));

      return { path, release: async () => {} };
    },
    async removeUnfinished(previous) {
      for await (const { key, storedAt, finished } of listFolder(root)) {
        if (!finished && storedAt < previous) await rm(join(root, key), { force: true });
      }
    },
    close: async () => {},
  };
}

async function withinRoom<Result>(
  reservation: Reservation,
  write: (reservation: Reservation) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(reservation);
  } finally {
    reservation.release();
  }
}

async function writeWhole(path: string, source: Readable, { written }: Reservation): Promise<StoredFile> {
  const unfinished = path + unfinishedSuffix;
  const meter = createByteMeter(written);
  try {
    const file = createWriteStream(unfinished, { flags: 'wx', mode: privateFile, flush: true });
    await pipeline(source, meter.pass, file);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await Promise.all([rm(unfinished, { force: true }), rm(path, { force: true })]);
    throw error;
  }

  return meter.result();
}

/** A folder survives a power cut after its parent was synced, up to the first existing one. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: privateFolder });
  if (firstMade === undefined) return;

  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system journals names itself.
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
