/** A short chapter as a file of each kind that is read without recognition: what every reader has to find in it. */
import { makeZip } from '../zip.ts';
import { rightDocumentFiles } from './right-document-files.ts';
import type { ReadableKind, RightFile } from './right-file.ts';
import { rightTextFiles } from './right-text-files.ts';

export const rightFiles: Readonly<Record<ReadableKind, RightFile>> = {
  ...rightDocumentFiles,
  ...rightTextFiles,
};

/** The bytes of the right file of a kind. */
export async function rightBytes(kind: ReadableKind): Promise<Buffer> {
  const { make, members } = rightFiles[kind];

  return Buffer.from((await make?.()) ?? makeZip(members?.() ?? []));
}
