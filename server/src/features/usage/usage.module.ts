import { usageNotifications } from '@akada/core/notifications/usage.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitNear, limitReached } from './usage.events.ts';
import { usageRoutes } from './usage.http.ts';
import { usageCounters } from './usage.repo.ts';
import { createUsageService } from './usage.service.ts';

/** Monthly limits: what was used, and who may use more. */
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
    ],
    personalData: [
      {
        tables: [
          personalTable(usageCounters, {
            name: 'usage',
            owned: usageCounters.userId,
            order: [usageCounters.periodStart, usageCounters.kind],
          }),
        ],
      },
    ],
  };
  return { service, module };
}
