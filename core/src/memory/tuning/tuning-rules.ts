/** When the parameters of a student are optimised, and when the result is used. */
import type { MemoryParameters } from '../forgetting-curve.ts';
import { getLogLoss, type RecallTest } from './recall-tests.ts';

/** Below it the optimiser has too little to learn from, and its result says more about chance than about the student. */
export const minTunedReviews = 400;

/** At most once in this time, because a month of reviews changes parameters little. */
export const tuningPauseMs = 30 * 24 * 60 * 60_000;

export interface JudgedParameters {
  logLoss: number;
  /** Of the parameters in use. */
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
