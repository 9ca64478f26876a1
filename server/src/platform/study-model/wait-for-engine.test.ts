import { describe, expect, it } from 'vitest';
import { notFound } from '../fault/fault.ts';
import { createIsolationPool } from '../isolate/pool.ts';
import { createOfflineStudyModel } from './offline-study-model.ts';
import { waitForEngine } from './wait-for-engine.ts';

const open = () => ({ signal: new AbortController().signal, closing: new AbortController().signal });
const busy = {
  code: 'conflict',
  message: 'This could not be finished just now. Please try again in a moment.',
};

/** Work that ends with its signal. */
const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });

describe('a call that waits for the engine', () => {
  it('returns the result of the work', async () => {
    expect(await waitForEngine(open(), async () => 'made')).toBe('made');
  });

  it.each(['signal', 'closing'] as const)('is rejected, and the work given up, by its %s', async (name) => {
    const input = new AbortController();
    const waiting = waitForEngine({ ...open(), [name]: input.signal }, untilGivenUp);
    input.abort();
    await expect(waiting).rejects.toMatchObject(busy);
  });

  it('is rejected if the child process cannot do it', async () => {
    const pool = createIsolationPool({ size: 1 });
    const judging = waitForEngine(open(), (signal) =>
      createOfflineStudyModel(pool).judgeQuestion({} as never, signal),
    );
    await expect(judging).rejects.toMatchObject(busy);
    await pool.close();
  });

  it('is rejected if the work rejects, and fails if it fails', async () => {
    await expect(waitForEngine(open(), () => Promise.reject(notFound()))).rejects.toMatchObject({
      code: 'not_found',
    });
    const broken = new TypeError('broken');
    await expect(waitForEngine(open(), () => Promise.reject(broken))).rejects.toBe(broken);
  });
});
