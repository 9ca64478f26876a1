import type { StudyDocument, TextBlock } from '../../text/document.ts';
import type { QuoteSource } from '../question-draft.ts';

/**
 * @returns what a quotation stands under and cannot be understood without: its section, the head of its table, the line
 * above its list, and the items that it is an item of
 */
export function getContext({ page: number, quote, section }: QuoteSource, { pages }: StudyDocument): string {
  const page = pages.find((candidate) => candidate.number === number);
  const start = page?.text.indexOf(quote) ?? -1;
  if (page === undefined || start === -1) return section ?? '';

  const index = page.blocks.findIndex((block) => block.start <= start && start < block.end);
  const above = [
    tableHeadAbove(page.blocks, index),
    lineAbove(page.blocks, index),
    ...itemsAbove(page.blocks, index),
  ].flatMap((block) => (block ? [page.text.slice(block.start, block.end)] : []));
  return [section ?? '', ...above].join('\n');
}

function tableHeadAbove(blocks: readonly TextBlock[], index: number): TextBlock | undefined {
  if (blocks[index]?.kind !== 'table_row') return undefined;
  return blocks.slice(0, index + 1).findLast(({ head }) => head === true);
}

function lineAbove(blocks: readonly TextBlock[], index: number): TextBlock | undefined {
  if (blocks[index]?.kind !== 'list_item') return undefined;
  return blocks.slice(0, index).findLast(({ kind }) => kind !== 'list_item');
}

function itemsAbove(blocks: readonly TextBlock[], index: number): TextBlock[] {
  const items: TextBlock[] = [];
  let level = blocks[index]?.kind === 'list_item' ? (blocks[index]?.level ?? 0) : 0;
  for (let above = index - 1; level > 0 && blocks[above]?.kind === 'list_item'; above -= 1) {
    const block = blocks[above];
    if (block === undefined || block.level >= level) continue;
    items.push(block);
    level = block.level;
  }
  return items;
}
