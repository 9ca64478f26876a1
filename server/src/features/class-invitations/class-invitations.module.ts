import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCourseAccess } from '../courses/courses.access.ts';
import { classInvitationsRoutes } from './class-invitations.http.ts';
import { createClassInvitationsService } from './class-invitations.service.ts';
import { classInvitations } from './class-invitations.tables.ts';

const dayMs = 24 * 60 * 60_000;

/** Invitations of tutors to their classes by lists of addresses. */
export function createClassInvitations(platform: Platform) {
  const invitations = createClassInvitationsService(platform);
  const module: FeatureModule = {
    routes: classInvitationsRoutes({ courses: createCourseAccess(platform.database), invitations }),
    tasks: [{ name: 'class_invitations.clean', everyMs: dayMs, run: invitations.clean }],
    personalData: [
      {
        tables: [
          personalTable(classInvitations, {
            name: 'class-invitations',
            owned: classInvitations.userId,
            order: [classInvitations.invitedAt, classInvitations.courseId, classInvitations.emailHash],
            withheld: { email_hash: 'stands for the address of another person' },
          }),
        ],
      },
    ],
  };
  return { module };
}
