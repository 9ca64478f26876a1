/** Markdown as one plain line, for formats that hold nothing else. */
import {
  type Block,
  type ContentTree,
  contentVersion,
  type Inline,
} from '@akada/contract/wire/content/content-tree.ts';
import { markdownTokens } from '../../content/markdown/parser.ts';
import { BlockReader } from '../../content/markdown/read-blocks.ts';
import { TreeLimits } from '../../content/tree-limits.ts';
import { markdownOf } from '../../content/written/markdown-text.ts';
import { plainTextOf } from '../../content/written/plain-text.ts';
import { plainToMarkdown } from '../html/html-to-markdown.ts';
import { withBlankMarks, withBlanks } from './blanks.ts';

export interface PlainLine {
  text: string;
  /** Whether it says all that the Markdown does. */
  isWhole: boolean;
}

/** @param markdown of a text @returns its words and formulas in one line */
export function plainLineOf(markdown: string): PlainLine {
  const tree = treeOf(markdown);
  const text = plainTextOf({ ...tree, blocks: tree.blocks.map(withFormulas) })
    .replace(/\s+/g, ' ')
    .trim();
  return { text, isWhole: markdownOf(treeOf(plainLineToMarkdown(text))) === markdownOf(tree) };
}

/** @param line of plain text, or several @returns Markdown that shows it as it is, with its gaps and formulas */
export function plainLineToMarkdown(line: string): string {
  return withBlanks(plainToMarkdown(withBlankMarks(line))).trim();
}

/** Formulas are not set: only their sources are written. */
function treeOf(markdown: string): ContentTree {
  const limits = new TreeLimits({ texLength: 0, nodes: 0 });
  const blocks = new BlockReader(markdownTokens(limits.take(markdown)), limits).blocks();
  return { version: contentVersion, blocks, cut: false };
}

function withFormulas(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: rowWithFormulas(block.children) };
    case 'quote':
      return { ...block, children: block.children.map(withFormulas) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(withFormulas)) };
    case 'table':
      return {
        ...block,
        head: block.head.map(rowWithFormulas),
        rows: block.rows.map((row) => row.map(rowWithFormulas)),
      };
    case 'mathBlock':
      return {
        type: 'paragraph',
        children: [block.tex.includes('$') ? `\\[${block.tex}\\]` : `$$${block.tex}$$`],
      };
    default:
      return block;
  }
}

function rowWithFormulas(row: readonly Inline[]): Inline[] {
  return row.map((node) => {
    if (typeof node === 'string') return node;
    if (node.type === 'math') return node.tex.includes('\\)') ? `$${node.tex}$` : `\\(${node.tex}\\)`;
    return 'children' in node ? { ...node, children: rowWithFormulas(node.children) } : node;
  });
}
