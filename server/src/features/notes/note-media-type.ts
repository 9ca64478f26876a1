import { sniffMediaType } from '../../platform/extract/sniff-media-type.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** Enough for every signature. */
export const headBytes = 8 * 1024;

/** An archive says at its end what it holds, so its type shows only when all of it is there. */
export function isArchive(head: Buffer): boolean {
  return head.toString('latin1', 0, 2) === 'PK';
}

/** @returns the type of a file by its content @throws Fault `type_refused` with what to send instead */
export async function acceptedMediaType(head: Buffer, filename: string, path?: string): Promise<string> {
  const sniffed = await sniffMediaType(head, filename, path);
  if (!sniffed.accepted) throw new Fault('type_refused', sniffed.detail);

  return sniffed.mediaType;
}

/** As `acceptedMediaType`, of a file that was stored. */
export async function acceptedMediaTypeOfStored(
  files: Pick<FileStore, 'localCopy'>,
  storageKey: string,
  head: Buffer,
  filename: string,
): Promise<string> {
  const copy = await files.localCopy(storageKey);
  try {
    return await acceptedMediaType(head, filename, copy.path);
  } finally {
    await copy.release();
  }
}
