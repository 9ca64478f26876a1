import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { GoogleService } from './google.service.ts';

/** What a worker does again and again for sign-ins with Google. */
export function googleTasks(google: Pick<GoogleService, 'sweep'>): PeriodicTask[] {
  return [{ name: 'google.clean', everyMs: 60 * 60_000, run: () => google.sweep() }];
}
