import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const studentSharing = pgTable(
  'student_sharing',
  {
    studentId: uuid('student_id').notNull(),
    tutorId: uuid('tutor_id').notNull(),
    classes: boolean().notNull(),
    sessions: boolean().notNull(),
    answeredAt: instant('answered_at').notNull(),
    stoppedAt: instant('stopped_at'),
  },
  ({ studentId, tutorId }) => [primaryKey({ columns: [studentId, tutorId] })],
);

export type SharingRow = typeof studentSharing.$inferSelect;

export const studentNotes = pgTable('student_notes', {
  id: uuid().primaryKey(),
  /** The tutor. */
  userId: uuid('user_id').notNull(),
  studentId: uuid('student_id').notNull(),
  text: text().notNull(),
  /** True if the student reads it. */
  shared: boolean().notNull(),
  writtenAt: instant('written_at').notNull(),
  ...undoColumns(),
});

export type NoteRow = typeof studentNotes.$inferSelect;
