/** Rows of inline nodes in their one form: no two texts beside each other, no white space at the ends, nothing empty. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import type { TreeLimits } from './tree-limits.ts';

/** A formula that wants a line of its own. It is set when it is known whether it gets one. */
export interface Displayed {
  type: 'displayed';
  tex: string;
}

export type Row = (Inline | Displayed)[];

/** @param row inline nodes @returns it with its texts joined and their outer spaces gone */
export function tidyRow(row: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of row) {
    const last = joined.at(-1);
    if (typeof node !== 'string' || typeof last !== 'string') joined.push(node);
    else joined[joined.length - 1] = `${last}${node}`.replace(/ {2,}/g, ' ');
  }
  return trimmed(joined);
}

/** Spaces go at both ends and beside line breaks, and with them the breaks at the ends. */
function trimmed(row: Inline[]): Inline[] {
  const spaced = row.map((node, at) => {
    if (typeof node !== 'string') return node;
    const start = at === 0 || isBreak(row[at - 1]) ? node.replace(/^ +/, '') : node;
    return at === row.length - 1 || isBreak(row[at + 1]) ? start.replace(/ +$/, '') : start;
  });
  const filled = spaced.filter((node) => node !== '');
  const isTidy = filled.length === row.length && !isBreak(filled[0]) && !isBreak(filled.at(-1));
  if (isTidy) return filled;

  const first = filled.findIndex((node) => !isBreak(node));
  const last = filled.findLastIndex((node) => !isBreak(node));
  return first === -1 ? [] : trimmed(filled.slice(first, last + 1));
}

function isBreak(node: Inline | undefined): boolean {
  return typeof node === 'object' && node.type === 'break';
}

/**
 * @param row what stands where there is one line
 * @param limits what the tree may still have
 * @returns it with spaces for line breaks, its formulas in the line
 */
export function oneLine(row: Row, limits: TreeLimits): Inline[] {
  return tidyRow(inlineRow(row, limits).map((node) => (isBreak(node) ? ' ' : node)));
}

/**
 * @param row with formulas that want a line of their own
 * @param limits what the tree may still have
 * @returns it with all of them in the line
 */
export function inlineRow(row: Row, limits: TreeLimits): Inline[] {
  return row.map((node) => (isDisplayed(node) ? { type: 'math', ...limits.formula(node.tex, false) } : node));
}

/**
 * @param row of a paragraph
 * @param limits what the tree may still have
 * @returns the paragraphs between its displayed formulas, and these
 */
export function paragraphsOf(row: Row, limits: TreeLimits): Block[] {
  const blocks: Block[] = [];
  let open: Inline[] = [];
  const close = () => {
    const children = tidyRow(open);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    open = [];
  };
  for (const node of row) {
    if (isDisplayed(node)) {
      close();
      blocks.push({ type: 'mathBlock', ...limits.formula(node.tex, true) });
    } else open.push(node);
  }
  close();
  return blocks;
}

function isDisplayed(node: Inline | Displayed): node is Displayed {
  return typeof node === 'object' && node.type === 'displayed';
}
