import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { notificationPreferences, notificationSettings, notifications } from './notifications.tables.ts';

/** What notifications keep of a person. */
export const notificationsPersonalData: PersonalData = {
  tables: [
    personalTable(notifications, {
      name: 'notifications',
      owned: notifications.userId,
      order: [notifications.createdAt, notifications.id],
    }),
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
};
