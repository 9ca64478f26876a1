import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A separate file system that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Leaves that many bytes free. */
  fillTo(freeBytes: number): void;
  /** Frees all the filled space. */
  empty(): void;
  remove(): void;
}

/** @returns null if this account cannot mount */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'akada-disk-'));
  try {
    const options = `size=${megabytes}m,mode=0755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fillTo(freeBytes) {
      const file = openSync(ballast, 'a');
      try {
        for (let left = freeOf(folder) - freeBytes; left > 0; left = freeOf(folder) - freeBytes) {
          writeSync(file, Buffer.alloc(Math.min(left, megabyte)));
        }
      } catch (error) {
        // Another process took the last bytes: the disk is full.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
