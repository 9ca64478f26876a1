import type { DocumentPage } from '@akada/core/text/document.ts';

/**
 * Names each page by its nearest heading: a page that opens with one belongs to that, any other continues what came
 * before it.
 *
 * @param pages all of a document, in order
 * @param titles by number, of pages that open with a heading which is not among their blocks
 */
export function withSections<Page extends Pick<DocumentPage, 'number' | 'text' | 'blocks'>>(
  pages: readonly Page[],
  titles: ReadonlyMap<number, string> = new Map(),
): (Page & Pick<DocumentPage, 'section'>)[] {
  let section: string | null = null;

  return pages.map((page) => {
    const own = openingHeading(page) ?? titles.get(page.number) ?? section;
    section = lastHeading(page) ?? own;
    return { ...page, section: own };
  });
}

function openingHeading({ text, blocks: [first] }: Pick<DocumentPage, 'text' | 'blocks'>): string | null {
  return first?.kind === 'heading' ? text.slice(first.start, first.end) : null;
}

function lastHeading({ text, blocks }: Pick<DocumentPage, 'text' | 'blocks'>): string | null {
  const last = blocks.findLast(({ kind }) => kind === 'heading');

  return last ? text.slice(last.start, last.end) : null;
}
