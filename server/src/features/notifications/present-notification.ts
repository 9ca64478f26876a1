import type { Notification } from '@akada/contract/notifications.ts';
import type { ListedNotification } from './notifications.repo.ts';

export function presentNotification(row: ListedNotification): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    is_read: row.readAt !== null,
    created_at: row.createdAt,
    link: row.link,
  };
}
