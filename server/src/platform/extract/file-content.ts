import { fileTypeFromBuffer } from 'file-type';
import { type ArchiveContent, archiveContent } from './archive-content.ts';
import { looksLikeText } from './text-content.ts';

/** What a file holds. `name` is for people, after the words "This file is". */
export type FileContent =
  | { kind: 'pdf' | 'docx' | 'ole2' | 'text' | 'empty' }
  | { kind: 'other'; name: string };

const PDF = '%PDF-';
/** Readers accept as much before the signature; so does this, unless it is the head of something else. */
const PDF_WITHIN = 1_024;
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const OLE2 = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';
/** Formats that are written in plain characters and are still no text. */
const MARKUP =
  /^\s*(?:<!--[^>]*>\s*)?(?:<\?xml|<!doctype|<(?:html|head|body|svg|script|iframe|math|rss|feed)\b|\{\\rtf|%!PS)/i;

/**
 * Tells a file's content by its first bytes: what comes first counts, so that one file cannot be two.
 *
 * @param path lets an archive's directory be read, which lies at its end
 */
export async function lookInside(head: Uint8Array, path?: string): Promise<FileContent> {
  if (head.length === 0) return { kind: 'empty' };

  const start = Buffer.from(head).toString('latin1');
  if (start.startsWith(PDF)) return { kind: 'pdf' };
  if (ZIP.some((signature) => start.startsWith(signature)))
    return inArchive(await archiveContent(start, path));
  if (start.startsWith(OLE2)) return { kind: 'ole2' };
  if (MARKUP.test(withoutZeros(start))) return { kind: 'other', name: 'a web page or other markup' };
  if (looksLikeText(head)) return { kind: 'text' };

  const known = await fileTypeFromBuffer(head);
  if (known) return { kind: 'other', name: `a .${known.ext} file` };
  if (start.slice(0, PDF_WITHIN).includes(PDF)) return { kind: 'pdf' };

  return { kind: 'other', name: 'in an unknown format' };
}

/** Also finds what is written in two bytes per character, and skips a byte order mark. */
function withoutZeros(start: string): string {
  return start.replaceAll('\0', '').replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '');
}

function inArchive(content: ArchiveContent): FileContent {
  return content === 'docx' ? { kind: 'docx' } : { kind: 'other', name: content };
}
