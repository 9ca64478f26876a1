import type { DayHours } from '@akada/core/bookings/open-hours.ts';
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const tutorBookingRules = pgTable('tutor_booking_rules', {
  tutorId: uuid('tutor_id').primaryKey(),
  minutes: integer().array().notNull(),
  noticeHours: integer('notice_hours').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  cancelHours: integer('cancel_hours').notNull(),
  callUrl: text('call_url'),
  changedAt: instant('changed_at').notNull(),
});

export type BookingRulesRow = typeof tutorBookingRules.$inferSelect;

export const tutorWeeklyHours = pgTable(
  'tutor_weekly_hours',
  {
    tutorId: uuid('tutor_id').notNull(),
    day: integer().notNull(),
    from: integer('from_minute').notNull(),
    to: integer('to_minute').notNull(),
  },
  ({ tutorId, day, from }) => [primaryKey({ columns: [tutorId, day, from] })],
);

export const tutorExceptions = pgTable('tutor_exceptions', {
  id: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  hours: jsonb().$type<DayHours[]>().notNull(),
});

export type ExceptionRow = typeof tutorExceptions.$inferSelect;
