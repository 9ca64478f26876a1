import type { StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import { foldText } from '@akada/core/text/fold.ts';

/**
 * The share of the written content that reading a file preserved, each from 0 to 1; 1 if nothing of the kind
 * was written.
 */
export interface Preserved {
  /** Blocks of this kind that came back as such, with the same words. */
  heading: number;
  paragraph: number;
  listItem: number;
  /** Bold runs outside of headings. */
  bold: number;
}

/**
 * Compares a document with the result of reading its file. Pages, levels and white space may differ, words
 * may not; repeated content must return as often.
 */
export function preservedIn(writtenStudyDocument: StudyDocument, read: StudyDocument): Preserved {
  const share = (getTexts: (document: StudyDocument) => string[]) =>
    shareFound(getTexts(writtenStudyDocument), getTexts(read));
  return {
    heading: share((document) => blockTexts(document, 'heading')),
    paragraph: share((document) => blockTexts(document, 'paragraph')),
    listItem: share((document) => blockTexts(document, 'list_item')),
    bold: share(({ pages }) =>
      pages.flatMap(({ text, bold }) => bold.map(({ start, end }) => text.slice(start, end))),
    ),
  };
}

function blockTexts({ pages }: StudyDocument, kind: TextBlock['kind']): string[] {
  return pages.flatMap(({ text, blocks }) =>
    blocks.filter((block) => block.kind === kind).map(({ start, end }) => text.slice(start, end)),
  );
}

function shareFound(written: readonly string[], read: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of read.map(foldText)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const found = written.map(foldText).filter((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left > 0;
  });
  return written.length === 0 ? 1 : found.length / written.length;
}
