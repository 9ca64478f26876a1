import { vi } from 'vitest';

/**
 * Extends the time limit of files that run programs of the system, or draw: those have a low priority, so
 * that a second of work takes ten next to a complete test run on two cores.
 */
export function allowForSlowPrograms(): void {
  vi.setConfig({ testTimeout: 150_000 });
}
