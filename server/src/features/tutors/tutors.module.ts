import { tutorNotifications } from '@akada/core/notifications/tutor.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTutorApproval } from './tutor-approval.service.ts';
import { createTutorSearch, type TeachingFiguresOf } from './tutor-search.service.ts';
import {
  revisionApproved,
  revisionRejected,
  tutorApproved,
  tutorHidden,
  tutorRejected,
  tutorShownAgain,
} from './tutors.events.ts';
import { tutorSearchRoutes, tutorsAdminRoutes, tutorsRoutes } from './tutors.http.ts';
import { waitingTutors } from './tutors.repo.ts';
import { createTutorsService } from './tutors.service.ts';
import { tutorProfiles, tutorRevisions, tutorViews } from './tutors.tables.ts';

/** Tutor profiles, their approval, and the search of students. */
export function createTutors(platform: Platform, { figuresOf }: { figuresOf: TeachingFiguresOf }) {
  const module: FeatureModule = {
    routes: [
      ...tutorsRoutes(createTutorsService(platform)),
      ...tutorSearchRoutes(createTutorSearch(platform, figuresOf)),
      ...tutorsAdminRoutes(createTutorApproval(platform)),
    ],
    notifications: [
      notifyOf(tutorApproved, tutorNotifications.approved, () => ({})),
      notifyOf(tutorRejected, tutorNotifications.rejected, ({ facts }) => facts),
      notifyOf(tutorHidden, tutorNotifications.hidden, () => ({})),
      notifyOf(tutorShownAgain, tutorNotifications.shownAgain, () => ({})),
      notifyOf(revisionApproved, tutorNotifications.revisionApproved, () => ({})),
      notifyOf(revisionRejected, tutorNotifications.revisionRejected, ({ facts }) => facts),
    ],
    waitingSources: [waitingTutors],
    personalData: [
      {
        tables: [
          personalTable(tutorProfiles, {
            name: 'tutor-profile',
            owned: tutorProfiles.userId,
            order: [tutorProfiles.userId],
            withheld: madeFromTheProfile,
          }),
          personalTable(tutorRevisions, {
            name: 'tutor-profile-change',
            owned: tutorRevisions.userId,
            order: [tutorRevisions.userId],
          }),
          personalTable(tutorViews, {
            name: 'tutors-read',
            owned: tutorViews.studentId,
            order: [tutorViews.day, tutorViews.tutorId],
          }),
        ],
      },
    ],
  };
  return { module };
}

const madeFromTheProfile = {
  words: 'is made of the profile',
  folded_subjects: 'is made of the profile',
  folded_languages: 'is made of the profile',
  free_times: 'is made of the hours and sessions',
  free_times_found_at: 'only says when a search looked last',
  rating_count: 'is made of the stars',
  rating_sum: 'is made of the stars',
};
