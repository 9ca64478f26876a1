import type { NotificationPreferences } from '@akada/contract/observers/notifications.ts';
import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { NotificationType } from '@akada/core/notifications/entry.ts';
import { type Channels, gamificationTypes, getChannels } from '@akada/core/notifications/preferences.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { getGamification } from '../accounts/accounts.ts';
import * as repo from './notification-preferences.repo.ts';

interface ChosenPreferences {
  channels: readonly (Channels & { type: string })[];
  dailyDigest: boolean;
}

export type NotificationPreferencesService = ReturnType<typeof createNotificationPreferences>;

export function createNotificationPreferences({
  database: { db, transaction },
  catalog,
}: {
  database: Database;
  catalog: NotificationCatalog;
}) {
  /** Choices that were stored for a type of an earlier version have no row here. */
  const read = async (userId: string): Promise<NotificationPreferences> => {
    const selection = await repo.findAllChannels(db, userId);
    const { minimised } = await getGamification(db, userId);
    const visibleNotificationTypeSettingses = catalog.types.filter(
      ({ type }) => !minimised || !gamificationTypes.includes(type),
    );
    const items = visibleNotificationTypeSettingses.map((row) => {
      const { type, label, category, locked } = row;
      const { inApp, email } = getChannels(row, selection.get(type) ?? null);
      return { type, label, in_app: inApp, email, category, locked };
    });
    return { items, daily_digest: await repo.wantsDigest(db, userId) };
  };

  return {
    read,
    /** @returns false if the person wants notifications of this type on no channel */
    async wants(userId: string, type: NotificationType): Promise<boolean> {
      const settings = catalog.settingsOf(type);
      if (settings === undefined) return false;

      const { inApp, email } = getChannels(settings, await repo.findChannels(db, userId, type));
      return inApp || email;
    },
    /**
     * Omitted types stay as they are; locked ones always do.
     *
     * @throws Fault `validation_failed` for a type that is not produced
     */
    async save(
      userId: string,
      { channels, dailyDigest }: ChosenPreferences,
    ): Promise<NotificationPreferences> {
      const unknown = channels.find(({ type }) => catalog.settingsOf(type) === undefined);
      if (unknown) throw invalidField('items', 'Choose one of the types in your settings.');

      const isOptional = ({ type }: { type: string }) => catalog.settingsOf(type)?.locked === false;
      // One statement takes each type once; of several choices for a type the last one counts.
      const byType = new Map(channels.filter(isOptional).map((choice) => [choice.type, choice]));
      // A page sends all channels. A channel that comes back unchanged is no choice, because entries of its
      // type may differ.
      const selection = (await read(userId)).items.flatMap((shown) => {
        const sent = byType.get(shown.type);
        if (sent === undefined) return [];
        const inApp = sent.inApp === shown.in_app ? null : sent.inApp;
        const email = sent.email === shown.email ? null : sent.email;
        return inApp === null && email === null ? [] : [{ type: shown.type, inApp, email }];
      });
      await transaction(async (tx) => {
        await repo.saveChannels(tx, userId, selection);
        await repo.saveDigest(tx, userId, dailyDigest);
      });
      return read(userId);
    },
  };
}
