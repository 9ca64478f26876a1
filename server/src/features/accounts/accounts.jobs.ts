import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { AccountCleaning } from './accounts-cleaning.service.ts';
import type { PicturesCleaning } from './pictures-cleaning.service.ts';

const hour = 60 * 60_000;

/** What a worker does again and again for the accounts. */
export function accountsTasks(cleaning: AccountCleaning, pictures: PicturesCleaning): PeriodicTask[] {
  return [
    { name: 'accounts.clean', everyMs: hour, run: () => cleaning.sweep() },
    { name: 'accounts.clean_pictures', everyMs: hour, run: () => pictures.sweep() },
  ];
}
