import type { Role } from '@akada/contract/accounts.ts';
import { defaultTimeZone } from '@akada/contract/time-zone.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytes.ts';
import { instant } from '../../platform/database/timestamp.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** As typed by its owner; the column compares without case. */
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  role: text().$type<Role>().notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  deactivatedAt: instant('deactivated_at'),
  profileCompleted: boolean('profile_completed').notNull(),
  profilePictureUrl: text('profile_picture_url'),
  subscriptionPlan: text('subscription_plan').notNull(),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
  timeZone: text('time_zone').notNull().default(defaultTimeZone),
  minimiseGamification: boolean('minimise_gamification').notNull().default(false),
  invitationToken: text('invitation_token'),
  deletionDueAt: instant('deletion_due_at'),
});

export type AccountRow = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  previousTokenHash: bytes('previous_token_hash'),
  rotatedAt: instant('rotated_at').notNull(),
  bindingHash: bytes('binding_hash'),
  device: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export type SessionRow = typeof sessions.$inferSelect;

export type TokenPurpose = 'verify_email' | 'reset_password';

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<TokenPurpose>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  usedByKey: text('used_by_key'),
});

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;
