/** Changes the texts of blocks, in the order of the document. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';

/** @returns the blocks with changed texts; formulas and code stay as they are */
export function mapTexts(blocks: readonly Block[], change: (text: string) => string): Block[] {
  const row = (children: readonly Inline[]): Inline[] =>
    children.map((node) => {
      if (typeof node === 'string') return change(node);
      return 'children' in node ? { ...node, children: row(node.children) } : node;
    });
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: row(block.children) };
      case 'quote':
        return { ...block, children: mapTexts(block.children, change) };
      case 'list':
        return { ...block, items: block.items.map((item) => mapTexts(item, change)) };
      case 'table':
        return { ...block, head: block.head.map(row), rows: block.rows.map((cells) => cells.map(row)) };
      default:
        return block;
    }
  });
}
