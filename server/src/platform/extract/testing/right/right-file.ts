import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import type { Member } from '../zip.ts';

/** A file of a kind, and what its reader has to find in it. */
export interface RightFile {
  /** The file's bytes; absent for an archive. */
  make?(): Uint8Array | string | Promise<Uint8Array>;
  /** The members of an archive. */
  members?(): Member[];
  /** The blocks of each page, as `outline` writes them. */
  pages: readonly (readonly string[])[];
  /** True if these are the file's pages, with the numbers that its program shows. */
  paged: boolean;
}

/** Kinds that need neither recognition nor transcription. */
export type ReadableKind = Exclude<
  FileKindName,
  'png' | 'jpeg' | 'webp' | 'mp3' | 'wav' | 'm4a' | 'ogg' | 'mp4' | 'mov' | 'mkv'
>;
