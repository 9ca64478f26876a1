/** Runs before each file of the route tests, also where files share a page and the modules of the app. */
import { afterEach, beforeEach, vi } from 'vitest';

// React in development looks for these when it is loaded, and keeps records for its browser tools: a sixth of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Pauses before the app searches, saves or shows a shape are a tenth as long.
const { setTimeout } = globalThis;
const rest = (delay = 0) => (delay <= 2_000 ? delay / 10 : delay);
globalThis.setTimeout = ((run: TimerHandler, delay?: number, ...handed: unknown[]) =>
  setTimeout(run, rest(delay), ...handed)) as typeof setTimeout;

const { beginTest, endTest } = await import('./app-under-test.tsx');

// On a busy machine the code of a page needs more than its five seconds, and a toast closes before its button
// is pressed: events that only time causes stay away, and a test that wants one lets the time pass.
// Repetitions are counted as usual, and wait no seconds.
vi.mock('@akada/core/access/waiting.ts', async (load) => {
  const waiting = await load<typeof import('@akada/core/access/waiting.ts')>();
  const { repetitionDelayMs } = waiting;
  return {
    ...waiting,
    slowAfterMs: 100_000,
    repetitionDelayMs: (...failure: Parameters<typeof repetitionDelayMs>) =>
      repetitionDelayMs(...failure) === null ? null : 0,
  };
});

vi.mock('../lib/toast/toast.ts', async (load) => {
  const toasts = await load<typeof import('../lib/toast/toast.ts')>();
  return {
    ...toasts,
    toastMs: { success: 100_000, error: 100_000, warning: 100_000, info: 100_000, plain: 100_000 },
  };
});

beforeEach(beginTest);
afterEach(endTest);
