/** Markdown of a question as the closed tree, with formulas that are not set: only their sources are of use here. */

import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { markdownTokens } from '../../content/markdown/parser.ts';
import { BlockReader } from '../../content/markdown/read-blocks.ts';
import { TreeLimits } from '../../content/tree-limits.ts';
import { withPictureIds } from '../html/picture-marks.ts';

/** @param markdown of a text, with `picture:n` for pictures of the file @returns its tree */
export function getTree(markdown: string): ContentTree {
  const limits = new TreeLimits({ texLength: 0, nodes: 0 });
  const blocks = new BlockReader(markdownTokens(limits.take(withPictureIds(markdown))), limits).blocks();
  return { version: contentVersion, blocks, cut: false };
}

/** Returns the replacement of an inline node without children, or the node itself. */
export type Replacement = (node: Exclude<Inline, string>) => Inline;

/**
 * @param tree of a text
 * @param replace returns each leaf or its replacement
 * @returns the tree with the replacements
 */
export function replacedIn(tree: ContentTree, replace: Replacement): ContentTree {
  return { ...tree, blocks: tree.blocks.map((block) => inBlock(block, replace)) };
}

function inBlock(block: Block, replace: Replacement): Block {
  const row = (children: readonly Inline[]) => inRow(children, replace);
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: row(block.children) };
    case 'quote':
      return { ...block, children: block.children.map((child) => inBlock(child, replace)) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((child) => inBlock(child, replace))) };
    case 'table':
      return { ...block, head: block.head.map(row), rows: block.rows.map((cells) => cells.map(row)) };
    default:
      return block;
  }
}

function inRow(row: readonly Inline[], replace: Replacement): Inline[] {
  return row.map((node) => {
    if (typeof node === 'string') return node;
    return 'children' in node ? { ...node, children: inRow(node.children, replace) } : replace(node);
  });
}
