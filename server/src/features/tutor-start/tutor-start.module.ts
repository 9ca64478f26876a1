import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { on } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingRequested } from '../bookings/booking/bookings.events.ts';
import { endFirstSteps } from '../tutors/tutor-standing.service.ts';
import { tutorStartRoutes } from './tutor-start.http.ts';
import { createTutorStart } from './tutor-start.service.ts';

/** The steps of a new tutor before the first booking. */
export function createTutorStartModule(platform: Platform) {
  const module: FeatureModule = {
    routes: tutorStartRoutes(createTutorStart(platform)),
    listeners: [
      on(bookingRequested, async (tx, { userId, facts }) => {
        if (facts.side === 'tutor') await endFirstSteps(tx, userId, platform.clock.now());
      }),
    ],
  };
  return { module };
}
