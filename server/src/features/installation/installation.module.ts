import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPublicSettings } from './effective-settings.ts';
import { installationRoutes } from './installation.http.ts';
import { createInstallationService } from './installation.service.ts';
import { createTestMail } from './test-mail.service.ts';

/** What administrators set about their installation, and the first steps that lead them through it. */
export function createInstallation(
  platform: Platform,
  uses: Parameters<typeof createInstallationService>[1],
) {
  const service = createInstallationService(platform, uses);
  const readPublicSettings = createPublicSettings(platform);
  const testMail = createTestMail(platform, async () => (await readPublicSettings()).name ?? 'Akada');
  const module: FeatureModule = { routes: installationRoutes(service, testMail) };
  return { readPublicSettings, module };
}
