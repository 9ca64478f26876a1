import type { ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import { inspectArchive } from '../../../platform/extract/inspect-archive.ts';
import { type SniffingContext, sniffMediaType } from '../../../platform/extract/sniffing/sniff-media-type.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import type { IsolationPool } from '../../../platform/isolate/pool.ts';

/** Enough for every signature. */
export const headBytes = 8 * 1024;

/** An archive says at its end what it holds, so its type shows only when all of it is there. */
export function isArchive(head: Buffer): boolean {
  return head.toString('latin1', 0, 2) === 'PK';
}

/**
 * @returns the type of a file by its content
 * @throws Fault `type_refused` with a type to send instead
 */
export async function acceptedMediaType(
  head: Buffer,
  filename: string,
  context: SniffingContext,
): Promise<string> {
  const sniffed = await sniffMediaType(head, filename, context);
  if (!sniffed.accepted) throw new Fault('type_refused', sniffed.detail);

  return sniffed.mediaType;
}

export interface ArchiveDeps {
  files: Pick<FileStore, 'localCopy'>;
  inspectors: IsolationPool;
  abilities: ReadonlySet<ReadingAbility>;
}

export interface StoredArchive {
  storageKey: string;
  head: Buffer;
  filename: string;
}

/**
 * Works like `acceptedMediaType`, for a stored archive.
 *
 * @throws Fault `unavailable` too, if the archive could not be inspected
 */
export async function acceptedArchive(
  { files, inspectors: pool, abilities }: ArchiveDeps,
  { storageKey, head, filename }: StoredArchive,
): Promise<string> {
  const copy = await files.localCopy(storageKey);
  try {
    const archive = await inspectArchive(copy.path, { pool });
    return await acceptedMediaType(head, filename, { archive, abilities });
  } catch (error) {
    if (!(error instanceof IsolationFailure)) throw error;
    throw new Fault('unavailable', 'We could not read the file just now. Please try again.', {
      retryAfter: 2,
      cause: error,
    });
  } finally {
    await copy.release();
  }
}
