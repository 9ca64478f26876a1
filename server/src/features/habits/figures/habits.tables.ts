import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** A student's activity on a day. */
export const habitDays = pgTable(
  'habit_days',
  {
    userId: uuid('user_id').notNull(),
    localDay: date('local_day').notNull(),
    questions: integer().notNull(),
    rights: integer().notNull(),
    cards: integer().notNull(),
    exams: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    firstZone: text('first_zone').notNull(),
    lastAt: instant('last_at').notNull(),
    lastZone: text('last_zone').notNull(),
    /** Right answers whose keys an exam holds are not in it yet. */
    held: boolean().notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  ({ userId, localDay }) => [primaryKey({ columns: [userId, localDay] })],
);

export type HabitDayRow = typeof habitDays.$inferSelect;

/** Answers in an exam, by day in the time zone that the student had when it ended. */
export const habitExamDays = pgTable(
  'habit_exam_days',
  {
    userId: uuid('user_id').notNull(),
    examId: uuid('exam_id').notNull(),
    localDay: date('local_day').notNull(),
    zone: text().notNull(),
    answered: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The exam ended on this day, and half of it or more was answered. */
    counts: boolean().notNull(),
    /** Its answers are reviews as well, so that they are counted there. */
    remembered: boolean().notNull(),
  },
  ({ userId, examId, localDay }) => [primaryKey({ columns: [userId, examId, localDay] })],
);

export type HabitExamDayRow = typeof habitExamDays.$inferSelect;

/** Work that the next count of a student does. */
export const habitDue = pgTable('habit_due', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Events of the log of reviews. */
  reviewIds: uuid('review_ids').array().notNull().default([]),
  /** An exam that ended, or is remembered from now on. */
  examId: uuid('exam_id'),
});

/** A student's totals. The `last…` columns describe the last day that counts. */
export const habitStandings = pgTable('habit_standings', {
  userId: uuid('user_id').primaryKey(),
  points: integer().notNull().default(0),
  days: integer().notNull().default(0),
  longest: integer().notNull().default(0),
  freezes: smallint().notNull().default(2),
  recharged: smallint().notNull().default(0),
  lastDay: date('last_day'),
  lastAt: instant('last_at'),
  lastZone: text('last_zone'),
  celebratedLevel: integer('celebrated_level').notNull().default(1),
  celebratedWeek: date('celebrated_week'),
});

export type HabitStandingRow = typeof habitStandings.$inferSelect;

/** The achievement is won if it has a day; its notification was sent in any case. */
export const habitAchievements = pgTable(
  'habit_achievements',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    wonOn: date('won_on'),
  },
  ({ userId, key }) => [primaryKey({ columns: [userId, key] })],
);

export const habitGoals = pgTable(
  'habit_goals',
  {
    userId: uuid('user_id').notNull(),
    fromWeek: date('from_week').notNull(),
    answers: integer(),
  },
  ({ userId, fromWeek }) => [primaryKey({ columns: [userId, fromWeek] })],
);
