import { tutorialNotifications } from '@akada/core/notifications/tutorials.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { tutorRejected } from '../tutors/tutors.events.ts';
import { createAdminTutorials } from './admin-tutorials.service.ts';
import { createSeatsService, forgetSeats, noLongerTeaches } from './seats.service.ts';
import { createTutorialAccess } from './tutorials.access.ts';
import {
  seatPriceArrived,
  seatReturned,
  seatTaken,
  tutorialCancelled,
  tutorialCancelledByAkada,
} from './tutorials.events.ts';
import { adminTutorialRoutes, tutorialsRoutes } from './tutorials.http.ts';
import { createTutorialsService } from './tutorials.service.ts';
import { tutorialSeats, tutorials } from './tutorials.tables.ts';

const minuteMs = 60_000;

/** Group sessions of tutors, with seats. */
export function createTutorials(platform: Platform) {
  const service = createTutorialsService(platform);
  const seats = createSeatsService(platform);
  const module: FeatureModule = {
    routes: [
      ...tutorialsRoutes({ access: createTutorialAccess(platform.database), tutorials: service, seats }),
      ...adminTutorialRoutes(createAdminTutorials(platform)),
    ],
    tasks: [
      { name: 'tutorials.free_expired', everyMs: minuteMs, run: seats.freeExpired },
      { name: 'tutorials.sweep', everyMs: 5 * minuteMs, run: service.sweep },
    ],
    notifications: [
      notifyOf(seatTaken, tutorialNotifications.seatTaken, ({ facts }) => facts),
      notifyOf(seatPriceArrived, tutorialNotifications.seatPaid, ({ facts }) => facts),
      notifyOf(tutorialCancelled, tutorialNotifications.cancelled, ({ facts }) => facts),
      notifyOf(seatReturned, tutorialNotifications.seatReturned, ({ facts }) => facts),
      notifyOf(tutorialCancelledByAkada, tutorialNotifications.cancelledByAkada, ({ facts }) => facts),
    ],
    listeners: [on(tutorRejected, (tx, { userId }) => service.endAll(tx, userId, noLongerTeaches))],
    personalData: [
      {
        tables: [
          personalTable(tutorials, {
            name: 'tutorials',
            owned: tutorials.tutorId,
            order: [tutorials.createdAt, tutorials.id],
          }),
          personalTable(tutorialSeats, {
            name: 'seats-in-tutorials',
            owned: tutorialSeats.studentId,
            order: [tutorialSeats.takenAt, tutorialSeats.tutorialId],
          }),
        ],
        async clear(tx, { userId }) {
          await service.endAll(tx, userId, 'tutor');
          await forgetSeats(tx, userId, platform.clock.now());
        },
      },
    ],
  };
  return { module, service };
}
