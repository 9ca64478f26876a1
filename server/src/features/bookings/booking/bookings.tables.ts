import type { BookingActor, BookingState } from '@akada/core/bookings/booking-state.ts';
import type { LastMove } from '@akada/core/bookings/session-facts.ts';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export type Side = 'student' | 'tutor';

export const bookings = pgTable('bookings', {
  id: uuid().primaryKey(),
  studentId: uuid('student_id').notNull(),
  tutorId: uuid('tutor_id').notNull(),
  state: text().$type<BookingState>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  noticeHours: integer('notice_hours').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  cancelHours: integer('cancel_hours').notNull(),
  expiresAt: instant('expires_at'),
  shareWeakTopics: boolean('share_weak_topics').notNull(),
  proposedStartsAt: instant('proposed_starts_at'),
  proposedBy: text('proposed_by').$type<Side>(),
  proposalExpiresAt: instant('proposal_expires_at'),
  moveOutcome: text('move_outcome').$type<LastMove['outcome']>(),
  moveActor: text('move_actor').$type<LastMove['by']>(),
  moveTime: instant('move_time'),
  paidAt: instant('paid_at'),
  /** The time at which the tutor accepted or rejected the request. */
  answeredAt: instant('answered_at'),
  endedBy: text('ended_by').$type<BookingActor>(),
  endedAt: instant('ended_at'),
  /** The student said that the tutor did not come. */
  tutorMissing: boolean('tutor_missing').notNull(),
  endReason: text('end_reason').notNull(),
  settlesAt: instant('settles_at'),
  settledAt: instant('settled_at'),
  givenBack: bigint('given_back', { mode: 'number' }),
  callRoom: text('call_room').notNull(),
  sequence: integer().notNull(),
  remindedHours: integer('reminded_hours'),
  isTrial: boolean('is_trial').notNull(),
  /** The package whose lesson pays the price. */
  packageId: uuid('package_id'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type BookingRow = typeof bookings.$inferSelect;

export const takenHours = pgTable(
  'taken_hours',
  {
    personId: uuid('person_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    bookingId: uuid('booking_id'),
    kind: text().$type<'booked' | 'proposed'>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    heldUntil: instant('held_until'),
  },
  ({ personId, subjectId, kind }) => [primaryKey({ columns: [personId, subjectId, kind] })],
);

export type TakenHoursRow = typeof takenHours.$inferSelect;

export const bookingWords = pgTable('booking_words', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  authorId: uuid('author_id').notNull(),
  action: text().$type<'no_show' | 'dispute'>().notNull(),
  words: text().notNull(),
  saidAt: instant('said_at').notNull(),
});

export type WordsRow = typeof bookingWords.$inferSelect;
