import type { TutorRevision, TutorState } from '@akada/contract/base/tutors.ts';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Columns that an administrator approves and a tutor may propose to change. */
const reviewedColumns = () => ({
  headline: text().notNull(),
  biography: text().notNull(),
  subjects: text().array().notNull(),
  languages: text().array().notNull(),
  qualifications: text().array().notNull(),
  video_url: text(),
});

/** Students read an approved profile from here, whatever its tutor proposes in the meantime. */
export const tutorProfiles = pgTable('tutor_profiles', {
  userId: uuid('user_id').primaryKey(),
  ...reviewedColumns(),
  hourlyRate: integer('hourly_rate').notNull(),
  timeZone: text('time_zone').notNull(),
  state: text().$type<TutorState>().notNull(),
  rejectionReason: text('rejection_reason'),
  /** Changes with each content that is decided. */
  version: uuid().notNull(),
  /** Kept when it is decided, and while its tutor changes it. */
  pendingSince: instant('pending_since').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Reviews by stars, from one to five. */
  stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
  completedSessions: integer('completed_sessions').notNull().default(0),
  nextFreeAt: instant('next_free_at'),
  /** Since when students do not see it, because sessions were missed. */
  hiddenAt: instant('hidden_at'),
  shownAgainAt: instant('shown_again_at'),
  /** The end of the steps before the first booking. */
  firstStepsDoneAt: instant('first_steps_done_at'),
});

export type TutorProfileRow = typeof tutorProfiles.$inferSelect;

export const tutorRevisions = pgTable('tutor_revisions', {
  userId: uuid('user_id').primaryKey(),
  version: uuid().notNull(),
  ...reviewedColumns(),
  state: text().$type<TutorRevision['state']>().notNull(),
  rejectionReason: text('rejection_reason'),
  pendingSince: instant('pending_since').notNull(),
});

export type TutorRevisionRow = typeof tutorRevisions.$inferSelect;

/** Students who have read a profile, each once a day. */
export const tutorViews = pgTable('tutor_views', {
  tutorId: uuid('tutor_id').notNull(),
  studentId: uuid('student_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
});

/** A profile with its tutor's proposed revision. */
export interface StoredTutor {
  profile: TutorProfileRow;
  revision: TutorRevisionRow | null;
}
