/** A gap that is filled from a list. */

import { findRowProblem, findTextProblem, hasDuplicates } from './body-problems.ts';
import { clampShare, getShare, toSingleMark, unselectedReason } from './marked-answer.ts';
import { bodyLimits, type SelectBody } from './question-body.ts';
import { formatPercent } from './texts/answer-text.ts';
import type { MarkedAnswer } from './type-module.ts';

/**
 * Marks the selected option.
 *
 * @param body the options
 * @param text of the selected option; empty if there is none
 * @returns the share of the option
 */
export function markSelection(body: SelectBody, text: string): MarkedAnswer {
  const option = text === '' ? undefined : body.options.find((row) => row.text === text);
  const share = clampShare(option?.share ?? 0);
  return toSingleMark({
    answer: text,
    key: getBestOption(body),
    share,
    reason: text === '' ? unselectedReason : explainShare(share),
    feedback: option?.feedback ?? '',
  });
}

function explainShare(share: number): string {
  if (share === 0) return 'This option is wrong.';
  return share === 1 ? 'This option is right.' : `This option earns ${formatPercent(share)} of the mark.`;
}

/**
 * Finds the best option.
 *
 * @param body the options
 * @returns the text of the first option with the best share; empty if there are no options
 */
export function getBestOption({ options }: SelectBody): string {
  const best = Math.max(...options.map(({ share }) => share));
  return options.find(({ share }) => share === best)?.text ?? '';
}

/**
 * Checks the options.
 *
 * @param body the options
 * @returns a sentence, or null if nothing is wrong
 */
export function findSelectProblem({ options }: SelectBody): string | null {
  const texts = options.map(({ text }) => text);
  const problem =
    findTextProblem({ texts, noun: 'option', min: 2, max: bodyLimits.gapOptions }) ?? findRowProblem(options);
  if (problem) return problem;
  if (hasDuplicates(texts)) return 'Write another text for each option.';
  return options.some(({ share }) => share === 1) ? null : 'Give one option the full mark.';
}

/**
 * Averages the shares, because guessing selects each option equally often.
 *
 * @param body the options
 * @returns the share that guessing earns, 0 to 1
 */
export function getSelectGuess({ options }: SelectBody): number {
  const sum = options.reduce((total, { share }) => total + clampShare(share), 0);
  return getShare(sum, options.length);
}
