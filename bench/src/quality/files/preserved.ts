import type { StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import { foldText } from '@akada/core/text/fold.ts';

/** What reading a file preserved of what was written, each from 0 to 1; 1 where nothing of the kind was written. */
export interface Preserved {
  /** Blocks of this kind that came back as such, with the same words. */
  heading: number;
  paragraph: number;
  listItem: number;
  /** Bold runs outside of headings. */
  bold: number;
}

/**
 * Compares a document with what reading its file gave. Pages, levels and white space may differ, words may not; what occurs
 * twice has to come back twice.
 */
export function preservedIn(written: StudyDocument, read: StudyDocument): Preserved {
  const share = (textsOf: (document: StudyDocument) => string[]) =>
    shareFound(textsOf(written), textsOf(read));
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
