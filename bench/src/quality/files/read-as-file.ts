import type { StudyDocument } from '@akada/core/text/document.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import { startReading } from '../../../../server/src/platform/extract/testing/reading.ts';
import { type FileForm, type ReadChapter, readAs } from '../chapter-document.ts';
import type { Chapter } from '../chapter-file.ts';
import { chapterDocx } from './chapter-docx.ts';
import { chapterMarkdown } from './chapter-markdown.ts';
import { chapterPdf } from './chapter-pdf.ts';
import { type Preserved, preservedIn } from './preserved.ts';

type Write = (document: StudyDocument) => Uint8Array | string | Promise<Uint8Array | string>;

const FILES: Readonly<Record<FileForm, { ending: string; write: Write }>> = {
  pdf: { ending: 'pdf', write: chapterPdf },
  docx: { ending: 'docx', write: chapterDocx },
  markdown: { ending: 'md', write: chapterMarkdown },
};

/** A chapter that was read from a file, and how much of it came back. */
export interface ReadFileOfChapter extends ReadChapter {
  preserved: Preserved;
}

/**
 * Writes a chapter as a file, with its headings, lists and bold terms, and reads the file as the product reads an upload.
 *
 * @returns what was read; a quotation that reading changed is found nowhere in the chapter, white space and ligatures aside
 * @throws Error when the file is not readable
 */
export async function readAsFile(chapter: Chapter, form: FileForm): Promise<ReadFileOfChapter> {
  const writtenChapter = readAs(chapter, 'bold');
  const { ending, write } = FILES[form];
  const reading = startReading();
  try {
    const { document } = await reading.open(
      `${chapter.name}.${ending}`,
      await write(writtenChapter.document),
    );
    return {
      document,
      rangeOf: (_, quote) => findRange(writtenChapter, quote),
      preserved: preservedIn(writtenChapter.document, document),
    };
  } finally {
    await reading.end();
  }
}

function findRange({ document, rangeOf }: ReadChapter, quote: string): { start: number; end: number } | null {
  for (const { number, text } of document.pages) {
    const found = findQuote(text, quote);
    if (found !== null) return rangeOf(number, text.slice(found.start, found.end));
  }
  return null;
}
