/** Content for places that accept only a line: a label, a heading, a button. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';

/**
 * @param blocks of any content
 * @returns their text as one row: each block becomes a line, links become words
 */
export function getLine(blocks: readonly Block[]): Inline[] {
  return joined(blocks.map(getRow));
}

function getRow(block: Block): Inline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.map(withoutLinks);
    case 'mathBlock':
      return [{ ...block, type: 'math' }];
    case 'quote':
      return getLine(block.children);
    case 'list':
      return joined(block.items.map(getLine));
    case 'table':
      return joined([block.head, ...block.rows].map((cells) => cells.flatMap((cell) => [...cell, ' '])));
    case 'codeBlock':
      return [{ type: 'code', text: block.text }];
    case 'diagram':
      return [{ type: 'code', text: block.source }];
    case 'rule':
      return [];
  }
}

/** A link inside of a button would be two controls in one. */
function withoutLinks(node: Inline): Inline {
  if (typeof node === 'string' || !('children' in node)) return node;

  const children = node.children.map(withoutLinks);
  return node.type === 'link' ? { type: 'emphasis', children } : { ...node, children };
}

function joined(rows: readonly Inline[][]): Inline[] {
  return rows
    .filter((row) => row.length > 0)
    .flatMap((row, index) => (index === 0 ? row : [{ type: 'break' as const }, ...row]));
}
