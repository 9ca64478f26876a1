/** A tree as Markdown that gives the same tree again. */
import type { Alignment, Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { cellText, getLines, headingText } from './inline-markdown.ts';

/** @param tree as the renderer makes it @returns its text, for editing and for export */
export function getMarkdown(tree: ContentTree): string {
  return markdownOfBlocks(tree.blocks);
}

/** @param isInSecond whether lists begin with the other mark: `- - -` would be a rule, `- * -` is three lists */
function markdownOfBlocks(blocks: readonly Block[], isInSecond = false): string {
  let isSecondMark = isInSecond;
  return blocks
    .map((block, index) => {
      const previousBlock = blocks[index - 1];
      // Two adjacent lists of one kind would be read as one, so the second gets the other mark.
      isSecondMark = isSameKind(previousBlock, block) ? !isSecondMark : isInSecond;
      return markdownOfBlock(block, isSecondMark);
    })
    .join('\n\n');
}

function isSameKind(previousBlock: Block | undefined, block: Block): boolean {
  if (previousBlock?.type !== 'list' || block.type !== 'list') return false;
  return (previousBlock.start === null) === (block.start === null);
}

function markdownOfBlock(block: Block, isSecondMark: boolean): string {
  switch (block.type) {
    case 'paragraph':
      return getLines(block.children);
    case 'heading':
      return `${'#'.repeat(block.level)} ${headingText(block.children)}`;
    case 'quote':
      return prefixed(markdownOfBlocks(block.children), '> ', '> ');
    case 'list':
      return listText(block.start, block.items, isSecondMark);
    case 'table':
      return [rowText(block.head), ruleText(block.alignments), ...block.rows.map(rowText)].join('\n');
    case 'codeBlock':
      return fenced(block.language ?? '', block.text);
    case 'diagram':
      return fenced('mermaid', block.source);
    case 'mathBlock':
      return displayed(block.tex);
    case 'rule':
      // Underscores, because at the start of a list item hyphens and asterisks would form one rule with its
      // mark.
      return '___';
  }
}

function listText(start: number | null, items: readonly Block[][], isSecondMark: boolean): string {
  return items
    .map((item, index) => {
      const number = Math.min((start ?? 0) + index, 999_999_999);
      const mark = start === null ? (isSecondMark ? '*' : '-') : `${number}${isSecondMark ? ')' : '.'}`;
      return prefixed(markdownOfBlocks(item, !isSecondMark), `${mark} `, ' '.repeat(mark.length + 1));
    })
    .join('\n');
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) =>
      `${index === 0 ? first : others}${line}`.replace(/ +$/, (end) => (line === '' ? '' : end)),
    )
    .join('\n');
}

function rowText(cells: readonly Inline[][]): string {
  return `| ${cells.map(cellText).join(' | ')} |`;
}

function ruleText(alignments: readonly Alignment[]): string {
  const marks = alignments.map((side) => {
    if (side === null) return '---';
    return `${side === 'right' ? '-' : ':'}--${side === 'left' ? '-' : ':'}`;
  });
  return `| ${marks.join(' | ')} |`;
}

function fenced(info: string, text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return text === '' ? `${fence}${info}\n${fence}` : `${fence}${info}\n${text}\n${fence}`;
}

/** Puts it between dollars, unless it contains a dollar. */
function displayed(tex: string): string {
  return /(?<!\\)(?:\\\\)*\$/.test(tex) ? `\\[\n${tex}\n\\]` : `$$\n${tex}\n$$`;
}
