import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { AccountCleaning } from './accounts-cleaning.service.ts';

/** What a worker does again and again for the accounts. */
export function accountsTasks(cleaning: AccountCleaning): PeriodicTask[] {
  return [{ name: 'accounts.clean', everyMs: 60 * 60_000, run: () => cleaning.sweep() }];
}
