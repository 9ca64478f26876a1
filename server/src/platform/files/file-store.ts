import type { Readable } from 'node:stream';
import { newId } from '../ids/ids.ts';

/** Facts about the bytes that a store took in. */
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

/** A file on this machine's disk with the bytes of a stored one, perhaps the stored file itself: only read it. */
export interface LocalCopy {
  /** Absolute. */
  path: string;
  /** Call it after the last read. */
  release(): Promise<void>;
}

/**
 * Stores whole files under keys. A key shows its file completely or not at all, whenever the process or the
 * machine ends.
 */
export interface FileStore {
  /**
   * Stores the source's bytes under a new key.
   *
   * @param atMostBytes max size of the source, if known: space for it is reserved
   * @throws Fault `storage_full`, or the source's error. In both cases nothing stays under the key.
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
   * Removes half-written files of dead processes from this machine's disk.
   *
   * @param previous milliseconds since the epoch; newer files can still be in progress
   */
  removeUnfinished(previous: number): Promise<void>;
  /** Removes this process's temporary files. Nothing is stored or read afterwards. */
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
