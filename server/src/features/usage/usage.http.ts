import { usageStats } from '@akada/contract/base/usage.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { UsageService } from './usage.service.ts';

export function usageRoutes(usage: UsageService, database: Database): Route[] {
  return [
    route(usageStats)(async ({ caller }) => ({
      status: 200,
      body: await usage.stats(database.db, caller.userId, caller.plan),
    })),
  ];
}
