/** The sentence about the next day. */
import type { Tomorrow } from './standing.ts';

/** @returns "Tomorrow: 2 cards, 4 mistakes.", or that nothing comes */
export function tomorrowSentence({ cards, questions, mistakes }: Tomorrow): string {
  const parts = [
    countedPart(cards, 'card'),
    countedPart(mistakes, 'mistake'),
    countedPart(questions, 'question'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing is due tomorrow.' : `Tomorrow: ${parts.join(', ')}.`;
}

/** Counts end at 1,000: 1,001 means more. */
function countedPart(count: number, noun: string): string | null {
  if (count === 0) return null;
  if (count > 1_000) return `1,000+ ${noun}s`;
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
