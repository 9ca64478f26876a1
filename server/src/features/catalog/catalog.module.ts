import { departmentNotifications } from '@akada/core/notifications/classes/departments.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { departmentApproved, departmentMerged } from './catalog.events.ts';
import { catalogRoutes } from './catalog.http.ts';
import { createCatalogService } from './catalog.service.ts';
import { departmentProposals } from './catalog.tables.ts';
import { waitingDepartments } from './department-proposals.repo.ts';
import { createDepartmentProposals, createUnusedProposalsTask } from './department-proposals.service.ts';

/** Schools and departments, and the departments that tutors propose. */
export function createCatalog(platform: Platform) {
  const module: FeatureModule = {
    routes: catalogRoutes(createCatalogService(platform), createDepartmentProposals(platform)),
    tasks: [createUnusedProposalsTask(platform)],
    notifications: [
      notifyOf(departmentApproved, departmentNotifications.approved, ({ facts }) => facts),
      notifyOf(departmentMerged, departmentNotifications.merged, ({ facts }) => facts),
    ],
    waitingSources: [waitingDepartments],
    personalData: [
      {
        tables: [
          personalTable(departmentProposals, {
            name: 'proposed-departments',
            owned: departmentProposals.userId,
            order: [departmentProposals.departmentId],
          }),
        ],
      },
    ],
  };
  return { module };
}
