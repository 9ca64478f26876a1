import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import { fileTypeFromBuffer } from 'file-type';
import { type ArchiveContent, isKind } from './child/archive-content.ts';
import { encodingOf } from './decode-text.ts';
import { isOle2, type Ole2Content, ole2Content } from './ole2-content.ts';

/** What a file holds. `name` is for people, after the words "This file is". */
export type FileContent =
  | { is: 'known'; kind: FileKindName }
  /** `holds` is null where the head does not show it. */
  | { is: 'ole2'; holds: Ole2Content | null }
  | { is: 'archive' | 'text' | 'empty' }
  | { is: 'other'; name: string };

const PDF = '%PDF-';
/** Readers accept as much before the signature; so does this, unless it is the head of something else. */
const PDF_WITHIN = 1_024;
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** Formats that are written in plain characters and are still no text. */
const MARKUP =
  /^\s*(?:<!--[^>]*>\s*)?(?:<\?xml|<!doctype|<(?:html|head|body|svg|script|iframe|math|rss|feed)\b|\{\\rtf|%!PS)/i;

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
  if (MARKUP.test(withoutZeros(start))) return { is: 'other', name: 'a web page or other markup' };
  if (looksLikeText(head)) return { is: 'text' };

  const known = await fileTypeFromBuffer(head);
  if (known) return { is: 'other', name: `a .${known.ext} file` };
  if (start.slice(0, PDF_WITHIN).includes(PDF)) return { is: 'known', kind: 'pdf' };

  return { is: 'other', name: 'in an unknown format' };
}

/** Also finds what is written in two bytes per character, and skips a byte order mark. */
function withoutZeros(start: string): string {
  return start.replaceAll('\0', '').replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '');
}

function inArchive(content: ArchiveContent): FileContent {
  return isKind(content) ? { is: 'known', kind: content } : { is: 'other', name: content };
}

/** Stray control characters happen in old files; more than this is no text. */
const MOST_CONTROLS = 0.002;
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/**
 * Whether bytes are text in an encoding that `decodeText` knows.
 *
 * @param head the start of a file; a character that it cuts at its end does not count
 */
function looksLikeText(head: Uint8Array): boolean {
  const text = decode(head);
  if (text === null || text.includes('\0')) return false;

  return (text.match(CONTROL)?.length ?? 0) <= MOST_CONTROLS * text.length;
}

function decode(head: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}
