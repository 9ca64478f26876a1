import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { PersonalData, PersonalTable } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { getText } from './notifications.present.ts';
import {
  type NotificationContent,
  notificationPreferences,
  notificationSettings,
  notifications,
} from './notifications.tables.ts';

const storedNotifications = personalTable(notifications, {
  name: 'notifications',
  owned: notifications.userId,
  order: [notifications.createdAt, notifications.id],
});

/** The archive has the sentences that its owner read, not only the facts that they were made of. */
const readableNotifications = (catalog: NotificationCatalog): PersonalTable => ({
  ...storedNotifications,
  async *rows(executor, userId) {
    for await (const row of storedNotifications.rows(executor, userId)) {
      const { title, message, link } = getText(catalog, row as NotificationContent);
      yield { ...row, title, message, link };
    }
  },
});

/** Personal data in notifications. */
export const notificationsPersonalData = (catalog: NotificationCatalog): PersonalData => ({
  tables: [
    readableNotifications(catalog),
    personalTable(notificationPreferences, {
      name: 'notification-preferences',
      owned: notificationPreferences.userId,
      order: [notificationPreferences.type],
    }),
    personalTable(notificationSettings, {
      name: 'notification-settings',
      owned: notificationSettings.userId,
      order: [notificationSettings.userId],
    }),
  ],
});
