import * as endpoints from '@akada/contract/observers/notifications.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { NotificationPreferencesService } from './notification-preferences.service.ts';
import type { AuthorizeNotification } from './notifications.access.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(
  notifications: NotificationsService,
  preferences: NotificationPreferencesService,
  authorizeNotification: AuthorizeNotification,
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
      body: await notifications.markRead(await authorizeNotification(caller, params.id)),
    })),
    route(endpoints.markAllRead)(async ({ caller }) => {
      await notifications.markAllRead(caller.userId);
      return { status: 200, body: { unread_count: await notifications.countUnread(caller.userId) } };
    }),
    route(endpoints.deleteNotification)(async ({ caller, params }) => {
      await notifications.remove(await authorizeNotification(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreNotification)(async ({ caller, params }) => ({
      status: 200,
      body: await notifications.restore(await authorizeNotification(caller, params.id)),
    })),
    route(endpoints.getPreferences)(async ({ caller }) => ({
      status: 200,
      body: await preferences.read(caller.userId),
    })),
    route(endpoints.savePreferences)(async ({ caller, body }) => {
      const channels = body.items.map(({ type, in_app: inApp, email }) => ({ type, inApp, email }));
      const saved = await preferences.save(caller.userId, { channels, dailyDigest: body.daily_digest });
      return { status: 200, body: saved };
    }),
  ];
}
