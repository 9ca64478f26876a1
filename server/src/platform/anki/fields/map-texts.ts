/** Changes the texts of blocks, in the order of the document. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { tidyRow } from '../../content/inline-nodes.ts';

export interface TextChange {
  /** @returns the new text of a node */
  change(text: string): string;
  /** @returns false to replace a style, a link, code or a formula by its content, given the text in it */
  isComplete(text: string): boolean;
}

/** @returns the blocks with changed texts; formulas and code stay as they are */
export function mapTexts(blocks: readonly Block[], changes: TextChange): Block[] {
  const row = (children: readonly Inline[]): Inline[] => tidyRow(nodes(children));
  const nodes = (children: readonly Inline[]): Inline[] =>
    children.flatMap((node): Inline[] => {
      if (typeof node === 'string') return [changes.change(node)];
      if (!('children' in node)) {
        const source = getText([node]);
        return changes.isComplete(source) ? [node] : [changes.change(source)];
      }
      return changes.isComplete(getText(node.children))
        ? [{ ...node, children: row(node.children) }]
        : nodes(node.children);
    });
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: row(block.children) };
      case 'quote':
        return { ...block, children: mapTexts(block.children, changes) };
      case 'list':
        return { ...block, items: block.items.map((item) => mapTexts(item, changes)) };
      case 'table':
        return { ...block, head: block.head.map(row), rows: block.rows.map((cells) => cells.map(row)) };
      default:
        return block;
    }
  });
}

function getText(row: readonly Inline[]): string {
  return row
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('children' in node) return getText(node.children);
      if (node.type === 'code') return node.text;
      return node.type === 'math' ? node.tex : '';
    })
    .join('');
}
