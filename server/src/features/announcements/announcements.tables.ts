import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const announcements = pgTable('announcements', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  /** The tutor who wrote it. */
  userId: uuid('user_id').notNull(),
  text: text().notNull(),
  sentAt: instant('sent_at').notNull(),
  editedAt: instant('edited_at'),
  ...undoColumns(),
});

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Students who have seen an announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: uuid('announcement_id').notNull(),
    userId: uuid('user_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  ({ announcementId, userId }) => [primaryKey({ columns: [announcementId, userId] })],
);
