/** Hours that other features take of a person: none of them overlaps a booking, or another such hour. */
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { tutorHoursChanged } from './bookings.events.ts';
import { freeOther, takeOther } from './taken-hours.repo.ts';

export interface OtherHour {
  /** The subject that takes it. */
  subjectId: string;
  personId: string;
  startsAt: string;
  endsAt: string;
  /** The end of the hold; null if permanent. */
  heldUntil: string | null;
}

/**
 * Takes an hour that replaces this person's other hour of the subject. Callers take the
 * tutor's hour before the hours of others.
 *
 * @returns false if the person is busy, and nothing is taken
 */
export async function takeOtherHour(tx: Transaction, hour: OtherHour, now: number): Promise<boolean> {
  await freeOther(tx, hour.subjectId, hour.personId);
  return takeOther(tx, { ...hour, bookingId: null, kind: 'booked' }, now);
}

/** @param personId of whom; everybody's where absent */
export function freeOtherHours(tx: Transaction, subjectId: string, personId?: string): Promise<void> {
  return freeOther(tx, subjectId, personId);
}

/** Says that other hours of a tutor are free now. */
export async function noteOtherHours(tx: Transaction, tutorId: string): Promise<void> {
  await record(tx, tutorHoursChanged, { userId: tutorId, subjectId: newId(), facts: {} });
}
