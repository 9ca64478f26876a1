import * as endpoints from '@akada/contract/notifications.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { NotificationPreferencesService } from './notification-preferences.service.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(
  notifications: NotificationsService,
  preferences: NotificationPreferencesService,
): Route[] {
  return [
    route(endpoints.listNotifications)(async ({ caller, query }) => ({
      status: 200,
      body: await notifications.list({
        userId: caller.userId,
        unreadOnly: query.unread_only,
        category: query.category ?? null,
        skip: query.skip,
        limit: query.limit,
      }),
    })),
    route(endpoints.unreadCount)(async ({ caller }) => ({
      status: 200,
      body: { unread_count: await notifications.countUnread(caller.userId) },
    })),
    route(endpoints.markRead)(async ({ caller, params }) => ({
      status: 200,
      body: await notifications.markRead(caller.userId, params.id),
    })),
    route(endpoints.markAllRead)(async ({ caller }) => {
      await notifications.markAllRead(caller.userId);
      return { status: 200, body: { unread_count: await notifications.countUnread(caller.userId) } };
    }),
    route(endpoints.deleteNotification)(async ({ caller, params }) => {
      await notifications.remove(caller.userId, params.id);
      return { status: 204 };
    }),
    route(endpoints.getPreferences)(async ({ caller }) => ({
      status: 200,
      body: await preferences.read(caller.userId),
    })),
    route(endpoints.savePreferences)(async ({ caller, body }) => {
      const ways = body.items.map(({ type, in_app: inApp, email }) => ({ type, inApp, email }));
      const saved = await preferences.save(caller.userId, { ways, dailyDigest: body.daily_digest });
      return { status: 200, body: saved };
    }),
  ];
}
