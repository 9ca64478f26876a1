/**
 * Splits a GIFT file into blocks: one question or category each. Empty lines separate them, and so do titles
 * if the empty lines are missing.
 */
import { type Gift, getGift } from './gift-escapes.ts';

export interface GiftBlock {
  /** Line number of its first line that is no comment. */
  line: number;
  /** Its lines, trimmed and joined; those with comments are empty. */
  gift: Gift;
  /** Comments of the part, without the slashes. */
  comments: string[];
}

/**
 * @param text of a file
 * @returns its blocks in order, without blocks of comments only
 */
export function getBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  const close = (next: number) => {
    let first = next - lines.length;
    for (const part of getParts(lines)) {
      const block = getBlock(part, first);
      if (block !== null) blocks.push(block);
      first += part.length;
    }
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

const isComment = (line: string) => line.startsWith('//');
const begins = /^(?:::.*?::|\$CATEGORY:)/;

/**
 * A new part starts at a title after closed braces, and inside of open ones if the title has its own braces.
 * A category starts one if no braces are open. Comments directly before a part belong to it.
 */
function getParts(lines: readonly string[]): string[][] {
  const marks = lines.map((line) => (isComment(line) ? '' : getGift(line).marks));
  const nextBraces = marks.toReversed().reduce<string[]>((later, line) => {
    later.push(/[{}]/.exec(line)?.[0] ?? later.at(-1) ?? '');
    return later;
  }, []);
  const parts: string[][] = [];
  let [from, lastBrace] = [0, ''];
  for (const [at, line] of marks.entries()) {
    const isBetween = lastBrace === '}' || (lastBrace === '' && line.startsWith('$'));
    const isForgotten = lastBrace === '{' && nextBraces[lines.length - 1 - at] === '{';
    if ((isBetween || isForgotten) && begins.test(line)) {
      const start = lines.slice(from, at).findLastIndex((previous) => !isComment(previous)) + 1 + from;
      parts.push(lines.slice(from, start));
      [from, lastBrace] = [start, ''];
    }
    lastBrace = /[{}](?=[^{}]*$)/.exec(line)?.[0] ?? lastBrace;
  }
  parts.push(lines.slice(from));
  return parts;
}

function getBlock(lines: readonly string[], first: number): GiftBlock | null {
  const start = lines.findIndex((line) => !isComment(line));
  if (start === -1) return null;

  const raw = lines
    .slice(start)
    .map((line) => (isComment(line) ? '' : line))
    .join('\n');
  const comments = lines.filter(isComment).map((line) => line.slice(2));
  return { line: first + start, gift: getGift(raw), comments };
}

/**
 * Finds the end of a question with an empty line inside: its braces close in a later block.
 *
 * @param block that can open braces
 * @param blocks of the file
 * @param at its index among them
 * @returns the index of the block that closes them; null if another opens first, or if none is open
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
