import { bigint, date, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' });

/** Names no person. */
export const heldPayments = pgTable('held_payments', {
  reference: uuid().primaryKey(),
  kind: text().$type<'session' | 'seat'>().notNull(),
  /** The booking or the tutorial. */
  subjectId: uuid('subject_id').notNull(),
  price: kobo('price').notNull(),
  commissionPercent: doublePrecision('commission_percent').notNull(),
  givenBack: kobo('given_back'),
  settledAt: instant('settled_at'),
});

export type HeldPaymentRow = typeof heldPayments.$inferSelect;

/** The same as its tutor sees it. */
export const earnings = pgTable('earnings', {
  reference: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  studentId: uuid('student_id'),
  kind: text().$type<'session' | 'seat'>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** Subject of the session, or title of the tutorial. */
  title: text().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  price: kobo('price').notNull(),
  share: kobo('share').notNull(),
  state: text().$type<'waiting' | 'available' | 'returned'>().notNull(),
});

/** Payouts of our bank to tutors. */
export const tutorPayouts = pgTable('tutor_payouts', {
  id: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  amount: kobo('amount').notNull(),
  bankReference: text('bank_reference').notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  recordedAt: instant('recorded_at').notNull(),
});

export type PayoutRow = typeof tutorPayouts.$inferSelect;

export type EarningRow = typeof earnings.$inferSelect;
