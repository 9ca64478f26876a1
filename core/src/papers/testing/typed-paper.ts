import type { PageReading, StudyDocument, TextBlock, TextSpan } from '../../text/document.ts';

const BETWEEN = '\n\n';
const PAGE = '=== page';

/**
 * @param typedLines lines of a paper; "=== page" starts a page, "**" surrounds bold text, "|" separates cells, "1# " starts an item whose
 * number the file counts, and "# " a heading
 * @param reading of every page
 * @returns the document with each line in its block
 */
export function typedPaper(typedLines: string, reading: PageReading = 'text'): StudyDocument {
  const pages = typedLines.split(PAGE).map((page, index) => makePage(page, index + 1, reading));
  return { title: 'paper', pages };
}

function makePage(typedLines: string, number: number, reading: PageReading): StudyDocument['pages'][number] {
  const blocks: TextBlock[] = [];
  const bold: TextSpan[] = [];
  let text = '';
  for (const line of typedLines.split('\n').filter((typedLine) => typedLine.trim() !== '')) {
    const start = text === '' ? 0 : text.length + BETWEEN.length;
    const { block, content } = makeBlock(line.trimEnd());
    const parts = content.split('**');
    let end = start;
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 1) bold.push({ start: end, end: end + part.length });
      end += part.length;
    }
    const printed = parts.join('');
    text += (text === '' ? '' : BETWEEN) + printed;
    blocks.push({
      ...block,
      start,
      end,
      ...(block.kind === 'table_row' ? { cells: makeCells(printed, start) } : {}),
    });
  }
  return { number, section: null, text, blocks, bold, reading };
}

function makeBlock(line: string): { block: Pick<TextBlock, 'kind' | 'level' | 'ordinal'>; content: string } {
  const item = /^(?<indent> *)(?<ordinal>\d+)# /.exec(line);
  if (item !== null) {
    const { indent = '', ordinal = '1' } = item.groups ?? {};
    return {
      block: { kind: 'list_item', level: indent.length / 2, ordinal: Number(ordinal) },
      content: line.slice(item[0].length),
    };
  }
  if (line.startsWith('# ')) return { block: { kind: 'heading', level: 1 }, content: line.slice(2) };
  if (line.startsWith('|'))
    return {
      block: { kind: 'table_row', level: 0 },
      content: line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    };
  return { block: { kind: 'paragraph', level: 0 }, content: line.trim() };
}

function makeCells(content: string, start: number): NonNullable<TextBlock['cells']> {
  let from = start;
  return content.split(' | ').flatMap((cell, column) => {
    const span = { column, start: from, end: from + cell.length };
    from = span.end + ' | '.length;
    return cell === '' ? [] : [span];
  });
}
