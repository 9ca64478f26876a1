import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Erasure } from './erasure.service.ts';

/** What a worker does again and again for who leaves. */
export function privacyTasks(erasure: Erasure): PeriodicTask[] {
  return [{ name: 'privacy.erase_due', everyMs: 10 * 60_000, run: () => erasure.eraseDue() }];
}
