/** The steps of a new tutor before the first booking: read from rows of other features, and ended once. */
import type { FirstSteps } from '@akada/contract/work/tutor-start.ts';
import { type FirstStep, listFirstSteps } from '@akada/core/tutors/first-steps.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { freeTimes } from '../bookings/availability/availability.service.ts';
import { hasOwnCourse } from '../courses/course-ownership.service.ts';
import { endFirstSteps, haveFirstStepsEnded, profileStanding } from '../tutors/tutor-standing.service.ts';

const searchedMs = 28 * 24 * 60 * 60_000;

export type TutorStart = ReturnType<typeof createTutorStart>;

export function createTutorStart({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const readSteps = async (executor: Executor, tutorId: string): Promise<FirstStep[] | null> => {
    if (await haveFirstStepsEnded(executor, tutorId)) return null;

    const now = clock.now();
    const range = { from: now, to: now + searchedMs };
    const open = await freeTimes(executor, tutorId, { range, now, hoursAlone: true });
    return listFirstSteps({
      profile: await profileStanding(executor, tutorId),
      hasHours: open.length > 0,
      hasCourse: await hasOwnCourse(executor, tutorId),
    });
  };

  return {
    async read(tutorId: string): Promise<FirstSteps> {
      return { steps: await readSteps(database.db, tutorId) };
    },
    /** Before all steps are done it changes nothing. */
    finish: (tutorId: string) =>
      database.transaction(async (tx): Promise<FirstSteps> => {
        const steps = await readSteps(tx, tutorId);
        if (steps !== null && !steps.every(({ is_done }) => is_done)) return { steps };

        await endFirstSteps(tx, tutorId, clock.now());
        return { steps: null };
      }),
  };
}
