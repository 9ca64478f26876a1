import type { Notification } from '@akada/contract/observers/notifications.ts';
import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { NotificationText } from '@akada/core/notifications/entry.ts';
import type { ListedNotification } from './notifications.repo.ts';
import type { NotificationContent } from './notifications.tables.ts';

/** @returns what a person reads of a row, in the app, by email and in an archive */
export function getText(
  catalog: NotificationCatalog,
  { type, entry, facts, times, title, message, link }: NotificationContent,
): NotificationText {
  if (title !== null && message !== null && link !== null) return { title, message, link, repeated: null };

  return catalog.describe({ type, entry, facts, times });
}

export function presentNotification(catalog: NotificationCatalog, row: ListedNotification): Notification {
  const { title, message, link, repeated } = getText(catalog, row);
  return {
    id: row.id,
    // A type that is no longer produced has no row in the settings, so it is shown as a message of the system.
    type: catalog.settingsOf(row.type)?.type ?? 'SYSTEM',
    title,
    message,
    repeated,
    is_read: row.readAt !== null,
    created_at: row.createdAt,
    link,
    action: catalog.getAction(row.entry),
  };
}
