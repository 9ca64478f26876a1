/** Marks of answers with one part, and the sentences that several types share. */
import { answerLimit } from './question-body.ts';
import type { MarkedAnswer, MarkedPart } from './type-module.ts';

export const unansweredReason = 'Nothing was written.';
export const unselectedReason = 'Nothing was selected.';

/**
 * Marks an answer that has one part.
 *
 * @param part its part, without the label
 * @returns the share of the part, and the part
 */
export function toSingleMark(part: Omit<MarkedPart, 'label'>): MarkedAnswer {
  return { share: part.share, parts: [{ ...part, label: '' }] };
}

/**
 * Limits a share, so that no body that was stored with a mistake gives more than the mark.
 *
 * @param share any number
 * @returns from 0 to 1
 */
export function clampShare(share: number): number {
  return share > 0 ? Math.min(share, 1) : 0;
}

/**
 * Divides, if there is something to divide by.
 *
 * @param earned the earned marks
 * @param total all marks
 * @returns the earned share, from 0 to 1; 0 if there are no marks
 */
export function getShare(earned: number, total: number): number {
  return total > 0 ? clampShare(earned / total) : 0;
}

/**
 * Checks the length of a typed answer.
 *
 * @param text as it was typed
 * @returns a sentence if it is too long, otherwise null
 */
export function findLengthMisfit(text: string): string | null {
  return text.length > answerLimit ? 'Write at most 2,000 characters.' : null;
}
