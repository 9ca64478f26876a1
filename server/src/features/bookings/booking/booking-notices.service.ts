/** Records what the two are notified of, in the transaction of the change. */

import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { EventDeclaration } from '../../../platform/outbox/event.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { teachingProfile } from '../../tutors/tutor-standing.service.ts';
import { getPerson, otherSide } from './booking-facts.ts';
import { type BookingNotice, type bookingRequested, questionsAssigned } from './bookings.events.ts';
import type { BookingRow, Side } from './bookings.tables.ts';

type NoticeEvent = typeof bookingRequested;
type Extra = Partial<
  Pick<
    BookingNotice,
    'name' | 'reason' | 'until' | 'calendar' | 'given_back' | 'starts_at' | 'ends_at' | 'actor' | 'move_end'
  >
>;

/** @param side that reads it */
export async function notify(
  tx: Transaction,
  event: NoticeEvent,
  row: BookingRow,
  side: Side,
  extra: Extra = {},
): Promise<void> {
  const zones = await getZones(tx, row);
  const other = otherSide(side);
  const otherId = getPerson(row, other);
  const facts: BookingNotice = {
    booking_id: row.id,
    side,
    subject: row.subject,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    name: (await peopleById(tx, [otherId])).get(otherId)?.fullName ?? 'The other person',
    zone: zones[side],
    other_zone: zones[other],
    price: row.price,
    given_back: row.givenBack ?? 0,
    retained: row.paidAt === null || row.givenBack === null ? 0 : row.price - row.givenBack,
    uses_lesson: row.packageId !== null,
    reason: '',
    until: null,
    calendar: null,
    sequence: row.sequence,
    ...extra,
  };
  await record(tx, event satisfies EventDeclaration, {
    userId: getPerson(row, side),
    subjectId: newId(),
    facts,
  });
}

/** Open pages of both read it again. */
export async function publishBooking(tx: Transaction, row: BookingRow): Promise<void> {
  for (const userId of [row.tutorId, row.studentId]) {
    await publishHint(tx, userId, { topic: 'booking', id: row.id });
  }
}

/** A tutor's time zone is in the profile. */
async function getZones(
  executor: Executor,
  { tutorId, studentId }: BookingRow,
): Promise<Record<Side, string>> {
  const people = await peopleById(executor, [studentId]);
  const profile = await teachingProfile(executor, tutorId);
  return { student: people.get(studentId)?.timeZone ?? 'UTC', tutor: profile?.timeZone ?? 'UTC' };
}

/** A tutor has given questions. @param title of the set */
export function sayAssigned(tx: Transaction, row: BookingRow, title: string): Promise<void> {
  return notify(tx, questionsAssigned, row, 'student', { reason: title });
}
