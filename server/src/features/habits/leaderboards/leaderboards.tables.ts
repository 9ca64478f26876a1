import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Students who take part in the leaderboard of a course. */
export const leaderboardMembers = pgTable(
  'leaderboard_members',
  {
    courseId: uuid('course_id').notNull(),
    userId: uuid('user_id').notNull(),
    alias: text().notNull(),
    /** The form in which names are compared: one of them is there once. */
    aliasKey: text('alias_key').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  ({ courseId, userId }) => [primaryKey({ columns: [courseId, userId] })],
);

export type LeaderboardMemberRow = typeof leaderboardMembers.$inferSelect;
