/** Copies of files that live elsewhere, for code that can only read from the local disk. */
import { createWriteStream } from 'node:fs';
import { access, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '../clock/clock.ts';
import { writeFailure } from './file-faults.ts';
import type { LocalCopy } from './file-store.ts';

const folderPrefix = 'akada-copy-';

/**
 * @returns a copy in a separate folder until it is released
 * @throws Fault `storage_full`, or the source's error
 */
export async function makeLocalCopy(source: Readable): Promise<LocalCopy> {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  const release = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await release();
    throw writeFailure(error);
  }

  return { path, release };
}

/**
 * Says that a copy is still wanted, so that the sweep leaves it for as long as a new one.
 * @returns whether it is there
 */
export async function refreshCopy({ path }: LocalCopy): Promise<boolean> {
  const seconds = systemClock.now() / 1_000;
  try {
    await utimes(dirname(path), seconds, seconds);
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the copies of processes that died before they could.
 * @param previous milliseconds since the epoch; later copies may still be read
 */
export async function removeForsakenCopies(previous: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;

    const folder = join(tmpdir(), name);
    const created = await stat(folder).catch(() => null);
    // The next sweep removes what cannot be removed now.
    if (created && created.mtimeMs < previous)
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
