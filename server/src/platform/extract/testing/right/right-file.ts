import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import type { Member } from '../zip.ts';

/** A file of a kind, and what its reader has to find in it. */
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

/** What is read without recognition or transcription. */
export type ReadableKind = Exclude<
  FileKindName,
  'png' | 'jpeg' | 'webp' | 'mp3' | 'wav' | 'm4a' | 'ogg' | 'mp4' | 'mov' | 'mkv'
>;
