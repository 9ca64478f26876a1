import type { StudyDocument, TextBlock } from '../../text/document.ts';

const ITEM = /^(?<indent>\s*)(?:[-*•]|(?<ordinal>\d+)\.)\s+/;
const BETWEEN = '\n\n';

/**
 * @param typedText lines; "# " starts a heading of the first level, "## " one of the second, "- " or "1. " an
 * item (two spaces before it for each level), and cells are between "|", with the head in the first row
 * @returns the note as reading such a file returns it, on one page
 */
export function typedNote(typedText: string): StudyDocument {
  const blocks: TextBlock[] = [];
  let text = '';
  let section: string | null = null;
  for (const line of typedText.split('\n').filter((typedLine) => typedLine.trim() !== '')) {
    const start = text === '' ? 0 : text.length + BETWEEN.length;
    const { content, ...block } = makeBlock(line, blocks.at(-1)?.kind === 'table_row');
    text += (text === '' ? '' : BETWEEN) + content;
    if (block.kind === 'heading') section = content;
    blocks.push({ ...block, start, end: start + content.length, ...makeCells(block.kind, content, start) });
  }
  return { title: 'note', pages: [{ number: 1, section, text, blocks, bold: [], reading: 'text' }] };
}

function makeBlock(line: string, followsRow: boolean) {
  const item = ITEM.exec(line);
  const hashes = /^#+(?= )/.exec(line)?.[0].length ?? 0;
  if (hashes > 0) return { kind: 'heading' as const, level: hashes, content: line.slice(hashes + 1) };
  if (line.startsWith('|')) {
    const content = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join(' | ');
    return { kind: 'table_row' as const, level: 0, content, ...(followsRow ? {} : { head: true }) };
  }
  if (item === null) return { kind: 'paragraph' as const, level: 0, content: line };
  const { indent = '', ordinal } = item.groups ?? {};
  return {
    kind: 'list_item' as const,
    level: indent.length / 2,
    content: line.slice(item[0].length),
    ...(ordinal === undefined ? {} : { ordinal: Number(ordinal) }),
  };
}

function makeCells(kind: TextBlock['kind'], content: string, start: number): Pick<TextBlock, 'cells'> {
  if (kind !== 'table_row') return {};
  let index = start;
  const cells = content.split(' | ').map((cell, column) => {
    const span = { column, start: index, end: index + cell.length };
    index += cell.length + ' | '.length;
    return span;
  });
  return { cells: cells.filter(({ start: from, end }) => end > from) };
}
