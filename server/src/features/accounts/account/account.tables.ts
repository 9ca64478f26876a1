import type { Role } from '@akada/contract/identity/accounts.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** As its owner typed it; the column compares without case. */
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  role: text().$type<Role>().notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  deactivatedAt: instant('deactivated_at'),
  profileCompleted: boolean('profile_completed').notNull(),
  profilePictureUrl: text('profile_picture_url'),
  /** The plan given without an end; `free` if there is none. */
  subscriptionPlan: text('subscription_plan').notNull(),
  /** The end of all access by periods, so that no request has to ask for them. */
  premiumUntil: instant('premium_until'),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
  timeZone: text('time_zone').notNull().default(defaultTimeZone),
  minimiseGamification: boolean('minimise_gamification').notNull().default(false),
  invitationToken: text('invitation_token'),
  deletionDueAt: instant('deletion_due_at'),
  /** Null if an administrator never handed over a link to this account. */
  payoutsStoppedUntil: instant('payouts_stopped_until'),
});

export type AccountRow = typeof users.$inferSelect;
