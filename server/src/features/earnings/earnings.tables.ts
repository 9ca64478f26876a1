import { bigint, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  /** The package of a lesson that pays; null if a payment does. */
  packageId: uuid('package_id'),
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
  /** The part of the share that is not paid out while a bank disputes the payment. */
  frozen: kobo('frozen').notNull().default(0),
  state: text().$type<'waiting' | 'available' | 'returned'>().notNull(),
});

export type EarningRow = typeof earnings.$inferSelect;
