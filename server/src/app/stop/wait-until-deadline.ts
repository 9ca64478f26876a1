import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for work to end, and no longer than some time after a deadline.
 *
 * @param afterMs milliseconds from the deadline on in which the work may still end
 * @throws what the work throws
 */
export async function waitUntilDeadline(
  work: Promise<unknown>,
  deadline: AbortSignal,
  afterMs: number,
): Promise<void> {
  const over = new AbortController();
  const limit = untilAborted(deadline, over.signal).then(() =>
    pause(afterMs, undefined, { signal: over.signal }).catch(() => {}),
  );
  try {
    await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}

function untilAborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const either = AbortSignal.any([signal, over]);
  if (either.aborted) resolve();
  else either.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
