import { getCatalog } from '@akada/core/notifications/catalog.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { NotificationBinding } from '../../platform/module/notify-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { createNotificationDigest } from './notification-digest.service.ts';
import { createNotificationPreferences } from './notification-preferences.service.ts';
import { createNotificationPublishing, forgettingGames } from './notification-publishing.service.ts';
import { createAuthorizeNotification } from './notifications.access.ts';
import { notificationsRoutes } from './notifications.http.ts';
import { createNotificationsService } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';
import { notificationsPersonalData } from './notifications-personal-data.service.ts';

/** @param bindings the notifications of the other features, which do not use this feature */
export function createNotifications(platform: Platform, bindings: readonly NotificationBinding[]) {
  const catalog = getCatalog(bindings.map(({ entry }) => entry));
  const deps = { ...platform, publicUrl: platform.config.publicUrl, catalog };
  const digest = createNotificationDigest(deps);
  const preferences = createNotificationPreferences(deps);
  const module: FeatureModule = {
    routes: notificationsRoutes(
      createNotificationsService(deps),
      preferences,
      createAuthorizeNotification(platform.database),
    ),
    tasks: [
      { name: 'notifications.digest', everyMs: 5 * 60_000, run: () => digest.writeDue() },
      undoSweep(platform, 'notifications', notifications),
    ],
    listeners: [...createNotificationPublishing(deps, bindings), forgettingGames()],
    personalData: [notificationsPersonalData(catalog)],
  };
  return { module, preferences };
}
