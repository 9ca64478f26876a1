/** The parts of a page as they are drawn: items grouped into nested lists, rows into tables. */
import type { PageBlock } from '@akada/contract/material/note-pages.ts';

export interface ListItem {
  block: PageBlock;
  items: ListItem[];
}

export type PagePart =
  /** `depth` is 1 for the highest heading; each is at most one below the previous heading. */
  | { kind: 'heading'; block: PageBlock; depth: number }
  | { kind: 'block'; block: PageBlock }
  | { kind: 'list'; start: number; items: ListItem[] }
  | { kind: 'table'; start: number; columns: number; rows: PageBlock[] };

/** @param blocks of one page, in order */
export function pageParts(blocks: readonly PageBlock[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'table_row') {
      const table = last?.kind === 'table' && !block.head ? last : openTable(parts, block);
      table.rows.push(block);
      table.columns = Math.max(table.columns, ...(block.cells ?? []).map(({ column }) => column + 1));
    } else if (block.kind === 'list_item') {
      const list = last?.kind === 'list' && !beginsNumbers(last.items, block) ? last : openList(parts, block);
      addItem(list.items, block, block.level);
    } else if (block.kind === 'heading') {
      const above = parts.findLast((part) => part.kind === 'heading');
      parts.push({ kind: 'heading', block, depth: Math.min(block.level, (above?.depth ?? 0) + 1) });
    } else parts.push({ kind: 'block', block });
  }
  return parts;
}

function openTable(parts: PagePart[], { start }: PageBlock) {
  const table = { kind: 'table' as const, start, columns: 1, rows: [] as PageBlock[] };
  parts.push(table);
  return table;
}

function openList(parts: PagePart[], { start }: PageBlock) {
  const list = { kind: 'list' as const, start, items: [] as ListItem[] };
  parts.push(list);
  return list;
}

/** Checks whether a numbered list starts right below a bullet. */
function beginsNumbers([first]: readonly ListItem[], { level, ordinal }: PageBlock): boolean {
  return ordinal !== undefined && first?.block.level === level && first.block.ordinal === undefined;
}

/** Adds the item below the item that it is indented from. A list that starts deep has the depth of its first item. */
function addItem(items: ListItem[], block: PageBlock, depth: number): void {
  const parent = items.at(-1);
  if (depth > 0 && parent && parent.block.level < block.level) addItem(parent.items, block, depth - 1);
  else items.push({ block, items: [] });
}
