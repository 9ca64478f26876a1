import { downloadExport } from '@akada/contract/observers/privacy.ts';
import { apiBase } from '@akada/contract/table.ts';
import { privacyNotifications } from '@akada/core/notifications/privacy.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { createAccountDeletion } from './account-deletion.service.ts';
import { createDataExport } from './data-export.service.ts';
import { createErasure } from './erasure.service.ts';
import { deletionCancelled, deletionRequested } from './privacy.events.ts';
import { privacyRoutes } from './privacy.http.ts';

interface PrivacyUses {
  accounts: Accounts;
  /** Every feature's personal data; read on demand. */
  personalData(): readonly PersonalData[];
}

const downloadPath = (ticket: string) => `${apiBase}${downloadExport.path.replace('{ticket}', ticket)}`;

/** Downloads a person's data and deletes their account. */
export function createPrivacy(platform: Platform, uses: PrivacyUses) {
  const deps = { ...platform, ...uses };
  const erasure = createErasure(deps);
  const module: FeatureModule = {
    routes: privacyRoutes(createDataExport({ ...deps, downloadPath }), createAccountDeletion(deps)),
    tasks: [{ name: 'privacy.erase_due', everyMs: 10 * 60_000, run: () => erasure.eraseDue() }],
    notifications: [
      notifyOf(deletionRequested, privacyNotifications.deletionRequested, ({ facts }) => facts),
      notifyOf(deletionCancelled, privacyNotifications.deletionCancelled, () => ({})),
    ],
    personalData: [
      { tables: [], notHandedOut: { export_tickets: 'hashes of tickets that open this very archive' } },
    ],
  };
  return { module };
}
