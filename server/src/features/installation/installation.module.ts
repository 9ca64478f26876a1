import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPublicSettings } from './effective-settings.service.ts';
import { installationRoutes } from './installation.http.ts';
import { createInstallationService } from './installation.service.ts';
import { createInstallationTests, type ModelTest } from './installation-tests.service.ts';

interface Uses {
  readModelName: () => Promise<string | null>;
  testModel: () => Promise<ModelTest>;
}

/** Administrators set up their installation, led by first steps. */
export function createInstallation(platform: Platform, { readModelName, testModel }: Uses) {
  const { read: readPublicSettings, expire } = createPublicSettings(platform);
  const service = createInstallationService(platform, { readModelName, onChanged: expire });
  const readName = async () => (await readPublicSettings()).name ?? 'Akada';
  const tests = createInstallationTests(platform, { readName, testModel });
  const module: FeatureModule = { routes: installationRoutes(service, tests) };
  return { readPublicSettings, module };
}
