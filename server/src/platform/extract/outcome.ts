import type { StudyDocument } from '@akada/core/text/document.ts';
import type { EncodingChoice } from './encoding/encoding-choice.ts';
import type { UnreadableReason } from './reasons.ts';
import type { ScanPage } from './scan-page.ts';

/** A file that was read, completely or (with a warning) in part. */
export interface ReadFile {
  ok: true;
  document: StudyDocument;
  /** True if its pages are the file's pages; false for sections of a file without pages. */
  paged: boolean;
  /** Sentences for the person: the omitted content, and the reason. */
  warnings: string[];
  words: number;
  /** Pages that can be drawn, because they are pictures; absent if there are none. */
  scans?: ScanPage[];
  /** Two encodings from which a person should choose; absent if one is certain. */
  encodingChoice?: EncodingChoice;
}

/** A file that cannot be made into a note, and will not be next time either. */
export interface UnreadableFile {
  ok: false;
  reason: UnreadableReason;
  /** For the log, never for a person: may quote an error of a parser. */
  detail: string;
  /** Whether its reading used up what it might have, and might come to another end with more. */
  isCutShort?: true;
  /** Its pages, where they may still be drawn and their text recognised. */
  scan?: ReadFile;
}

export type ExtractOutcome = ReadFile | UnreadableFile;

/** The file to read. */
export interface FileToRead {
  /** Absolute path of the stored file, which is only read. */
  path: string;
  /** The name that the person gave it; the title when the file has none. */
  filename: string;
  /** The result of `sniffMediaType`. */
  mediaType: string;
  /** Whether text in pictures will be recognised, so that those in archives count as pages; no where absent. */
  recognises?: boolean;
  /** The encoding that the owner selected. */
  encoding?: string | undefined;
}
