import { cleanText } from './clean-text.ts';
import { getText, heading, type RawBlock } from './raw-block.ts';

const LONGEST = 80;

/**
 * Turns paragraphs that are nothing but a short bold line into headings, as most people who do not use
 * styles mean them. They go one level below the last real heading.
 */
export function promoteBoldLines(blocks: readonly RawBlock[]): RawBlock[] {
  let level = 1;

  return blocks.map((block, index) => {
    if (block.kind === 'heading') level = block.level + 1;

    const introduces = blocks[index + 1] !== undefined;

    return introduces && isBoldLine(block) ? heading(level, block.runs) : block;
  });
}

function isBoldLine(block: RawBlock): boolean {
  if (block.kind !== 'paragraph') return false;

  const words = block.runs.filter(({ picture }) => !picture);
  const text = cleanText(getText({ runs: words })).trim();
  const allBold = words.every(({ bold, text }) => bold || text.trim() === '');

  return allBold && text.length <= LONGEST && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !/[.,;]$/.test(text);
}
