import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { NotificationDigest } from './notification-digest.service.ts';

/** What a worker does again and again for the notifications. */
export function notificationsTasks(digest: NotificationDigest): PeriodicTask[] {
  return [{ name: 'notifications.digest', everyMs: 5 * 60_000, run: () => digest.writeDue() }];
}
