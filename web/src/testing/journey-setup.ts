/** Runs before each file of the route tests, also where files share a page and the modules of the app. */
import { afterEach, beforeEach, vi } from 'vitest';
import { beginTest, endTest } from './app-under-test.tsx';

// Repetitions are counted as ever, and wait no seconds.
vi.mock('@akada/core/access/waiting.ts', async (load) => {
  const waiting = await load<typeof import('@akada/core/access/waiting.ts')>();
  const { repetitionDelayMs } = waiting;
  return {
    ...waiting,
    repetitionDelayMs: (...failure: Parameters<typeof repetitionDelayMs>) =>
      repetitionDelayMs(...failure) === null ? null : 0,
  };
});

beforeEach(beginTest);
afterEach(endTest);
