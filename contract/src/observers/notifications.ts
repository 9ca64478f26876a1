/** Notifications of the signed-in person, in the app and by email. */
import { notificationCategories } from '@akada/core/notifications/entry.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

/** One of the specification's types; which ones are produced is for the features to say. */
const NotificationType = z.string().check(z.minLength(1), z.maxLength(60));
export const NotificationCategory = z.enum(notificationCategories);

export const Notification = z.object({
  id: z.uuid(),
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  /** States how often it happened, such as `3 times`; null if it happened once, or if the title counts. */
  repeated: z.nullable(z.string()),
  is_read: z.boolean(),
  created_at: Timestamp,
  /** The page of the app that it is about. */
  link: z.string(),
  /** The label of a button to that page; null if the row itself says enough. */
  action: z.nullable(z.string()),
});
export type Notification = z.output<typeof Notification>;

const flag = z._default(
  z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'Say true or false' }),
  false,
);

export const listNotifications = endpoint({
  id: 'notifications.list',
  summary: 'Notifications, the latest first',
  method: 'GET',
  path: '/notifications/',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, unread_only: flag, category: z.optional(NotificationCategory) }),
  responses: { 200: getPage(Notification) },
});

export const unreadCount = endpoint({
  id: 'notifications.unread_count',
  summary: 'How many notifications are unread',
  method: 'GET',
  path: '/notifications/unread-count',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: z.object({ unread_count: z.int() }) },
});

export const markRead = endpoint({
  id: 'notifications.mark_read',
  summary: 'Mark one as read',
  method: 'POST',
  path: '/notifications/mark-read/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'notification', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Notification },
});

export const markAllRead = endpoint({
  id: 'notifications.mark_all_read',
  summary: 'Mark all as read',
  method: 'POST',
  path: '/notifications/mark-all-read',
  access: 'signed_in',
  effect: 'natural',
  responses: { 200: z.object({ unread_count: z.int() }) },
});

export const deleteNotification = endpoint({
  id: 'notifications.delete',
  summary: 'Delete one; for an hour it can be restored',
  method: 'DELETE',
  path: '/notifications/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'notification', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

export const restoreNotification = endpoint({
  id: 'notifications.restore',
  summary: 'Take the deletion of one back, for an hour',
  method: 'POST',
  path: '/notifications/{id}/restore',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'notification', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Notification },
});

const Preference = z.object({ type: NotificationType, in_app: z.boolean(), email: z.boolean() });

export const NotificationPreferences = z.object({
  /** One for each type; `locked` ones concern the account's safety and are always sent in the app and by email. */
  items: z.array(
    z.object({
      ...Preference.shape,
      /** Names the type for people. */
      label: z.string(),
      category: NotificationCategory,
      locked: z.boolean(),
    }),
  ),
  /**
   * True for one email a day with all that can wait; urgent notifications are mailed immediately. It is the default.
   */
  daily_digest: z.boolean(),
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const getPreferences = endpoint({
  id: 'notifications.get_preferences',
  summary: 'Which notifications come in the app and by email',
  method: 'GET',
  path: '/notifications/preferences',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: NotificationPreferences },
});

export const savePreferences = endpoint({
  id: 'notifications.save_preferences',
  summary:
    'Choose which notifications come in the app and by email; types that are left out stay as they are',
  method: 'PUT',
  path: '/notifications/preferences',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({
    items: z.array(z.strictObject(Preference.shape)).check(z.maxLength(50)),
    daily_digest: z.boolean(),
  }),
  responses: { 200: NotificationPreferences },
});
