import type { DocumentPage, StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import type { Chapter } from './chapter-file.ts';

/** The known structure of a chapter: plain text, with headings, or with bold runs too. */
export type TextForm = 'text' | 'headings' | 'bold';

/** A file with the complete structure, which must be read. */
export type FileForm = 'pdf' | 'docx' | 'markdown';

export type ChapterForm = TextForm | FileForm;

interface Paragraph {
  text: string;
  /** The start of the paragraph in the chapter's text. */
  origin: number;
  level: number;
  isListItem: boolean;
}

export interface ReadChapter {
  document: StudyDocument;
  /** The range of one page's quotation in the chapter's text; null if it does not occur. */
  rangeOf(page: number, quote: string): { start: number; end: number } | null;
}

/** The chapter as a note that was read from a file: one page without headings, one page per heading with them. */
export function readAs(chapter: Chapter, form: TextForm): ReadChapter {
  const paragraphs = getParagraphs(chapter, form !== 'text');
  const pages: DocumentPage[] = [];
  const origins: number[][] = [];
  let open: Paragraph[] = [];
  let section: string | null = null;
  const close = () => {
    if (open.length === 0) return;
    pages.push(getPage(open, pages.length + 1, section));
    origins.push(open.map((paragraph) => paragraph.origin));
    open = [];
  };
  for (const paragraph of paragraphs) {
    if (paragraph.level > 0) {
      close();
      section = paragraph.text;
    }
    open.push(paragraph);
  }
  close();
  if (form === 'bold') markBold(pages, chapter.boldTerms);
  return {
    document: { title: chapter.name, pages },
    rangeOf: (page, quote) => findRange(pages, origins, page, quote),
  };
}

function getParagraphs(chapter: Chapter, withHeadings: boolean): Paragraph[] {
  const levels = new Map(chapter.headings.map((heading) => [heading.start, heading]));
  const paragraphs: Paragraph[] = [];
  for (const match of chapter.text.matchAll(/[^\n]+/g)) {
    const heading = levels.get(match.index);
    const bullet = /^\s*•\s*/.exec(match[0])?.[0] ?? '';
    paragraphs.push({
      text: match[0].slice(bullet.length),
      origin: match.index + bullet.length,
      level: withHeadings && heading?.title === match[0].trim() ? heading.level : 0,
      isListItem: bullet !== '',
    });
  }
  return paragraphs;
}

function getPage(paragraphs: readonly Paragraph[], number: number, section: string | null): DocumentPage {
  const blocks: TextBlock[] = [];
  let text = '';
  for (const paragraph of paragraphs) {
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += paragraph.text;
    const kind = paragraph.level > 0 ? 'heading' : paragraph.isListItem ? 'list_item' : 'paragraph';
    blocks.push({ kind, level: Math.min(6, paragraph.level), start, end: text.length });
  }
  return { number, section, text, blocks, bold: [], reading: 'text' };
}

/** A book prints a term in bold once: at its first occurrence in running text. */
function markBold(pages: readonly DocumentPage[], terms: readonly string[]): void {
  for (const term of terms) markFirst(pages, term);
  for (const page of pages) {
    page.bold.sort((left, right) => left.start - right.start);
    page.bold = page.bold.filter(
      (span, index) => index === 0 || span.start >= (page.bold[index - 1]?.end ?? 0),
    );
  }
}

function markFirst(pages: readonly DocumentPage[], term: string): void {
  const literal = term.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  for (const flags of ['gu', 'giu']) {
    for (const page of pages) {
      for (const match of page.text.matchAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, flags),
      )) {
        const block = page.blocks.find(({ start, end }) => match.index >= start && match.index < end);
        if (block === undefined || block.kind === 'heading') continue;
        page.bold.push({ start: match.index, end: match.index + match[0].length });
        return;
      }
    }
  }
}

function findRange(
  pages: readonly DocumentPage[],
  origins: readonly number[][],
  number: number,
  quote: string,
): { start: number; end: number } | null {
  const page = pages[number - 1];
  const index = page?.text.indexOf(quote) ?? -1;
  if (page === undefined || index === -1) return null;

  const block = page.blocks.findIndex(({ start, end }) => index >= start && index < end);
  const start = (origins[number - 1]?.[block] ?? 0) + index - (page.blocks[block]?.start ?? 0);
  return { start, end: start + quote.length };
}
