/** Repeats what may succeed the next time (specification, section 7): no answer, or a fault of the server. */
import { ApiError, NetworkError } from './api-error.ts';

const delaysMs = [1_000, 2_000, 4_000];

/**
 * @param retries at most three
 * @param wait resolves after so many milliseconds, rejects when the caller gives up
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  retries: number,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  for (const delay of delaysMs.slice(0, retries)) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await wait(delay);
    }
  }
  return attempt();
}

function mayPass(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
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
