import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import { Unreadable } from '../reasons.ts';
import type { RawDocument } from './blocks/raw-block.ts';
import type { FileSource } from './file-source.ts';
import type { ReadMember } from './read-member.ts';

/**
 * Reads one file.
 * @param readMember reads a file that is a member of this one
 * @throws {Unreadable}
 */
type Reader = (source: FileSource, readMember: ReadMember) => Promise<RawDocument>;

/** Readers load when needed, because a child reads one file: the parser of PDF takes a fifth of a second. */
const READERS: Readonly<Record<FileKindName, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  doc: async () => (await import('./doc/read-doc.ts')).readDoc,
  pptx: async () => (await import('./pptx/read-pptx.ts')).readPptx,
  xlsx: async () => (await import('./xlsx/read-xlsx.ts')).readXlsx,
  odt: async () => (await import('./odf/read-odt.ts')).readOdt,
  ods: async () => (await import('./odf/read-ods.ts')).readOds,
  odp: async () => (await import('./odf/read-odp.ts')).readOdp,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  zip: async () => (await import('./zip/read-zip.ts')).readZip,
  markdown: async () => (await import('./markdown/read-markdown.ts')).readMarkdown,
  text: async () => (await import('./plain/read-plain-text.ts')).readPlainText,

  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  html: async () => (await import('./html/read-html.ts')).readHtml,
  mhtml: async () => (await import('./html/read-saved-page.ts')).readSavedPage,
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

  png: async () => pictureWithoutText,
  jpeg: async () => pictureWithoutText,
  webp: async () => pictureWithoutText,

  mp3: async () => notHere,
  wav: async () => notHere,
  m4a: async () => notHere,
  ogg: async () => notHere,
  mp4: async () => notHere,
  mov: async () => notHere,
  mkv: async () => notHere,
};

/** Recordings are opened by programs outside of this child; what it reads of them is their captions. */
const notHere: Reader = async () => {
  throw new Unreadable('wrong_type', 'a recording has to be written down first');
};

/** One page, whose text is recognised later. */
const pictureWithoutText: Reader = async () => ({ title: null, pages: [[]], warnings: [], paged: true });

/** Reads a file of a kind. @throws {Unreadable} */
export async function readKind(kind: FileKindName, source: FileSource): Promise<RawDocument> {
  const read = await READERS[kind]();

  return read(source, readKind);
}
