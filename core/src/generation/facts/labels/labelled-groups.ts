import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { getWords } from '../../../text/words.ts';
import { getText } from '../fact.ts';
import { type LabelledLine, labelledLine } from './labelled-line.ts';
import { labelledParts } from './two-labels.ts';

/** A labelled line and the block in which it stands. */
export interface LabelledBlock {
  block: TextBlock;
  line: LabelledLine;
  /** The other label of a line with two. */
  rival?: string;
}

/**
 * Groups the labelled lines that can stand for one another: items of one list below one item, and lines that follow one
 * another. A paragraph without a label ends a group, because it heads the lines after it.
 *
 * @param blocks of one kind that follow one another on the page
 */
export function groupLabelledLines(page: DocumentPage, blocks: readonly TextBlock[]): LabelledBlock[][] {
  const repeated = getRepeatedLabels(page, blocks);
  const groups: LabelledBlock[][] = [];
  const open = new Map<TextBlock | null, LabelledBlock[]>();
  let followsLabel = false;
  for (const [at, block] of blocks.entries()) {
    const found = readLabelled(page, blocks, at, followsLabel);
    followsLabel = found.length > 0 && !isProseBlock(page, block);
    const labelled = found.filter(({ line }) => !repeated.has(line.label.toLowerCase()));
    if (labelled.length === 0 && block.kind === 'paragraph') open.clear();
    if (labelled.length === 0) continue;

    const parent = getParent(blocks, at);
    const group = open.get(parent) ?? [];
    if (group.length === 0) groups.push(group);
    open.set(parent, group);
    group.push(...labelled);
  }
  return groups;
}

/** @returns the item below which an item of a list stands, null for the outermost */
export function getParent(blocks: readonly TextBlock[], index: number): TextBlock | null {
  const level = blocks[index]?.level ?? 0;
  if (level === 0) return null;
  return blocks.slice(0, index).findLast((block) => block.level < level) ?? null;
}

/** "H1: two tails", "H1: right tail": the label of several lines names none of them. */
function getRepeatedLabels(page: DocumentPage, blocks: readonly TextBlock[]): ReadonlySet<string> {
  const labels = new Set<string>();
  const repeated = new Set<string>();
  for (const block of blocks) {
    const label = LABEL.exec(getText(page, block))?.[1]?.trim().toLowerCase();
    if (label === undefined) continue;
    if (labels.has(label)) repeated.add(label);
    labels.add(label);
  }
  return repeated;
}

const LABEL = /^([^:]{1,60}):\s/;

function readLabelled(
  page: DocumentPage,
  blocks: readonly TextBlock[],
  index: number,
  followsLabel: boolean,
): LabelledBlock[] {
  const block = blocks[index];
  if (block === undefined) return [];
  const text = getText(page, block);
  const isLine =
    block.kind === 'list_item' ||
    (block.kind === 'paragraph' && (followsLabel || !headsProse(page, blocks, index)));
  if (!isLine) return [];

  const parts = labelledParts(text);
  if (parts.length > 0)
    return parts.map((part, position) => ({ block, line: part, rival: getRival(parts, position) }));
  const line = labelledLine(text);
  return line === null ? [] : [{ block, line }];
}

function getRival(parts: readonly LabelledLine[], index: number): string {
  return parts.length === 2 ? (parts[1 - index]?.label ?? '') : '';
}

const MIN_OF_PROSE = 25;
const MAX_OF_HEADING = 8;

/**
 * "Robert Merton: Strain Theory" above a paragraph of prose is its heading, and says nothing of Merton; the last of several
 * labelled lines is none.
 */
function headsProse(page: DocumentPage, blocks: readonly TextBlock[], index: number): boolean {
  const [own, below] = blocks.slice(index, index + 2);
  if (own === undefined || below === undefined || !isProseBlock(page, below)) return false;

  const text = getText(page, own);
  return !/[.!?]$/.test(text) && getWords(text).length <= MAX_OF_HEADING;
}

function isProseBlock(page: DocumentPage, block: TextBlock): boolean {
  return getWords(getText(page, block)).length >= MIN_OF_PROSE;
}
