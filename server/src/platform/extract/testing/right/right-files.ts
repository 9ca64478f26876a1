/** A short chapter as a file of each kind that is read without recognition: what every reader has to find in it. */
import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import { type Member, makeZip } from '../zip.ts';
import { rightOfficeFiles } from './right-office-files.ts';
import { rightTextFiles } from './right-text-files.ts';

export interface RightFile {
  /** Its bytes; absent for an archive. */
  make?(): Uint8Array | string | Promise<Uint8Array>;
  /** Of an archive. */
  members?(): Member[];
  /** The blocks of each page, as `outline` writes them. */
  pages: readonly (readonly string[])[];
  /** Whether these are pages of the file, whose numbers its program shows too. */
  paged: boolean;
}

export type ReadableKind = Exclude<
  FileKindName,
  'png' | 'jpeg' | 'webp' | 'mp3' | 'wav' | 'm4a' | 'ogg' | 'mp4' | 'mov' | 'mkv'
>;

export const rightFiles: Readonly<Record<ReadableKind, RightFile>> = {
  ...rightOfficeFiles,
  ...rightTextFiles,
};

/** The bytes of the right file of a kind. */
export async function rightBytes(kind: ReadableKind): Promise<Buffer> {
  const { make, members } = rightFiles[kind];

  return Buffer.from((await make?.()) ?? makeZip(members?.() ?? []));
}
