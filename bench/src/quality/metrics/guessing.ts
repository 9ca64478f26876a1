import { sharedCount } from '@akada/core/text/set-overlap.ts';
import { contentStems } from '@akada/core/text/words.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';

export type GuessingStrategy = 'longest' | 'shortest' | 'mostFrequent' | 'rarest' | 'mostAlike';

/** M9: for each way to guess from only the options, the share of keys it finds; ties share the point. */
export function guessing(items: readonly MeasuredItem[], book: Textbook): Record<GuessingStrategy, number> {
  const text = book.text.toLowerCase();
  const frequency = (option: string) => text.split(option.toLowerCase()).length - 1;
  return {
    longest: accuracy(items, (option) => option.length),
    shortest: accuracy(items, (option) => -option.length),
    mostFrequent: accuracy(items, frequency),
    rarest: accuracy(items, (option) => -frequency(option)),
    mostAlike: accuracy(items, likeness),
  };
}

function accuracy(
  items: readonly MeasuredItem[],
  height: (option: string, others: readonly string[]) => number,
): number {
  if (items.length === 0) return 0;

  let points = 0;
  for (const { options, answerIndex } of items) {
    const heights = options.map((option, index) =>
      height(
        option,
        options.filter((_, otherAt) => otherAt !== index),
      ),
    );
    const top = Math.max(...heights);
    const tied = heights.filter((ownCount) => ownCount === top).length;
    if (heights[answerIndex] === top) points += 1 / tied;
  }
  return points / items.length;
}

/** The words that an option shares with the others, and its likeness to them in length. */
function likeness(option: string, others: readonly string[]): number {
  const stems = contentStems(option);
  const shared = others.reduce((sum, other) => sum + sharedCount(stems, contentStems(other)), 0);
  const meanLength = others.reduce((sum, other) => sum + other.length, 0) / Math.max(1, others.length);
  return shared - Math.abs(option.length - meanLength) / 100;
}
