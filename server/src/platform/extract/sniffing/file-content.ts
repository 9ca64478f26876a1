import {
  type FileKindName,
  fileKindOfMediaType,
  fileKindOfName,
  isMedia,
} from '@akada/core/notes/file-kinds.ts';
import { endingOfFormat } from '@akada/core/notes/refused-formats.ts';
import { fileTypeFromBuffer } from 'file-type';
import { type ArchiveContent, isKind } from '../child/archive-content.ts';
import { getEncoding } from '../encoding/decode-text.ts';
import { getMarkup, isSavedPage, type MarkupKind } from './markup-kind.ts';
import { isOle2, type Ole2Content, ole2Content } from './ole2-content.ts';

/** The content of a file. `name` completes the sentence "This file is ...". */
export type FileContent =
  | { is: 'known'; kind: FileKindName }
  | { is: 'markup'; kind: MarkupKind }
  /** `holds` is null if the head of the file does not show it. */
  | { is: 'ole2'; holds: Ole2Content | null }
  | { is: 'archive' | 'text' | 'empty' }
  /** `ending` is the usual file ending; null if the format is unknown. */
  | { is: 'other'; name: string; ending: string | null };

const PDF = '%PDF-';
/** Readers accept as much before the signature; so does this, unless it is the head of something else. */
const PDF_WITHIN = 1_024;
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const RTF = /^\s*\{\\rtf/;
const POSTSCRIPT = /^\s*%!PS/;

/** Word for DOS, for the Macintosh and the first ones for Windows, in hexadecimal. */
const FIRST_WORD = /^(?:dba52d00|9ba52100|3[12]be0000|fe37001c|fe370023)/;

/**
 * Finds a file's content by its first bytes: what comes first counts, so that one file cannot be two.
 *
 * @param archive what `inspectArchive` found; without it an archive may be any, because its directory is at its end
 */
export async function lookInside(
  head: Uint8Array,
  archive: ArchiveContent | null = null,
): Promise<FileContent> {
  if (head.length === 0) return { is: 'empty' };

  const start = Buffer.from(head).toString('latin1');
  if (start.startsWith(PDF)) return { is: 'known', kind: 'pdf' };
  if (ZIP.some((signature) => start.startsWith(signature)))
    return archive ? inArchive(archive) : { is: 'archive' };
  if (isOle2(Buffer.from(head))) return { is: 'ole2', holds: ole2Content(Buffer.from(head)) };

  if (FIRST_WORD.test(Buffer.from(head.subarray(0, 4)).toString('hex')))
    return { is: 'other', name: 'a Word document from before 1994', ending: 'wri' };

  const inCharacters = contentOfCharacters(head, withoutZeros(start));
  if (inCharacters) return inCharacters;

  const known = await fileTypeFromBuffer(head);
  const kind = known && (fileKindOfMediaType(known.mime) ?? fileKindOfName(`file.${known.ext}`));
  if (kind && isMedia(kind)) return { is: 'known', kind };
  if (known) return { is: 'other', name: `a .${known.ext} file`, ending: known.ext };
  if (start.slice(0, PDF_WITHIN).includes(PDF)) return { is: 'known', kind: 'pdf' };

  return { is: 'other', name: 'in an unknown format', ending: null };
}

/** The first line of a PDF. */
const PDF_LINE = /(?:^|[^\x20-\x7E])%PDF-\d/;

/** Tells if a PDF begins on a line near the start of a file, behind lines that do not belong to it. */
export function holdsPdf(head: Uint8Array): boolean {
  return PDF_LINE.test(Buffer.from(head.subarray(0, PDF_WITHIN)).toString('latin1'));
}

/** Formats that are written in plain characters come first: some of them are still no text. */
function contentOfCharacters(head: Uint8Array, start: string): FileContent | null {
  if (RTF.test(start)) return { is: 'known', kind: 'rtf' };
  if (POSTSCRIPT.test(start)) return { is: 'other', name: 'a PostScript file', ending: 'ps' };

  if (isSavedPage(start)) return { is: 'known', kind: 'mhtml' };

  const markup = getMarkup(start);
  if (markup === 'svg') return { is: 'other', name: 'a drawing (SVG)', ending: 'svg' };
  if (markup) return { is: 'markup', kind: markup };

  return getEncoding(head) ? { is: 'text' } : null;
}

/** Also finds what is written in two bytes per character, and skips a byte order mark. */
function withoutZeros(start: string): string {
  return start.replaceAll('\0', '').replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '');
}

function inArchive(content: ArchiveContent): FileContent {
  if (isKind(content)) return { is: 'known', kind: content };

  return { is: 'other', name: content, ending: endingOfFormat(content) };
}
