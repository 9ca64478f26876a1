import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** Addresses that were invited to a course. Only their hashes are stored: they prevent a second mail. */
export const classInvitations = pgTable(
  'class_invitations',
  {
    courseId: uuid('course_id').notNull(),
    emailHash: bytes('email_hash').notNull(),
    /** The tutor who invited. */
    userId: uuid('user_id').notNull(),
    invitedAt: instant('invited_at').notNull(),
  },
  ({ courseId, emailHash }) => [primaryKey({ columns: [courseId, emailHash] })],
);
