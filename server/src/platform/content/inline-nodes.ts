/** Normalizes rows of inline nodes: no adjacent texts, no white space at the ends, nothing empty. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import type { TreeLimits } from './tree-limits.ts';

/** A formula that needs its own line. It is typeset when it is known whether it gets one. */
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

/** Removes spaces at both ends and next to line breaks, and line breaks at the ends. */
function trimmed(row: Inline[]): Inline[] {
  const spaced = row.map((node, index) => {
    if (typeof node !== 'string') return node;
    const start = index === 0 || isBreak(row[index - 1]) ? node.replace(/^ +/, '') : node;
    return index === row.length - 1 || isBreak(row[index + 1]) ? start.replace(/ +$/, '') : start;
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
 * @param row that is displayed in a single line
 * @param limits the tree's remaining budget
 * @returns the row with spaces for line breaks and with inline formulas
 */
export function oneLine(row: Row, limits: TreeLimits): Inline[] {
  return tidyRow(inlineRow(row, limits).map((node) => (isBreak(node) ? ' ' : node)));
}

/**
 * @param row with formulas that need their own line
 * @param limits the tree's remaining budget
 * @returns the row with inline formulas
 */
export function inlineRow(row: Row, limits: TreeLimits): Inline[] {
  return row.map((node) => (isDisplayed(node) ? { type: 'math', ...limits.formula(node.tex, false) } : node));
}

/**
 * @param row of a paragraph
 * @param limits what the tree may still have
 * @returns the paragraphs between its displayed formulas, and these
 */
export function getParagraphs(row: Row, limits: TreeLimits): Block[] {
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
