import { statfsSync } from 'node:fs';
import { storageFull } from './file-faults.ts';

/** Room on a disk for one file that is being written. */
export interface Reservation {
  /** To be told of bytes that were written: they are missing from the free space, and no longer promised. */
  written(bytes: number): void;
  /** To be called once, when nothing more is written. */
  release(): void;
}

/** Gives files room, so that none begins to be written that cannot be finished. */
export interface DiskRoom {
  /**
   * @param atMostBytes what the file may have
   * @throws Fault `storage_full` when the disk has not that much beside the reserve and what is promised to others
   */
  reserve(atMostBytes: number): Reservation;
}

/**
 * @param minFreeBytes the reserve: bytes that stay free
 * @param freeBytes what the disk has. It answers at once: between asking and promising, no other file may come in
 */
export function createDiskRoom(minFreeBytes: number, freeBytes: () => number): DiskRoom {
  let promised = 0;

  return {
    reserve(atMostBytes) {
      if (freeBytes() - promised - atMostBytes < minFreeBytes) throw storageFull();

      let left = atMostBytes;
      promised += left;
      const giveBack = (bytes: number) => {
        const returned = Math.min(bytes, left);
        left -= returned;
        promised -= returned;
      };
      return { written: giveBack, release: () => giveBack(left) };
    },
  };
}

/** @param folder on the disk @returns bytes that this process may still write there */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
