/** The part of an answer by quotes that is shown first: one quote, with its source. */
import type { Answer } from '@akada/contract/work/assistant.ts';

type Quotes = Pick<Answer, 'text' | 'content' | 'citations'>;

/** The text has a sentence, then the source and the quote of each passage. */
const partsOfBest = 3;

/** @returns the answer up to its first quote; null if it has no other one */
export function toBestQuote({ text, content, citations }: Quotes): Quotes | null {
  const parts = text.split('\n\n');
  const end = content === null ? -1 : content.blocks.findIndex(({ type }) => type === 'quote') + 1;
  if (citations.length < 2 || parts.length <= partsOfBest || end === 0) return null;

  const best = parts.slice(0, partsOfBest).join('\n\n');
  return {
    text: best,
    content: content && { ...content, blocks: content.blocks.slice(0, end) },
    citations: citations.filter(({ number }) => best.includes(`[P${number}]`)),
  };
}
