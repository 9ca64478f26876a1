/** A tree as text for search and for lists: what a person reads, without marks. */
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';

/** @param tree of any content @returns its text, paragraphs parted by an empty line, cells by tabs, formulas as TeX */
export function getPlainText(tree: ContentTree): string {
  return textOfBlocks(tree.blocks);
}

function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n\n');
}

function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainTextOfRow(block.children);
    case 'quote':
      return textOfBlocks(block.children);
    case 'list':
      return block.items.map(textOfBlocks).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(plainTextOfRow).join('\t')).join('\n');
    case 'codeBlock':
      return block.text;
    case 'diagram':
      return block.source;
    case 'mathBlock':
      return block.tex;
    case 'rule':
      return '';
  }
}

/** A line break is a line break, a blank is five underscores. */
function plainTextOfRow(row: readonly Inline[]): string {
  return row.map(textOfInline).join('');
}

function textOfInline(node: Inline): string {
  if (typeof node === 'string') return node;

  switch (node.type) {
    case 'break':
      return '\n';
    case 'blank':
      return '_____';
    case 'code':
      return node.text;
    case 'math':
      return node.tex;
    case 'image':
      return node.alt;
    default:
      return plainTextOfRow(node.children);
  }
}
