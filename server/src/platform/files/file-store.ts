import type { Readable } from 'node:stream';
import { newId } from '../ids/ids.ts';

/** What a store knows of bytes that it took in. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

export interface ListedFile {
  key: string;
  /** Bytes. */
  size: number;
  /** When it became complete, in milliseconds since the epoch, by the clock of the store. */
  storedAt: number;
}

/** A file of this machine's own disk with the bytes of a stored one. Only to be read. */
export interface LocalCopy {
  /** Absolute. */
  path: string;
  /** To be called after the last read. */
  release(): Promise<void>;
}

/**
 * Stores whole files under keys. A key shows its file completely or not at all, whenever the process or the
 * machine ends.
 */
export interface FileStore {
  /**
   * Stores what the source gives, under a key that was never used before.
   * @param atMostBytes what the source may give, where it is known: room for it is reserved
   * @throws Fault `storage_full`; whatever the source fails with. Either way nothing stays under the key.
   */
  put(key: string, source: Readable, atMostBytes?: number): Promise<StoredFile>;
  /** @throws FileMissing */
  open(key: string): Promise<Readable>;
  /** A file that is not there is as good as deleted. */
  delete(key: string): Promise<void>;
  /** @param folder the first part of the keys wanted, all where absent; in no particular order */
  list(folder?: string): AsyncIterable<ListedFile>;
  /** @throws FileMissing */
  localCopy(key: string): Promise<LocalCopy>;
  /**
   * Removes what processes that died left half-written on this machine's disk.
   * @param before milliseconds since the epoch; what was written to later may still be under way
   */
  removeUnfinished(before: number): Promise<void>;
  /** Removes what this process has put beside the store. Nothing is stored or read after it. */
  close(): Promise<void>;
}

/** No file is stored under this key. */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`no file is stored under ${key}`, options);
    this.name = 'FileMissing';
  }
}

const keyForm = /^[a-z]{1,20}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/**
 * @param folder whose files these are, such as `notes`: one to twenty small letters
 * @returns an unguessable key, spread over 256 folders so that none grows large
 */
export function newFileKey(folder: string): string {
  const id = newId();
  return checkedKey(`${folder}/${id.slice(0, 2)}/${id}`);
}

/**
 * Keys become paths, so one in another form than ours must not get as far as the disk.
 * @returns the key
 * @throws Error when it is not in the form that `newFileKey` makes
 */
export function checkedKey(key: string): string {
  if (keyForm.test(key)) return key;

  throw new Error('This is not the key of a file');
}
