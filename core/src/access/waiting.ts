/** How long calls wait and how often they are repeated (specification, sections 7 and 9). */
import { isAuthError } from './auth-error.ts';
import type { FailedCall } from './failed-call.ts';

/** Time-outs of the client, in milliseconds. */
export const timeoutsMs = {
  ordinary: 15_000,
  login: 5_000,
  upload: 120_000,
  generation: 180_000,
  guide: 600_000,
  engine: 60_000,
  cardList: 30_000,
} as const;

/** After this many milliseconds a page says that it still waits, and offers to ask again. */
export const slowAfterMs = 5_000;

const delaysMs = [1_000, 2_000, 4_000];

/**
 * @param status of the failure; null if no answer came
 * @param repetitions made so far
 * @returns milliseconds before the next repetition, or null for none: a 5xx and a lost network can pass, a
 * rejection does not
 */
export function repetitionDelayMs(status: number | null, repetitions: number): number | null {
  if (status !== null && status < 500) return null;
  return delaysMs[repetitions] ?? null;
}

/** Multipart bodies are never repeated. */
export function mostRepetitions(consumes: 'json' | 'form' | 'multipart' | undefined): number {
  return consumes === 'multipart' ? 0 : delaysMs.length;
}

/** Ages of a page's data, in milliseconds: how long it is fresh, and how long it stays in the cache unused. */
export const dataAgesMs = { fresh: 5 * 60_000, unused: 10 * 60_000 } as const;

/**
 * @param failures of this reading so far
 * @param call null for a fault that was no call
 * @returns whether a page's data is requested once more; never after the end of a session
 */
export function readsAgain(failures: number, call: FailedCall | null): boolean {
  return failures < 1 && !(call !== null && isAuthError(call));
}
