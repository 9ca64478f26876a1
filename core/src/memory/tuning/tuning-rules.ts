/** Rules for optimising the parameters of a student, and for using the result. */
import type { MemoryParameters } from '../forgetting-curve.ts';
import { getLogLoss, type RecallTest } from './recall-tests.ts';

/** Below it the optimiser has too little to learn from, and its result says more about chance than about the student. */
export const minTunedReviews = 400;

/** A month of reviews changes parameters little, so they are optimised no more often. */
export const tuningPauseMs = 30 * 24 * 60 * 60_000;

export interface JudgedParameters {
  logLoss: number;
  /** The loss under the parameters in use. */
  previousLogLoss: number;
}

/** @returns the judgement; null if the parameters foretell the later reviews no better than those in use */
export function judgeParameters(
  judged: readonly RecallTest[],
  optimised: MemoryParameters,
  used: MemoryParameters | undefined,
): JudgedParameters | null {
  const [logLoss, previousLogLoss] = [getLogLoss(judged, optimised), getLogLoss(judged, used)];
  return judged.length > 0 && logLoss < previousLogLoss ? { logLoss, previousLogLoss } : null;
}
