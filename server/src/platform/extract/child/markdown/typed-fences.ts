import type { Token } from 'markdown-it';
import { code, type RawBlock } from '../blocks/raw-block.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';

/** Three words or more, the first of them at the start or after a bullet or a number. */
const HAS_WORDS = /^\s*(?:[-*•.]\s*|\d+[.)]\s*)?["“‘(]?\p{L}[\p{L}’'-]*(?:[^\p{L}]+\p{L}[\p{L}’'-]*){2,}/u;
const CODE =
  /[;{}]\s*$|^\s*[$#>@]|[=!<>]=|=>|->\s*\w+\(|\w\(\)|^\s*(?:import|def|class|function|var|let|const|return|SELECT|echo|sudo)\b/;
const LEAST_OF_TEXT = 0.6;
const MOST_OF_CODE = 0.1;

/**
 * @param token a block of code
 * @returns the code unchanged; but students often fence a complete note to keep its lines separate, so a fence
 *   without a language whose lines are words is read as text
 */
export function fencedBlocks({ content, info, type }: Token): RawBlock[] {
  return type === 'fence' && info.trim() === '' && isTyped(content) ? plainBlocks(content) : [code(content)];
}

function isTyped(content: string): boolean {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const getShare = (form: RegExp) =>
    lines.filter((line) => form.test(line)).length / Math.max(1, lines.length);
  return getShare(HAS_WORDS) >= LEAST_OF_TEXT && getShare(CODE) <= MOST_OF_CODE;
}
