import { tutorNotifications } from '@akada/core/notifications/tutor.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTutorApproval } from './tutor-approval.service.ts';
import { revisionApproved, revisionRejected, tutorApproved, tutorRejected } from './tutors.events.ts';
import { tutorsAdminRoutes, tutorsRoutes } from './tutors.http.ts';
import { createTutorsService } from './tutors.service.ts';
import { tutorProfiles, tutorRevisions } from './tutors.tables.ts';

/** Tutor profiles and their approval. */
export function createTutors(platform: Platform) {
  const module: FeatureModule = {
    routes: [
      ...tutorsRoutes(createTutorsService(platform)),
      ...tutorsAdminRoutes(createTutorApproval(platform)),
    ],
    notifications: [
      notifyOf(tutorApproved, tutorNotifications.approved, () => ({})),
      notifyOf(tutorRejected, tutorNotifications.rejected, ({ facts }) => facts),
      notifyOf(revisionApproved, tutorNotifications.revisionApproved, () => ({})),
      notifyOf(revisionRejected, tutorNotifications.revisionRejected, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(tutorProfiles, {
            name: 'tutor-profile',
            owned: tutorProfiles.userId,
            order: [tutorProfiles.userId],
          }),
          personalTable(tutorRevisions, {
            name: 'tutor-profile-change',
            owned: tutorRevisions.userId,
            order: [tutorRevisions.userId],
          }),
        ],
      },
    ],
  };
  return { module };
}
