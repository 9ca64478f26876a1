import type { DocumentPage, TextBlock } from '../../text/document.ts';

/** One typed line of a page: a block may hold several. */
export interface NoteLine {
  page: DocumentPage;
  kind: TextBlock['kind'];
  level: number;
  /** In the page. */
  start: number;
  end: number;
  text: string;
}

/** @returns the lines of a page that hold text; code and tables are none */
export function linesOf(page: DocumentPage): NoteLine[] {
  const blocks: readonly TextBlock[] =
    page.blocks.length > 0 ? page.blocks : [{ kind: 'paragraph', level: 0, start: 0, end: page.text.length }];
  return blocks
    .filter(({ kind }) => kind !== 'code' && kind !== 'table_row')
    .flatMap((block) => linesIn(page, block));
}

function linesIn(page: DocumentPage, { kind, level, start, end }: TextBlock): NoteLine[] {
  return [...page.text.slice(start, end).matchAll(/[^\n]*\S[^\n]*/g)].map((match) => {
    const line = match[0];
    const from = start + match.index + (line.length - line.trimStart().length);
    const text = line.trim();
    return { page, kind, level, start: from, end: from + text.length, text };
  });
}
