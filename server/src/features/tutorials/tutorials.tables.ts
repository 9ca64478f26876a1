import type { TutorialEnder } from '@akada/core/tutorials/tutorial-words.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const tutorials = pgTable('tutorials', {
  id: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  subject: text().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  seats: integer().notNull(),
  /** Held or joined seats. */
  seatsTaken: integer('seats_taken').notNull(),
  leastSeats: integer('least_seats').notNull(),
  /** Price of a seat, in kobo. */
  price: integer().notNull(),
  meetingUrl: text('meeting_url'),
  cancelledAt: instant('cancelled_at'),
  cancelledBy: text('cancelled_by').$type<TutorialEnder>(),
  /** The reason of an administrator; null for every other end. */
  cancelReason: text('cancel_reason'),
  settledAt: instant('settled_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type TutorialRow = typeof tutorials.$inferSelect;

export const tutorialSeats = pgTable('tutorial_seats', {
  tutorialId: uuid('tutorial_id').notNull(),
  studentId: uuid('student_id').notNull(),
  state: text().$type<'to_pay' | 'joined' | 'left'>().notNull(),
  payUntil: instant('pay_until'),
  paidReference: uuid('paid_reference'),
  takenAt: instant('taken_at').notNull(),
});

export type SeatRow = typeof tutorialSeats.$inferSelect;
