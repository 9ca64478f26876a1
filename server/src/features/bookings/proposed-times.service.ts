/** Times that a tutor proposes outside of a booking. */

import type { Executor } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { bookable, freeTimesBy } from './availability/availability.service.ts';
import { assertOpen } from './requests.service.ts';

interface ProposedHour {
  tutorId: string;
  /** Milliseconds since the epoch. */
  startsAt: number;
  minutes: number;
}

/**
 * Checks that a student can book this hour now. Nothing is held for them.
 *
 * @param now milliseconds since the epoch
 * @throws Fault `not_found` for a tutor who cannot be booked, `outside_hours`, `slot_taken`
 */
export async function assertProposable(executor: Executor, hour: ProposedHour, now: number): Promise<void> {
  const { tutorId, startsAt, minutes } = hour;
  const bookableTutor = await bookable(executor, tutorId);
  if (!bookableTutor.rules.minutes.includes(minutes))
    throw new Fault('outside_hours', 'You do not offer sessions of this length. Choose another one.');
  await assertOpen(executor, hour, bookableTutor, now).catch((error: unknown) => {
    throw error instanceof Fault && error.code === 'outside_hours'
      ? new Fault('outside_hours', 'Your weekly hours do not have this time. Choose one of your open times.')
      : error;
  });
  const range = { from: startsAt, to: startsAt + minutes * 60_000 };
  const free = await freeTimesBy(executor, tutorId, bookableTutor, { range, now });
  if (free.some(({ from, to }) => from === range.from && to === range.to)) return;
  throw new Fault('slot_taken', 'You have another session at this time. Choose another one.');
}
