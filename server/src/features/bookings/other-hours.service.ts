/** Hours that other features take of a person: none of them overlaps a booking, or another such hour. */
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { tutorHoursChanged } from './booking/bookings.events.ts';
import { freeOther, takeOther } from './booking/taken-hours.repo.ts';

export interface OtherHour {
  /** What it is taken by. */
  subjectId: string;
  personId: string;
  startsAt: string;
  endsAt: string;
  /** Until when it is held; null for good. */
  heldUntil: string | null;
}

/**
 * Takes an hour in place of the one that this person has of the subject. Of a tutor and others the tutor's comes first.
 * @returns false where the person is busy, and nothing is taken
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
