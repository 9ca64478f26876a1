import { adminOverview } from '@akada/contract/observers/admin.ts';
import { listAudit } from '@akada/contract/observers/audit.ts';
import { route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAdminService } from './admin.service.ts';
import { createAuditService } from './audit.service.ts';
import { catalogAdministrationRoutes } from './catalog/catalog-administration.http.ts';
import { moneyRoutes } from './money/money.http.ts';
import { createMoneyService, type MoneyDeps } from './money/money.service.ts';
import { peopleRoutes } from './people/people.http.ts';
import { createPeopleService, type PeopleDeps } from './people/people.service.ts';

/** The overview, one person, the catalog, money and the record. Lists of accounts and tutors stand in those features. */
export function createAdmin(
  platform: Platform,
  {
    money: moneyUses,
    ...uses
  }: Pick<PeopleDeps, 'usage' | 'payments' | 'tutorials'> & {
    money: Pick<MoneyDeps, 'payments' | 'sessions' | 'payouts'>;
  },
) {
  const admin = createAdminService(platform);
  const audit = createAuditService(platform);
  const money = createMoneyService({ ...platform, ...moneyUses });
  const module: FeatureModule = {
    routes: [
      route(adminOverview)(async () => ({ status: 200, body: await admin.overview() })),
      route(listAudit)(async ({ query: { actor, target, action, ...page } }) => ({
        status: 200,
        body: await audit.list({
          ...page,
          actorId: actor ?? null,
          targetId: target ?? null,
          action: action ?? null,
        }),
      })),
      ...moneyRoutes(money),
      ...catalogAdministrationRoutes(platform),
      ...peopleRoutes(createPeopleService({ ...platform, ...uses })),
    ],
  };
  return { module };
}
