import { adminOverview } from '@akada/contract/observers/admin.ts';
import { readAnalytics } from '@akada/contract/observers/analytics.ts';
import { listAudit } from '@akada/contract/observers/audit.ts';
import { route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAdminService } from './admin.service.ts';
import { analyticsCounting, createAnalytics } from './analytics/analytics.service.ts';
import { createAuditService } from './audit.service.ts';
import { peopleRoutes } from './people/people.http.ts';
import { createPeopleService, type PeopleDeps } from './people/people.service.ts';

/** The overview, one person, and the record. Lists of accounts and tutors stand in those features. */
export function createAdmin(platform: Platform, uses: Pick<PeopleDeps, 'usage' | 'payments'>) {
  const admin = createAdminService(platform);
  const analytics = createAnalytics(platform);
  const audit = createAuditService(platform);
  const module: FeatureModule = {
    routes: [
      route(adminOverview)(async () => ({ status: 200, body: await admin.overview() })),
      route(readAnalytics)(async ({ query }) => ({ status: 200, body: await analytics.read(query) })),
      route(listAudit)(async ({ query: { actor, target, action, ...page } }) => ({
        status: 200,
        body: await audit.list({
          ...page,
          actorId: actor ?? null,
          targetId: target ?? null,
          action: action ?? null,
        }),
      })),
      ...peopleRoutes(createPeopleService({ ...platform, ...uses })),
    ],
    tasks: [analyticsCounting(platform)],
  };
  return { module };
}
