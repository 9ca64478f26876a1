import { vi } from 'vitest';

/**
 * For files that run programs of the system, or draw: those have a low priority, so that what takes them a second alone takes
 * them ten beside a whole test run on two cores.
 */
export function allowForSlowPrograms(): void {
  vi.setConfig({ testTimeout: 150_000 });
}
