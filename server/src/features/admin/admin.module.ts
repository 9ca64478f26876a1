import { adminOverview } from '@akada/contract/observers/admin.ts';
import { route } from '../../platform/http/route.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAdminService } from './admin.service.ts';

/** The overview of administrators. What they do with accounts or tutors stands in those features. */
export function createAdmin(platform: Platform) {
  const admin = createAdminService(platform);
  const module: FeatureModule = {
    routes: [route(adminOverview)(async () => ({ status: 200, body: await admin.overview() }))],
  };
  return { module };
}
