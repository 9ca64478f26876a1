import { stat } from 'node:fs/promises';
import { type FileKindName, fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import type { ExtractOutcome, FileToRead } from '../outcome.ts';
import { Unreadable } from '../reasons.ts';
import { composeDocument } from './compose-document.ts';
import type { RawDocument } from './raw-block.ts';

/**
 * Loaded when needed, because a child reads one file: PDF's parser alone takes a fifth of a second.
 * @throws {Unreadable}
 */
type Reader = (path: string, filename: string) => Promise<RawDocument>;

const READERS: Readonly<Record<FileKindName, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  markdown: async () => (await import('./markdown/read-markdown.ts')).readMarkdown,
  text: async () => (await import('./plain/read-plain-text.ts')).readPlainText,

  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  html: async () => (await import('./html/read-html.ts')).readHtml,
  xml: async () => (await import('./xml/read-xml.ts')).readXml,
  fb2: async () => (await import('./xml/read-fiction-book.ts')).readFictionBook,
  csv: async () => (await import('./values/read-table.ts')).readTable,
  tsv: async () => (await import('./values/read-table.ts')).readTable,
  json: async () => (await import('./values/read-json.ts')).readJson,
  yaml: async () => (await import('./values/read-yaml.ts')).readYaml,
  latex: async () => (await import('./latex/read-latex.ts')).readLatex,
  notebook: async () => (await import('./notebook/read-notebook.ts')).readNotebook,
  srt: async () => (await import('./subtitles/read-subtitles.ts')).readSubtitles,
  vtt: async () => (await import('./subtitles/read-subtitles.ts')).readSubtitles,
  email: async () => (await import('./mail/read-email.ts')).readEmail,
  org: async () => (await import('./org/read-org.ts')).readOrg,
  rst: async () => (await import('./rst/read-rst.ts')).readRst,
  code: async () => (await import('./code/read-code.ts')).readCode,
};

/**
 * Reads one file, in the child process. Errors that are no verdict on the file are thrown.
 */
export async function readDocument(file: FileToRead): Promise<ExtractOutcome> {
  try {
    await checkSize(file.path);
    const kind = fileKindOfMediaType(file.mediaType);
    if (!kind) throw new Unreadable('wrong_type', `no reader for ${file.mediaType}`);

    const read = await READERS[kind]();
    const outcome = composeDocument(await read(file.path, file.filename), file.filename);
    if (outcome.words === 0) throw new Unreadable(withoutText(kind), 'no word in the whole file');

    return outcome;
  } catch (error) {
    return verdict(error);
  }
}

async function checkSize(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new Unreadable('empty', 'the file has no bytes');
  if (size > uploadMaxBytes) throw new Unreadable('too_large', `${size} bytes`);
}

/** Pages without text are pictures of text; the other formats would hold the text itself. */
function withoutText(kind: FileKindName): 'no_text' | 'empty' {
  return kind === 'pdf' ? 'no_text' : 'empty';
}

function verdict(error: unknown): ExtractOutcome {
  if (error instanceof Unreadable) return { ok: false, reason: error.reason, detail: error.message };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { ok: false, reason: 'too_deep', detail: error.message };
  if (error instanceof RangeError && /allocation|invalid (string|array) length/i.test(error.message))
    return { ok: false, reason: 'too_large', detail: error.message };

  throw error;
}
