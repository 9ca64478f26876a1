/** Answers are sent until the server has them, or rejects them for good. */
import { isAuthError } from '@akada/core/access/auth-error.ts';
import type { RejectedCall } from '@akada/core/access/failed-call.ts';
import { onceOnline } from '../device/page-state.ts';
import { refusedCall } from './api-error.ts';
import { pause } from './retry.ts';

/** Rejections that mean "not now": the server may accept the next try. */
const passing = new Set([401, 408, 425, 429]);

export type RefusalForGood = RejectedCall & { status: number };

/** @returns the error if repeating the same request is useless; null if the next try may be accepted */
export function refusalForGood(error: unknown): RefusalForGood | null {
  const call = refusedCall(error);
  if (call === null || call.status === null || call.status >= 500 || passing.has(call.status)) return null;
  return isAuthError(call) ? null : { ...call, status: call.status };
}

const longestWaitMs = 15_000;

/**
 * @returns 1 s, 2 s, 4 s up to 15 s, in milliseconds
 * @param failures the number in a row, at least one
 */
export function waitAfterMs(failures: number): number {
  return Math.min(longestWaitMs, 1_000 * 2 ** (failures - 1));
}

/** Ends early if the browser has a network again. */
export async function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const over = new AbortController();
  onceOnline(() => online.abort(), over.signal);
  try {
    await pause(milliseconds, AbortSignal.any([signal, online.signal]));
  } catch (error) {
    if (signal.aborted) throw error;
  } finally {
    over.abort();
  }
}
