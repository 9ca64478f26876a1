import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { tutorBookingRules, tutorExceptions, tutorWeeklyHours } from './availability/availability.tables.ts';
import { bookings, bookingWords } from './booking/bookings.tables.ts';
import { tutorTrials } from './booking/trials.tables.ts';
import { endBookingsOf } from './bookings-erasure.service.ts';
import { bookingAssignments } from './session/session.tables.ts';

/** A booking names both sides, so each of them exports the same rows. */
export function bookingsPersonalData(clock: { now(): number }): PersonalData {
  return {
    tables: [
      personalTable(bookings, {
        name: 'bookings',
        owned: [bookings.studentId, bookings.tutorId],
        order: [bookings.createdAt, bookings.id],
        withheld: { call_room: 'a secret: its holder can enter the call' },
      }),
      personalTable(bookingWords, {
        name: 'words-about-sessions',
        owned: bookingWords.authorId,
        order: [bookingWords.saidAt, bookingWords.id],
      }),
      personalTable(tutorBookingRules, {
        name: 'booking-rules',
        owned: tutorBookingRules.tutorId,
        order: [tutorBookingRules.tutorId],
      }),
      personalTable(tutorTrials, {
        name: 'trial-lessons',
        owned: tutorTrials.tutorId,
        order: [tutorTrials.tutorId],
      }),
      personalTable(tutorWeeklyHours, {
        name: 'weekly-hours',
        owned: tutorWeeklyHours.tutorId,
        order: [tutorWeeklyHours.day, tutorWeeklyHours.from],
      }),
      personalTable(tutorExceptions, {
        name: 'dates-with-other-hours',
        owned: tutorExceptions.tutorId,
        order: [tutorExceptions.fromDay, tutorExceptions.id],
      }),
      personalTable(bookingAssignments, {
        name: 'sets-given-by-tutors',
        owned: bookingAssignments.studentId,
        order: [bookingAssignments.assignedAt, bookingAssignments.id],
      }),
    ],
    notHandedOut: {
      taken_hours: 'say again which hours the bookings take',
      booking_notes: 'were written by two people together',
      booking_note_versions: 'were written by two people together',
    },
    clear: (tx, { userId }) => endBookingsOf(tx, userId, clock.now()),
  };
}
