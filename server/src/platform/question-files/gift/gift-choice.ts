/** Turns the marks and weights of a GIFT multiple choice question into its right options. */
import type { GiftOption } from './gift-options.ts';

export interface GiftChoice {
  type: 'single' | 'multiple';
  /** Indexes of the right options. */
  keys: number[];
  warnings: string[];
}

/** Weights are rounded: three thirds are 99.99999. */
const rounding = 1;

/**
 * Follows Moodle: with `=` one option is right; without it several can be right, each with its share.
 *
 * @param options of a question
 * @returns the right options; null if any one of several is enough, which is another kind of question
 */
export function getChoice(options: readonly GiftOption[]): GiftChoice | null {
  const right = getIndexes(options, ({ isRight }) => isRight);
  if (right.length > 1) return null;
  return right.length === 1 ? single(options, right) : multiple(options);
}

function single(options: readonly GiftOption[], keys: number[]): GiftChoice {
  const hasShares = options.some(({ weight, isRight }) => !isRight && weight > 0);
  const warnings = hasShares ? ['Part marks cannot be imported: only the option with = is right.'] : [];
  return { type: 'single', keys, warnings };
}

function multiple(options: readonly GiftOption[]): GiftChoice {
  const positive = getIndexes(options, ({ weight }) => weight > 0);
  const whole = getIndexes(options, ({ weight }) => weight === 100);
  // An option with the full mark is right, and others next to it are only half right.
  const keys = whole.length === 1 ? whole : positive;
  const weights = keys.map((key) => options[key]?.weight ?? 0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const isExact =
    keys.length === positive.length &&
    Math.max(...weights) - Math.min(...weights) <= rounding &&
    Math.abs(sum - 100) <= rounding;
  const warnings =
    keys.length === 0 || isExact
      ? []
      : ['The right options had different weights. Now each counts the same.'];
  return { type: 'multiple', keys, warnings };
}

function getIndexes(options: readonly GiftOption[], matches: (option: GiftOption) => boolean): number[] {
  return options.flatMap((option, index) => (matches(option) ? [index] : []));
}
