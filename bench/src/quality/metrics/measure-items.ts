import { distractorForm } from './distractor-form.ts';
import { type GuessingStrategy, guessing } from './guessing.ts';
import { distractorWorth, keyTermPrecision, keyTermRecall } from './key-terms.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';
import { oneCorrect, support } from './one-correct.ts';
import { largestPositionShare, noDuplicates, spread } from './set-metrics.ts';
import { leakFree, selfContained, stemLength, wellFormed, wholeBlank } from './stem-metrics.ts';

/** The figures M1-M15 of one set of items, each between 0 and 1. */
export interface ItemFigures {
  itemYield: number;
  support: number;
  oneCorrect: number;
  distractorForm: number;
  distractorWorth: number;
  selfContained: number;
  leakFree: number;
  wholeBlank: number;
  guessing: Record<GuessingStrategy, number>;
  keyTermPrecision: number;
  keyTermRecall: number;
  noDuplicates: number;
  largestPositionShare: number;
  stemLength: number;
  spread: number;
  wellFormed: number;
}

/**
 * Measures questions about a chapter against the terms that its authors marked.
 *
 * @param requested the number of requested items; fewer made items lower the yield and the precision.
 */
export function measureItems(items: readonly MeasuredItem[], book: Textbook, requested: number): ItemFigures {
  return {
    itemYield: Math.min(items.length, requested) / requested,
    support: support(items, book),
    oneCorrect: oneCorrect(items, book),
    distractorForm: distractorForm(items, book),
    distractorWorth: distractorWorth(items, book),
    selfContained: selfContained(items),
    leakFree: leakFree(items),
    wholeBlank: wholeBlank(items),
    guessing: guessing(items, book),
    keyTermPrecision: keyTermPrecision(items, book, requested),
    keyTermRecall: keyTermRecall(items, book),
    noDuplicates: noDuplicates(items),
    largestPositionShare: largestPositionShare(items),
    stemLength: stemLength(items),
    spread: spread(items, book, requested),
    wellFormed: wellFormed(items),
  };
}
