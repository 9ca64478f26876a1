import { adminOverview } from '@akada/contract/observers/admin.ts';
import { readAnalytics } from '@akada/contract/observers/analytics.ts';
import { exportAudit, listAudit } from '@akada/contract/observers/audit.ts';
import { readHealth } from '@akada/contract/observers/health.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { AuditFilter } from '../../platform/audit/audit.ts';
import { sealingTask } from '../../platform/audit/audit-seals.ts';
import { route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { WaitingSource } from '../../platform/module/waiting-source.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAdminService } from './admin.service.ts';
import { analyticsCounting, createAnalytics } from './analytics/analytics.service.ts';
import { createAuditService } from './audit.service.ts';
import { catalogAdministrationRoutes } from './catalog/catalog-administration.http.ts';
import { createHealthService } from './health/health.service.ts';
import { moneyRoutes } from './money/money.http.ts';
import { createMoneyService, type MoneyDeps } from './money/money.service.ts';
import { createConsequences } from './people/consequences.service.ts';
import { peopleRoutes } from './people/people.http.ts';
import { createPeopleService, type PeopleDeps } from './people/people.service.ts';
import { createClaims } from './waiting/claims.service.ts';
import { waitingRoutes } from './waiting/waiting.http.ts';
import { createWaiting } from './waiting/waiting.service.ts';
import { waitingClaims } from './waiting/waiting.tables.ts';

/**
 * The overview, one person, the catalog, money and the record. Lists of accounts and tutors belong to those
 * features.
 */
export function createAdmin(
  platform: Platform,
  {
    money: moneyUses,
    getSources,
    ...uses
  }: Pick<PeopleDeps, 'usage' | 'payments' | 'tutorials'> & {
    money: Pick<MoneyDeps, 'payments' | 'sessions' | 'packages' | 'payouts'>;
    getSources: () => readonly WaitingSource[];
  },
) {
  const money = createMoneyService({ ...platform, ...moneyUses });
  const waitingService = createWaiting(platform, getSources);
  const admin = createAdminService({ ...platform, waitingService });
  const analytics = createAnalytics(platform);
  const health = createHealthService(platform);
  const audit = createAuditService(platform);
  const module: FeatureModule = {
    routes: [
      route(adminOverview)(async () => ({ status: 200, body: await admin.overview() })),
      route(readHealth)(async () => ({ status: 200, body: await health.read() })),
      route(readAnalytics)(async ({ query }) => ({ status: 200, body: await analytics.read(query) })),
      route(listAudit)(async ({ query: { skip, limit, ...search } }) => ({
        status: 200,
        body: await audit.list(getSearch(search), { skip, limit }),
      })),
      route(exportAudit)(async ({ caller, query }) => ({
        status: 200,
        content: {
          stream: await audit.stream(caller.userId, getSearch(query)),
          filename: 'akada-record.csv',
        },
      })),
      ...waitingRoutes(waitingService, createClaims(platform, waitingService)),
      ...moneyRoutes(money),
      ...catalogAdministrationRoutes(platform),
      ...peopleRoutes(createPeopleService({ ...platform, ...uses }), createConsequences(platform)),
    ],
    tasks: [analyticsCounting(platform), sealingTask(platform)],
    personalData: [
      {
        tables: [
          personalTable(waitingClaims, {
            name: 'claimed-cases',
            owned: waitingClaims.adminId,
            order: [waitingClaims.kind, waitingClaims.id],
          }),
        ],
      },
    ],
  };
  return { module };
}

const getSearch = ({ actor, target, action, from, to }: QueryOf<typeof exportAudit>): AuditFilter => ({
  actorId: actor ?? null,
  targetId: target ?? null,
  action: action ?? null,
  from: from ?? null,
  to: to ?? null,
});
