/** Repeats calls that may succeed the next time, by the rule in core. */
import { repetitionDelayMs } from '@akada/core/access/waiting.ts';
import { ApiError, NetworkError } from './api-error.ts';

/**
 * @param max repetitions after the first attempt
 * @param wait resolves after the given milliseconds, rejects if the caller aborts
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  max: number,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  for (let made = 0; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = made < max ? delayAfter(error, made) : null;
      if (delay === null) throw error;
      await wait(delay);
    }
  }
}

function delayAfter(error: unknown, made: number): number | null {
  if (error instanceof NetworkError) return repetitionDelayMs(null, made);
  return error instanceof ApiError ? repetitionDelayMs(error.status, made) : null;
}

/** @throws the signal's reason as soon as it aborts */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
  });
}
