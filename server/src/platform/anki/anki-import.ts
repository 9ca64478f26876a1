/** The results of child processes that read a package. Everything in it came from a stranger's file. */
import type { ImportedCard, ImportRemark, Omission } from '@akada/core/cards/anki/imported-card.ts';
import type { PackageProblem } from './package-problem.ts';

/** Notes of a page. A larger page needs more memory. Smaller pages need more processor time, because each opens the package again. */
export const notesOfPage = 5_000;

/** Without reviews a page needs less memory, so the package is opened less often. */
export const notesOfPreview = 10_000;

/** The child's input. */
export interface PackageToRead {
  /** The local file path. */
  path: string;
  /** The student's zone: a name of the IANA database. */
  timeZone: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The id of the last note of the previous page; 0 for the first page. */
  afterNote: number;
  /** Max notes of this page, usually `notesOfPage`. */
  notes: number;
  /** True for a preview, which only counts known cards: their states are rough, and no reviews are read. */
  isPreview?: boolean;
}

/** Counts of a package, before any note is mapped. */
export interface PackageCounts {
  notes: number;
  cards: number;
  reviews: number;
  media: number;
  /** Files whose names are paths or otherwise not allowed. */
  rejectedMedia: number;
}

/** One page of the notes of a package. */
export interface PackagePage {
  counts: PackageCounts;
  /** Names of the note types of this page, with the number of their notes. */
  noteTypes: { name: string; notes: number }[];
  cards: ImportedCard[];
  omitted: Partial<Record<Omission, number>>;
  /** Counted by notes. */
  remarks: Partial<Record<ImportRemark, number>>;
  /** The id of the last note of this page; null after the last page. */
  nextAfterNote: number | null;
}

/** A page, or the reason why nothing can be read. */
export type ReadPackage = { ok: true; page: PackagePage } | { ok: false; problem: PackageProblem };

/** The child's input for a file that is a package or a text. */
export interface CardFileToRead extends PackageToRead {
  /** True if its name says that it is an Anki package, so that a damaged one is not read as a text. */
  isPackage: boolean;
  /** The deck of cards of a text that names none. */
  deck: string;
  /** Signs in a text; null to find them. */
  separator: string | null;
  rowSeparator: string | null;
  maxTextBytes: number;
}

/** One page of a file; a text is one page. */
export interface CardFilePage extends PackagePage {
  format: 'anki' | 'text';
  /** Lines of a text that become no card. */
  faults: { line: number; message: string }[];
}

export type ReadCardFile = { ok: true; page: CardFilePage } | { ok: false; problem: PackageProblem };

/** The child's input for media. */
export interface MediaToRead {
  path: string;
  names: string[];
  /** No further file is started after this many bytes. */
  maxBytes: number;
}

/** A media file; `problem` says why it has no bytes. */
export type MediaFile = { name: string } & (
  | { ok: true; bytes: Uint8Array }
  | { ok: false; problem: PackageProblem }
);

/** Files in the order of the requested names; the caller asks again for the other names. */
export type ReadMedia = { ok: true; files: MediaFile[] } | { ok: false; problem: PackageProblem };
