import { announcementNotifications } from '@akada/core/notifications/classes/announcements.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import type { MessagesPort } from '../messages/sending.service.ts';
import { createAnnouncementAnswers } from './announcement-answers.service.ts';
import { createAnnouncementsAccess } from './announcements.access.ts';
import { announcementSent } from './announcements.events.ts';
import { announcementsRoutes } from './announcements.http.ts';
import { createAnnouncements as createService } from './announcements.service.ts';
import { announcementReads, announcements } from './announcements.tables.ts';

/** Announcements of tutors to their classes. */
export function createAnnouncements(platform: Platform, { messages }: { messages: MessagesPort }) {
  const module: FeatureModule = {
    routes: announcementsRoutes({
      access: createAnnouncementsAccess(platform.database),
      announcements: createService(platform),
      answers: createAnnouncementAnswers(messages),
    }),
    tasks: [undoSweep(platform, 'announcements', announcements)],
    notifications: [notifyOf(announcementSent, announcementNotifications.sent, ({ facts }) => facts)],
    personalData: [
      {
        tables: [
          personalTable(announcements, {
            name: 'announcements',
            owned: announcements.userId,
            order: [announcements.sentAt, announcements.id],
          }),
          personalTable(announcementReads, {
            name: 'read-announcements',
            owned: announcementReads.userId,
            order: [announcementReads.readAt, announcementReads.announcementId],
          }),
        ],
      },
    ],
  };
  return { module };
}
