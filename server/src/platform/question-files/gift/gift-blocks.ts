/** The parts of a GIFT file that empty lines make: one question each, or a category. */
import { type Gift, giftOf } from './gift-escapes.ts';

export interface GiftBlock {
  /** Where its first line that is no comment stands. */
  line: number;
  /** Its lines, trimmed and joined; those with comments are empty. */
  gift: Gift;
  /** Its comments, without the slashes. */
  comments: string[];
}

/** @param text of a file @returns its blocks in their order; those of comments alone are none */
export function blocksOf(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  const close = (next: number) => {
    const block = blockOf(lines, next - lines.length);
    if (block !== null) blocks.push(block);
    lines = [];
  };
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    const trimmed = line.trim();
    if (trimmed !== '') lines.push(trimmed);
    else close(number);
  }
  close(number + 1);
  return blocks;
}

function blockOf(lines: readonly string[], first: number): GiftBlock | null {
  const isComment = (line: string) => line.startsWith('//');
  const start = lines.findIndex((line) => !isComment(line));
  if (start === -1) return null;

  const raw = lines
    .slice(start)
    .map((line) => (isComment(line) ? '' : line))
    .join('\n');
  const comments = lines.filter(isComment).map((line) => line.slice(2));
  return { line: first + start, gift: giftOf(raw), comments };
}

/**
 * A question in which people left an empty line: its braces close in a later block.
 *
 * @param block that may open braces @param blocks of the file @param at its index among them
 * @returns the index of the block that closes them; null where none does before another opens, or none is open
 */
export function closingBlock({ gift }: GiftBlock, blocks: readonly GiftBlock[], at: number): number | null {
  if (!gift.marks.includes('{') || gift.marks.includes('}')) return null;

  for (let index = at + 1; index < blocks.length; index += 1) {
    const marks = blocks[index]?.gift.marks ?? '';
    const [brace] = /[{}]/.exec(marks) ?? [];
    if (brace !== undefined) return brace === '}' ? index : null;
    if (marks.startsWith('::') || marks.startsWith('$CATEGORY:')) return null;
  }
  return null;
}
