import { usageNotifications } from '@akada/core/notifications/usage.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitNear, limitReached, limitReset } from './usage.events.ts';
import { usageRoutes } from './usage.http.ts';
import { usageCounters, usageExtras } from './usage.repo.ts';
import { createUsageService, notifyOfResets } from './usage.service.ts';

/** Monthly limits: counted use, and raised limits of single people. */
export function createUsage(platform: Platform) {
  const service = createUsageService(platform);
  const module: FeatureModule = {
    routes: usageRoutes(service, platform.database),
    notifications: [
      notifyOf(limitNear, usageNotifications.limitNear, ({ facts }) => facts),
      notifyOf(limitReached, usageNotifications.limitReached, ({ facts: { kind, limit } }) => ({
        kind,
        limit,
      })),
      notifyOf(limitReset, usageNotifications.limitReset, ({ facts }) => facts),
    ],
    tasks: [{ name: 'usage.notify_of_resets', everyMs: 60_000, run: () => notifyOfResets(platform) }],
    personalData: [
      {
        tables: [
          personalTable(usageCounters, {
            name: 'usage',
            owned: usageCounters.userId,
            order: [usageCounters.periodStart, usageCounters.kind],
            withheld: { reset_owed: 'whether a notification is still to be written' },
          }),
          personalTable(usageExtras, {
            name: 'raised-limits',
            owned: usageExtras.userId,
            order: [usageExtras.kind],
          }),
        ],
      },
    ],
  };
  return { service, module };
}
