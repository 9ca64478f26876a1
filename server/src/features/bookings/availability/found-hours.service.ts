/** Free times as the search of tutors reads them: found when hours change, when the next one has passed, and once a day. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type EventListener, on } from '../../../platform/outbox/event.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveFreeTimes, tutorsToFindAgain } from '../../tutors/tutor-listing.service.ts';
import { tutorApproved } from '../../tutors/tutors.events.ts';
import { tutorHoursChanged } from '../booking/bookings.events.ts';
import { freeTimes, getRules } from './availability.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** So far ahead a search knows who is free. */
const aheadMs = 28 * dayMs;

export function createFoundHours({ database, clock }: Pick<Platform, 'database' | 'clock'>): {
  listeners: EventListener[];
  task: PeriodicTask;
} {
  const find = async (executor: Executor, tutorId: string): Promise<void> => {
    const now = clock.now();
    const free = await freeTimes(executor, tutorId, { range: { from: now, to: now + aheadMs }, now });
    const { minutes } = await getRules(executor, tutorId);
    const { findSlots } = await import('@akada/core/bookings/free-times.ts');
    const [next] = findSlots(free, Math.min(...minutes), minutes);
    await saveFreeTimes(executor, tutorId, {
      free: free.map(({ from, to }) => ({ from: getInstant(from), to: getInstant(to) })),
      nextFreeAt: next ? getInstant(next.from) : null,
      foundAt: getInstant(now),
    });
  };

  return {
    listeners: [
      on(tutorHoursChanged, (tx, { userId }) => find(tx, userId)),
      on(tutorApproved, (tx, { userId }) => find(tx, userId)),
    ],
    task: {
      name: 'bookings.find_free_times',
      everyMs: 5 * minuteMs,
      async run() {
        const [now, yesterday] = [getInstant(clock.now()), getInstant(clock.now() - dayMs)];
        for (const tutorId of await tutorsToFindAgain(database.db, { now, foundBefore: yesterday })) {
          await find(database.db, tutorId);
        }
      },
    },
  };
}
