import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { catalogRoutes } from './catalog.http.ts';
import { createCatalogService } from './catalog.service.ts';

/** Schools and departments. Nothing in them is about a person. */
export function createCatalog(platform: Platform) {
  const module: FeatureModule = { routes: catalogRoutes(createCatalogService(platform)) };
  return { module };
}
