import type { Notification } from '@akada/contract/observers/notifications.ts';
import { getCatalog } from '@akada/core/notifications/catalog.ts';
import { createNotificationsService } from '../features/notifications/notifications.service.ts';
import type { Person } from './people.ts';
import type { SharedTestApp } from './test-app.ts';

/** @returns what a person finds in the app once all events are dispatched, the earliest first */
export async function getNotifications(
  { features, platform, clock }: SharedTestApp,
  { userId }: Pick<Person, 'userId'>,
): Promise<Notification[]> {
  const catalog = getCatalog(features.notifications.map(({ entry }) => entry));
  await features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
  const { list } = createNotificationsService({ ...platform, clock, catalog });
  const { items } = await list({ userId, unreadOnly: false, category: null, skip: 0, limit: 100 });
  return items.reverse();
}
