/**
 * The kinds of files that notes are made from: one row each, for the reader, the rejections and the page that
 * uploads.
 */

/**
 * The way in which the content of a file shows its kind; `ole2` is the container of Office files before 2007.
 * Kinds of one form are distinguished by the content of the container, or by the name.
 */
export type FileForm = 'pdf' | 'archive' | 'ole2' | 'rtf' | 'markup' | 'text' | 'picture' | 'sound' | 'film';

/**
 * Abilities that an instance may have in addition to reading text, with programs and servers that are not
 * part of it. `recognition`: it finds the text in scans and pictures. `subtitle_tracks`: it opens films, and
 * cuts recordings. `transcription`: it has the speech in recordings written down.
 */
export const readingAbilities = ['recognition', 'subtitle_tracks', 'transcription'] as const;

export type ReadingAbility = (typeof readingAbilities)[number];

export interface FileKind {
  /** The media type that is stored with a note and sent on the wire. */
  mediaType: string;
  /** Endings of names, lower case, without the dot; the first is the usual one. */
  endings: readonly [string, ...string[]];
  /** For people, after the words "This file is". */
  name: string;
  form: FileForm;
  /** Only an instance with this ability reads the kind. */
  needs?: ReadingAbility;
}

/** Endings of programming languages, which write their comments in one of a few forms. */
const codeEndings = [
  'py',
  'js',
  'mjs',
  'jsx',
  'ts',
  'tsx',
  'java',
  'c',
  'h',
  'cpp',
  'hpp',
  'cc',
  'cs',
  'go',
  'rs',
  'rb',
  'php',
  'swift',
  'kt',
  'scala',
  'dart',
  'groovy',
  'lua',
  'pl',
  'hs',
  'r',
  'jl',
  'm',
  'sql',
  'sh',
  'bash',
  'ps1',
  'css',
  'scss',
  'ex',
  'erl',
  'clj',
  'lisp',
  'f90',
  'pas',
  'vb',
  'asm',
] as [string, ...string[]];

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
  text: { mediaType: 'text/plain', endings: ['txt', 'text', 'log'], name: 'plain text', form: 'text' },

  rtf: { mediaType: 'application/rtf', endings: ['rtf'], name: 'a rich text document', form: 'rtf' },
  html: { mediaType: 'text/html', endings: ['html', 'htm', 'xhtml'], name: 'a web page', form: 'markup' },
  mhtml: {
    mediaType: 'multipart/related',
    endings: ['mhtml', 'mht'],
    name: 'a saved web page',
    form: 'text',
  },
  xml: { mediaType: 'application/xml', endings: ['xml'], name: 'an XML file', form: 'markup' },
  fb2: {
    mediaType: 'application/x-fictionbook+xml',
    endings: ['fb2'],
    name: 'a FictionBook e-book',
    form: 'markup',
  },
  csv: { mediaType: 'text/csv', endings: ['csv'], name: 'a table (CSV)', form: 'text' },
  tsv: { mediaType: 'text/tab-separated-values', endings: ['tsv'], name: 'a table (TSV)', form: 'text' },
  json: { mediaType: 'application/json', endings: ['json', 'jsonl'], name: 'JSON', form: 'text' },
  yaml: { mediaType: 'application/yaml', endings: ['yaml', 'yml'], name: 'YAML', form: 'text' },
  latex: { mediaType: 'application/x-tex', endings: ['tex', 'latex'], name: 'LaTeX', form: 'text' },
  notebook: {
    mediaType: 'application/x-ipynb+json',
    endings: ['ipynb'],
    name: 'a Jupyter notebook',
    form: 'text',
  },
  srt: { mediaType: 'application/x-subrip', endings: ['srt'], name: 'subtitles (SRT)', form: 'text' },
  vtt: { mediaType: 'text/vtt', endings: ['vtt'], name: 'subtitles (WebVTT)', form: 'text' },
  email: { mediaType: 'message/rfc822', endings: ['eml'], name: 'an email', form: 'text' },
  org: { mediaType: 'text/x-org', endings: ['org'], name: 'an Org file', form: 'text' },
  rst: { mediaType: 'text/x-rst', endings: ['rst'], name: 'reStructuredText', form: 'text' },
  code: { mediaType: 'text/x-source-code', endings: codeEndings, name: 'program text', form: 'text' },

  png: {
    mediaType: 'image/png',
    endings: ['png'],
    name: 'a picture (PNG)',
    form: 'picture',
    needs: 'recognition',
  },
  jpeg: {
    mediaType: 'image/jpeg',
    endings: ['jpg', 'jpeg'],
    name: 'a picture (JPEG)',
    form: 'picture',
    needs: 'recognition',
  },
  webp: {
    mediaType: 'image/webp',
    endings: ['webp'],
    name: 'a picture (WebP)',
    form: 'picture',
    needs: 'recognition',
  },

  mp3: {
    mediaType: 'audio/mpeg',
    endings: ['mp3'],
    name: 'a sound recording (MP3)',
    form: 'sound',
    needs: 'transcription',
  },
  wav: {
    mediaType: 'audio/wav',
    endings: ['wav'],
    name: 'a sound recording (WAV)',
    form: 'sound',
    needs: 'transcription',
  },
  m4a: {
    mediaType: 'audio/mp4',
    endings: ['m4a', 'm4b'],
    name: 'a sound recording (M4A)',
    form: 'sound',
    needs: 'transcription',
  },
  ogg: {
    mediaType: 'audio/ogg',
    endings: ['ogg', 'oga', 'opus'],
    name: 'a sound recording (OGG)',
    form: 'sound',
    needs: 'transcription',
  },
  // The sound of a film without subtitles is taken out before it is sent, so nothing else will do.
  mp4: {
    mediaType: 'video/mp4',
    endings: ['mp4', 'm4v'],
    name: 'a video (MP4)',
    form: 'film',
    needs: 'subtitle_tracks',
  },
  mov: {
    mediaType: 'video/quicktime',
    endings: ['mov'],
    name: 'a video (QuickTime)',
    form: 'film',
    needs: 'subtitle_tracks',
  },
  mkv: {
    mediaType: 'video/x-matroska',
    endings: ['mkv', 'webm'],
    name: 'a video (Matroska)',
    form: 'film',
    needs: 'subtitle_tracks',
  },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

const rows = Object.entries(fileKinds) as [FileKindName, FileKind][];
const byEnding = new Map(rows.flatMap(([name, { endings }]) => endings.map((ending) => [ending, name])));

/** True for files of sound or film. */
export function isRecording(kind: FileKindName): boolean {
  const { form }: FileKind = fileKinds[kind];

  return form === 'sound' || form === 'film';
}

/** True for files without characters: pictures and recordings. */
export function isMedia(kind: FileKindName): boolean {
  return fileKinds[kind].form === 'picture' || isRecording(kind);
}

/** True if an instance with these abilities reads a kind. */
export function isReadWith(kind: FileKindName, abilities: ReadonlySet<ReadingAbility>): boolean {
  const { needs }: FileKind = fileKinds[kind];

  return needs === undefined || abilities.has(needs);
}

/** All endings that the name of a file may have which an instance with these abilities reads, with the dot. */
export function readableEndings(abilities: ReadonlySet<ReadingAbility>): string[] {
  return [...byEnding].filter(([, kind]) => isReadWith(kind, abilities)).map(([ending]) => `.${ending}`);
}

/**
 * The kind that a file's name promises. A name proves nothing: the content decides.
 *
 * @returns null for a name that promises none of ours
 */
export function fileKindOfName(filename: string): FileKindName | null {
  return byEnding.get(getEnding(filename)) ?? null;
}

/** As `fileKindOfName`, the media type under which such a file is stored. */
export function mediaTypeOfName(filename: string): string | null {
  const kind = fileKindOfName(filename);

  return kind && fileKinds[kind].mediaType;
}

/** The characters after a name's last dot, in lower case; empty if there are none. */
export function getEnding(filename: string): string {
  return /[^.\\/]\.([^.\\/]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/** @returns the kind that is stored under a media type; null for an unknown media type */
export function fileKindOfMediaType(mediaType: string): FileKindName | null {
  return rows.find(([, kind]) => kind.mediaType === mediaType)?.[0] ?? null;
}
