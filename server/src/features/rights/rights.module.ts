import { rightsNotifications } from '@akada/core/notifications/rights.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAuthorizeCase } from './copyright.access.ts';
import { copyrightAnswered, copyrightClosed, copyrightDecided } from './copyright.events.ts';
import * as copyright from './copyright.repo.ts';
import { createCopyrightCases } from './copyright-cases.service.ts';
import { createCopyrightReports } from './copyright-reports.service.ts';
import { clearPerson } from './paper-rights.repo.ts';
import { createPaperRights } from './paper-rights.service.ts';
import { rightsRoutes } from './rights.http.ts';
import { copyrightCases, copyrightReports, paperRights } from './rights.tables.ts';

/** The right to share what comes from past papers, and reports of copyright. */
export function createRights(platform: Platform) {
  const module: FeatureModule = {
    routes: rightsRoutes({
      cases: createCopyrightCases(platform),
      authorizeCase: createAuthorizeCase(platform.database),
    }),
    notifications: [
      notifyOf(copyrightClosed, rightsNotifications.takenDown, ({ facts: { id, title } }) => ({
        id,
        title,
      })),
      notifyOf(copyrightDecided, rightsNotifications.decided, ({ facts: { id, title, put_back } }) => ({
        id,
        title,
        put_back,
      })),
      notifyOf(copyrightAnswered, rightsNotifications.answered, ({ facts }) => facts),
    ],
    waitingSources: [copyright.waitingCopyright],
    personalData: [
      {
        tables: [
          personalTable(paperRights, {
            name: 'confirmed-rights',
            owned: paperRights.userId,
            order: [paperRights.confirmedAt, paperRights.id],
          }),
          personalTable(copyrightCases, {
            name: 'copyright-cases',
            owned: copyrightCases.ownerId,
            order: [copyrightCases.openedAt, copyrightCases.id],
            withheld: { decided_by: 'names another person' },
          }),
          personalTable(copyrightReports, {
            name: 'copyright-reports',
            owned: copyrightReports.userId,
            order: [copyrightReports.reportedAt, copyrightReports.id],
          }),
        ],
        notHandedOut: { paper_parts: 'says which notes and questions come from a past paper' },
        async clear(tx, { userId }) {
          await clearPerson(tx, userId);
          await copyright.clearPerson(tx, userId);
        },
      },
    ],
  };
  return {
    papers: createPaperRights(platform),
    reports: createCopyrightReports(platform),
    module,
  };
}
