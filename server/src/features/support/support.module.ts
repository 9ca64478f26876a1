import { supportNotifications as texts } from '@akada/core/notifications/support.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSupportAccess } from './support.access.ts';
import { supportAnswered, supportClosed, supportReplied } from './support.events.ts';
import { supportQueueRoutes, supportRoutes } from './support.http.ts';
import { createSupportService } from './support.service.ts';
import { supportMessages, supportRequests } from './support.tables.ts';
import { createSupportQueue, waitingSupport } from './support-queue.service.ts';

/** People's requests to support, and the queue for administrators. */
export function createSupport(platform: Platform) {
  const queue = createSupportQueue(platform);
  const service = createSupportService(platform);
  const access = createSupportAccess(platform.database);
  const module: FeatureModule = {
    routes: [...supportRoutes({ access, support: service }), ...supportQueueRoutes(queue)],
    notifications: [
      notifyOf(supportAnswered, texts.answered, ({ facts }) => facts),
      notifyOf(supportClosed, texts.closed, ({ facts }) => facts),
      notifyOf(supportReplied, texts.replied, ({ facts }) => facts),
    ],
    waitingSources: waitingSupport,
    personalData: [
      {
        tables: [
          personalTable(supportRequests, {
            name: 'requests-to-support',
            owned: supportRequests.userId,
            order: [supportRequests.createdAt, supportRequests.id],
            withheld: {
              claimed_by: 'names another person',
              claimed_until: 'says when another person worked',
            },
          }),
          personalTable(supportMessages, {
            name: 'messages-with-support',
            owned: supportMessages.userId,
            order: [supportMessages.writtenAt, supportMessages.id],
            withheld: { answered_by: 'names another person' },
          }),
        ],
      },
    ],
  };
  return { module, queue, service };
}
