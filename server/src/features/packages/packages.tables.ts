import type { PackageEnder, PackageSize, PackageState } from '@akada/core/packages/package-rules.ts';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const packageOffers = pgTable(
  'package_offers',
  {
    tutorId: uuid('tutor_id').notNull(),
    lessons: integer().$type<PackageSize>().notNull(),
    minutes: integer().notNull(),
    /** In kobo. */
    price: bigint({ mode: 'number' }).notNull(),
    validDays: integer('valid_days').notNull(),
  },
  ({ tutorId, lessons }) => [primaryKey({ columns: [tutorId, lessons] })],
);

export type OfferRow = typeof packageOffers.$inferSelect;

export const lessonPackages = pgTable('lesson_packages', {
  id: uuid().primaryKey(),
  /** Null after the account was erased, as of the tutor. */
  studentId: uuid('student_id'),
  tutorId: uuid('tutor_id'),
  lessons: integer().$type<PackageSize>().notNull(),
  minutes: integer().notNull(),
  /** In kobo. */
  lessonPrice: bigint('lesson_price', { mode: 'number' }).notNull(),
  validDays: integer('valid_days').notNull(),
  state: text().$type<'to_pay' | PackageState>().notNull(),
  /** The payment. */
  reference: uuid(),
  validUntil: instant('valid_until'),
  remindedAt: instant('reminded_at'),
  endedBy: text('ended_by').$type<PackageEnder>(),
  endedAt: instant('ended_at'),
  /** Lessons whose price went back. */
  unused: integer(),
  /** A bank disputes the payment: nothing is booked or refunded until it has decided. */
  frozen: boolean().notNull().default(false),
  /** The money of unused lessons that a bank took, in kobo. */
  chargedBack: bigint('charged_back', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export type PackageRow = typeof lessonPackages.$inferSelect;
