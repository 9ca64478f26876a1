import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const bookingNotes = pgTable('booking_notes', {
  bookingId: uuid('booking_id').primaryKey(),
  text: text().notNull(),
  version: integer().notNull(),
  editorId: uuid('editor_id').notNull(),
  writtenBy: uuid('written_by'),
  changedAt: instant('changed_at').notNull(),
});

export type NotesRow = typeof bookingNotes.$inferSelect;

export const bookingNoteVersions = pgTable(
  'booking_note_versions',
  {
    bookingId: uuid('booking_id').notNull(),
    version: integer().notNull(),
    text: text().notNull(),
    writtenBy: uuid('written_by'),
    replacedAt: instant('replaced_at').notNull(),
  },
  ({ bookingId, version }) => [primaryKey({ columns: [bookingId, version] })],
);

export type NoteVersionRow = typeof bookingNoteVersions.$inferSelect;

export const bookingAssignments = pgTable('booking_assignments', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  studentId: uuid('student_id').notNull(),
  title: text().notNull(),
  setId: uuid('set_id').notNull(),
  questions: integer().notNull(),
  assignedAt: instant('assigned_at').notNull(),
});

export type AssignmentRow = typeof bookingAssignments.$inferSelect;
