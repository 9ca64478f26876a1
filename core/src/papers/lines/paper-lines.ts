import type { DocumentPage, PageReading, StudyDocument, TextBlock, TextSpan } from '../../text/document.ts';
import type { PaperPosition } from '../paper.ts';

/** A line of a page, or a cell of a table. */
export interface PaperLine extends PaperPosition {
  text: string;
  kind: TextBlock['kind'];
  level: number;
  /** The number that reading the file took from the text of a list item. */
  ordinal: number | null;
  reading: PageReading;
  /** The index of its table row in the document; null outside tables. */
  row: number | null;
  /** Bold spans of the page that touch the line. */
  bold: readonly TextSpan[];
}

/**
 * Reads the lines of a document in order.
 *
 * @param document whose unreadable pages are skipped
 * @returns lines with text; `text` is the slice of the page from `start` to `end`
 */
export function getPaperLines({ pages }: StudyDocument): PaperLine[] {
  const lines: PaperLine[] = [];
  let row = 0;
  for (const page of pages) {
    if (page.reading === 'unreadable') continue;
    const takeBold = createBoldReader(page.bold);
    let line = 0;
    for (const block of getBlocks(page)) {
      const isRow = block.kind === 'table_row';
      if (isRow) row += 1;
      for (const [index, span] of getSpans(block, page.text).entries()) {
        line += 1;
        lines.push({
          page: page.number,
          line,
          start: span.start,
          end: span.end,
          text: page.text.slice(span.start, span.end),
          kind: block.kind,
          level: block.level,
          ordinal: index === 0 ? (block.ordinal ?? null) : null,
          reading: page.reading,
          row: isRow ? row : null,
          bold: takeBold(span),
        });
      }
    }
  }
  return lines;
}

function getBlocks({ blocks, text }: DocumentPage): readonly TextBlock[] {
  return blocks.length > 0 ? blocks : [{ kind: 'paragraph', level: 0, start: 0, end: text.length }];
}

function getSpans({ kind, cells, start, end }: TextBlock, text: string): TextSpan[] {
  if (kind === 'table_row' && cells !== undefined)
    return cells.flatMap((cell) => trimSpan(text, cell.start, cell.end) ?? []);

  const spans: TextSpan[] = [];
  let from = start;
  while (from < end) {
    const found = text.indexOf('\n', from);
    const to = found === -1 || found > end ? end : found;
    spans.push(...(trimSpan(text, from, to) ?? []));
    from = to + 1;
  }
  return spans;
}

function trimSpan(text: string, start: number, end: number): [TextSpan] | null {
  const slice = text.slice(start, end);
  const from = start + slice.length - slice.trimStart().length;
  const to = from + slice.trim().length;
  return from === to ? null : [{ start: from, end: to }];
}

/** Lines and bold spans are both sorted, so one walk through the spans serves all lines of a page. */
function createBoldReader(bold: readonly TextSpan[]): (span: TextSpan) => TextSpan[] {
  let next = 0;
  return ({ start, end }) => {
    while (next < bold.length && (bold[next]?.end ?? 0) <= start) next += 1;
    const touched: TextSpan[] = [];
    for (let index = next; index < bold.length; index += 1) {
      const span = bold[index];
      if (span === undefined || span.start >= end) break;
      touched.push(span);
    }
    return touched;
  };
}
