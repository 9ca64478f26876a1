import type { NotificationPreferences } from '@akada/contract/notifications.ts';
import { isLocked, type Ways, waysOf } from '@akada/core/notifications/preferences.ts';
import { categoryOf, type NotificationType, notificationTypes } from '@akada/core/notifications/types.ts';
import type { Database } from '../../platform/database/database.ts';
import * as repo from './notification-preferences.repo.ts';

export interface ChosenPreferences {
  ways: readonly (Ways & { type: NotificationType })[];
  dailyDigest: boolean;
}

export interface NotificationPreferencesService {
  read(userId: string): Promise<NotificationPreferences>;
  /** Types that are left out stay as they are; those that concern the account's safety always do. */
  save(userId: string, chosen: ChosenPreferences): Promise<NotificationPreferences>;
}

export function createNotificationPreferences({ db, transaction }: Database): NotificationPreferencesService {
  const read = async (userId: string): Promise<NotificationPreferences> => {
    const chosen = await repo.findAllWays(db, userId);
    const items = notificationTypes.map((type) => {
      const { inApp, email } = waysOf(type, chosen.get(type) ?? null);
      return { type, in_app: inApp, email, category: categoryOf[type], locked: isLocked(type) };
    });
    return { items, daily_digest: await repo.wantsDigest(db, userId) };
  };

  return {
    read,
    async save(userId, { ways, dailyDigest }) {
      // The last word on a type counts; one statement takes each type once.
      const byType = new Map(ways.filter(({ type }) => !isLocked(type)).map((way) => [way.type, way]));
      await transaction(async (tx) => {
        await repo.saveWays(tx, userId, [...byType.values()]);
        await repo.saveDigest(tx, userId, dailyDigest);
      });
      return read(userId);
    },
  };
}
