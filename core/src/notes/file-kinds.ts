/** The kinds of files that notes are made from: one row each, for the reader, the refusals and the page that uploads. */

/**
 * How the content of a file shows what it is; `ole2` is the container of Office files before 2007. Kinds of one form are
 * distinguished by what is inside, or by the name.
 */
export type FileForm = 'pdf' | 'archive' | 'ole2' | 'text';

export interface FileKind {
  /** As it is stored with a note and sent on the wire. */
  mediaType: string;
  /** Endings of names, lower case, without the dot; the first is the usual one. */
  endings: readonly [string, ...string[]];
  /** For people, after the words "This file is". */
  name: string;
  form: FileForm;
}

export const fileKinds = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'], name: 'a PDF', form: 'pdf' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    name: 'a Word document',
    form: 'archive',
  },
  doc: {
    mediaType: 'application/msword',
    endings: ['doc', 'dot'],
    name: 'a Word document from before 2007',
    form: 'ole2',
  },
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx', 'pptm', 'ppsx'],
    name: 'a PowerPoint presentation',
    form: 'archive',
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx', 'xlsm'],
    name: 'an Excel workbook',
    form: 'archive',
  },
  odt: {
    mediaType: 'application/vnd.oasis.opendocument.text',
    endings: ['odt', 'ott'],
    name: 'an OpenDocument text',
    form: 'archive',
  },
  ods: {
    mediaType: 'application/vnd.oasis.opendocument.spreadsheet',
    endings: ['ods', 'ots'],
    name: 'an OpenDocument spreadsheet',
    form: 'archive',
  },
  odp: {
    mediaType: 'application/vnd.oasis.opendocument.presentation',
    endings: ['odp', 'otp'],
    name: 'an OpenDocument presentation',
    form: 'archive',
  },
  epub: { mediaType: 'application/epub+zip', endings: ['epub'], name: 'an e-book', form: 'archive' },
  zip: { mediaType: 'application/zip', endings: ['zip'], name: 'a ZIP archive', form: 'archive' },

  markdown: {
    mediaType: 'text/markdown',
    endings: ['md', 'markdown'],
    name: 'Markdown',
    form: 'text',
  },
  text: { mediaType: 'text/plain', endings: ['txt', 'text'], name: 'plain text', form: 'text' },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

const rows = Object.entries(fileKinds) as [FileKindName, FileKind][];
const byEnding = new Map(rows.flatMap(([name, { endings }]) => endings.map((ending) => [ending, name])));

/** All endings that a name may have, with the dot. */
export const readableEndings: readonly string[] = [...byEnding.keys()].map((ending) => `.${ending}`);

/**
 * The kind that a file's name promises. A name proves nothing: the content decides.
 *
 * @returns null for a name that promises none of ours
 */
export function fileKindOfName(filename: string): FileKindName | null {
  return byEnding.get(endingOf(filename)) ?? null;
}

/** As `fileKindOfName`, the media type under which such a file is stored. */
export function mediaTypeOfName(filename: string): string | null {
  const kind = fileKindOfName(filename);

  return kind && fileKinds[kind].mediaType;
}

/** The characters after a name's last dot, in lower case; empty where there are none. */
export function endingOf(filename: string): string {
  return /[^.\\/]\.([^.\\/]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/** @returns the kind that is stored under a media type, null for one that is none of ours */
export function fileKindOfMediaType(mediaType: string): FileKindName | null {
  return rows.find(([, kind]) => kind.mediaType === mediaType)?.[0] ?? null;
}
