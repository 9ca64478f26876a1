import { statfsSync } from 'node:fs';
import { storageFull } from './file-faults.ts';

/** Room on a disk for one file that is being written. */
export interface Reservation {
  /** To be told of bytes that were written: they are missing from the free space, and no longer promised. */
  written(bytes: number): void;
  /** Call it once, after the last write. */
  release(): void;
}

/** Gives files room, so that none begins to be written that cannot be finished. */
export interface DiskRoom {
  /**
   * @param atMostBytes max size of the file
   * @throws Fault `storage_full` if the disk lacks this much in addition to the reserve and other
   * reservations
   */
  reserve(atMostBytes: number): Reservation;
}

/**
 * @param minFreeBytes the reserve: bytes that stay free
 * @param freeBytes returns the disk's free bytes synchronously, because no other file can come in between
 * check and reservation
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
export function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
