import type { FileKindName } from '@akada/core/notes/file-kinds.ts';

/** Kinds that are written in tags. */
export type MarkupKind = Extract<FileKindName, 'html' | 'xml' | 'fb2'>;

/** Allowed text before the first element. It is bounded, because a hostile head can have any amount. */
const PROLOGUE = /^\s*(?:<\?[^>]{0,500}>\s*|<!--[^>]{0,2000}>\s*|<!doctype[^>[]{0,500}>\s*){0,10}/i;
const DECLARES_HTML = /<!doctype\s+html/i;
const ROOT = /^<([a-z][\w:.-]*)/i;
const HTML_ROOTS = new Set(['html', 'head', 'body', 'script', 'iframe']);
const XML_ROOTS = new Set(['math', 'rss', 'feed']);

/**
 * Recognises markup by its declaration and its first element.
 *
 * @param start the beginning of a file, one character for each byte
 * @returns null for text that merely has tags in it: fragments and Markdown begin so too
 */
export function getMarkup(start: string): MarkupKind | 'svg' | null {
  const prologue = PROLOGUE.exec(start)?.[0] ?? '';
  const rest = start.slice(prologue.length);
  const root = ROOT.exec(rest)?.[1]?.toLowerCase() ?? '';
  if (root === 'svg') return 'svg';
  if (HTML_ROOTS.has(root) || DECLARES_HTML.test(prologue)) return 'html';
  if (root === 'fictionbook') return 'fb2';
  if (XML_ROOTS.has(root) || /^\s*<\?xml|<!doctype/i.test(prologue)) return 'xml';

  return /^<!doctype/i.test(rest) ? 'xml' : null;
}

const HEADER_LINE = /^(?:[\w-]{1,70}:|[ \t]\S)/;
const OF_PARTS = /^content-type:\s*multipart\/related/im;

/** Recognises a page with its pictures by the header of a message whose parts belong together. */
export function isSavedPage(start: string): boolean {
  const [header = ''] = start.trimStart().split(/\r?\n\r?\n/, 1);

  return OF_PARTS.test(header) && header.split(/\r?\n/).every((line) => HEADER_LINE.test(line));
}
