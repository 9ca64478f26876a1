import type { TutorState } from '@akada/contract/tutors.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

export const tutorProfiles = pgTable('tutor_profiles', {
  userId: uuid('user_id').primaryKey(),
  headline: text().notNull(),
  biography: text().notNull(),
  subjects: text().array().notNull(),
  languages: text().array().notNull(),
  qualifications: text().array().notNull(),
  hourlyRate: integer('hourly_rate').notNull(),
  timeZone: text('time_zone').notNull(),
  state: text().$type<TutorState>().notNull(),
  rejectionReason: text('rejection_reason'),
  /** Kept when it is decided, and while its tutor changes it. */
  pendingSince: instant('pending_since').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type TutorProfileRow = typeof tutorProfiles.$inferSelect;
